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

/** The API key form (spec 1 §5): save, test, remove. The key is sent to its provider only. */
export function AiSettings({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  return (
    <Dialog title="AI Settings" opened={opened} onClose={onClose}>
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
        label={`${providerName} API key`}
        aside={status}
        type="password"
        autoComplete="off"
        spellCheck={false}
        placeholder="sk-ant-"
        value={key}
        error={answer?.fieldError === '' ? undefined : answer?.fieldError}
        onChange={(event) => setKey(event.currentTarget.value)}
      />
      <Checkbox label={keyMessages.sessionOnly} checked={sessionOnly} onChange={setSessionOnly} />
      <TextField
        label="Provider address"
        aside="for a gateway of your own"
        type="url"
        placeholder={providerAddress}
        value={address}
        help="The server has to allow it too, with AI_PROVIDER_URL."
        onChange={(event) => setAddress(event.currentTarget.value.trim())}
      />
      <div className="dialog-footer">
        {status === keyMessages.connected && (
          <Button kind="quiet" onClick={() => show(forgetKey(keyStores()))}>
            Remove key
          </Button>
        )}
        <Button disabled={busy !== undefined} onClick={() => void run('test')}>
          {busy === 'test' && <IconLoader2 className="i s spinning" aria-hidden />}
          Test key
        </Button>
        <Button kind="go" type="submit" disabled={busy !== undefined}>
          {busy === 'save' && <IconLoader2 className="i s spinning" aria-hidden />}
          Save key
        </Button>
      </div>
    </form>
  )
}
