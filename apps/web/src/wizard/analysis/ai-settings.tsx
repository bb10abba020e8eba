import {
  forgetKey,
  keyMessages,
  keyStatus,
  providerAddress,
  providerName,
  submitKey,
  testKey,
  verifyKey,
  type KeyFormResult
} from '@sitewright/advisor'
import { IconLoader2, IconLock } from '@tabler/icons-react'
import { useState } from 'react'
import { notifyKeyChange, keyStores, setProviderAddress, findProviderAddress } from '../../builder/advice.ts'
import { Button } from '../../ui/button.tsx'
import { Checkbox } from '../../ui/choice.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/field.tsx'
import { toast } from '../../ui/toast.ts'
import { keyFormMessages as messages } from './messages.ts'

/** The API key form (spec 1 §5): save, test, remove. The key is sent to its provider only. */
export function AiSettings({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog title={messages.title} opened={opened} onClose={onClose}>
      <KeyForm />
    </Dialog>
  )
}

function KeyForm() {
  const [key, setKey] = useState('')
  const [sessionOnly, setSessionOnly] = useState(false)
  const [address, setAddress] = useState(findProviderAddress() ?? '')
  const [busy, setBusy] = useState<'save' | 'test'>()
  const [answer, setAnswer] = useState<KeyFormResult>()
  const status = keyStatus(keyStores())
  const verify = (tried: string) => verifyKey({ key: tried, ...(address === '' ? {} : { baseURL: address }) })
  const show = (next: KeyFormResult) => {
    toast({ ...next.toast, detail: next.detail === '' ? undefined : next.detail })
    setAnswer(next)
    notifyKeyChange()
  }
  const run = async (what: 'save' | 'test') => {
    setBusy(what)
    setProviderAddress(address)
    const next =
      what === 'save'
        ? await submitKey(key, { stores: keyStores(), sessionOnly, verify })
        : await testKey(key, keyStores(), verify)
    setBusy(undefined)
    show(next)
    if (what === 'save' && next.status === 'valid') setKey('')
  }
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        void run('save')
      }}
    >
      <p className="note">
        <IconLock className="i s" aria-hidden />
        <span>{keyMessages.privacy}</span>
      </p>
      <TextField
        label={messages.key(providerName)}
        aside={status}
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder={messages.keyExample}
        value={key}
        error={answer?.fieldError === '' ? undefined : answer?.fieldError}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <Checkbox label={keyMessages.sessionOnly} checked={sessionOnly} onChange={setSessionOnly} />
      <TextField
        label={messages.address}
        aside={messages.addressAside}
        type="url"
        placeholder={providerAddress}
        value={address}
        help={messages.addressHelp}
        onChange={(event) => setAddress(event.currentTarget.value.trim())}
      />
      <div className="dialog-footer">
        {status === keyMessages.connected && (
          <Button kind="quiet" onClick={() => show(forgetKey(keyStores()))}>
            {messages.remove}
          </Button>
        )}
        <Button disabled={busy !== undefined} onClick={() => void run('test')}>
          {busy === 'test' && <IconLoader2 className="i s spinning" aria-hidden />}
          {messages.test}
        </Button>
        <Button kind="go" type="submit" disabled={busy !== undefined}>
          {busy === 'save' && <IconLoader2 className="i s spinning" aria-hidden />}
          {messages.save}
        </Button>
      </div>
    </form>
  )
}
