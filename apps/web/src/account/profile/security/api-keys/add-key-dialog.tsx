import type { ApiCalls } from '@sitewright/api'
import { useState } from 'react'
import { StepUpDialog } from '../../../../step-up/step-up-dialog.tsx'
import { copyText } from '../../../../ui/clipboard.ts'
import { Button } from '../../../../ui/button.tsx'
import { TextField } from '../../../../ui/field.tsx'
import styles from '../security.module.css'
import { KeyForm } from './key-form.tsx'
import { apiKeyMessages as words } from './messages.ts'

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
      title={created === undefined ? words.add : words.secretTitle}
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
      <p className="muted">{words.secretLead}</p>
      <TextField label={words.secret} value={secret} inputClass="mono" readOnly data-autofocus />
      <TextField label={words.id} value={key.id} inputClass="mono" readOnly />
      <div className="dialog-footer">
        <Button onClick={() => void copyText(secret).then(setCopied)}>
          {isCopied ? words.copied : words.copy}
        </Button>
        <Button kind="go" onClick={onDone}>
          {words.done}
        </Button>
      </div>
    </div>
  )
}
