import type { ApiCalls } from '@sitewright/api'
import { useState } from 'react'
import { StepUpDialog } from '../../../../step-up/step-up-dialog.tsx'
import { copyText } from '../../../../ui/clipboard.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import styles from '../security.module.css'
import { KeyForm } from './key-form.tsx'
import { apiKeyMessages as messages } from './messages.ts'

type CreatedKey = ApiCalls['POST /api/account/api-keys']['answer']

interface AddKeyDialogProps {
  grantable: readonly string[]
  opened: boolean
  onClose: () => void
}

/** Makes a key, and then shows it this once. */
export function AddKeyDialog({ grantable, opened, onClose }: AddKeyDialogProps) {
  const [created, setCreated] = useState<CreatedKey>()
  return (
    <StepUpDialog
      title={created === undefined ? messages.add : messages.secretTitle}
      opened={opened}
      onClose={onClose}
      firm={created !== undefined}
    >
      {created === undefined ? (
        <KeyForm grantable={grantable} onCreated={setCreated} onCancel={onClose} />
      ) : (
        <ShownKey created={created} onDone={onClose} />
      )}
    </StepUpDialog>
  )
}

function ShownKey({ created: { key, secret }, onDone }: { created: CreatedKey; onDone: () => void }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <div className={styles.form}>
      <p className="muted">{messages.secretLead}</p>
      <TextField label={messages.secret} value={secret} inputClass="mono" readOnly data-autofocus />
      <TextField label={messages.id} value={key.id} inputClass="mono" readOnly />
      <div className="dialog-footer">
        <Button onClick={() => void copyText(secret).then(setCopied)}>
          {isCopied ? messages.copied : messages.copy}
        </Button>
        <Button kind="go" onClick={onDone}>
          {messages.done}
        </Button>
      </div>
    </div>
  )
}
