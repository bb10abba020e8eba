import type { Alert } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { acknowledgeAlert } from './alerts.api.ts'
import { alertsMessages as words } from './messages.ts'

interface AcknowledgeDialogProps {
  /** Undefined while the dialog is closed. */
  alert: Alert | undefined
  onClose: () => void
}

/** Takes on an alert, with a note for colleagues. */
export function AcknowledgeDialog({ alert, onClose }: AcknowledgeDialogProps) {
  return (
    <Dialog title={words.acknowledgeTitle} opened={alert !== undefined} onClose={onClose} size={460}>
      {alert !== undefined && <AcknowledgeForm alert={alert} onDone={onClose} />}
    </Dialog>
  )
}

function AcknowledgeForm({ alert: { id, title }, onDone }: { alert: Alert; onDone: () => void }) {
  const [note, setNote] = useState('')
  const acknowledge = useMutation(acknowledgeAlert)
  const send = (event: FormEvent): void => {
    event.preventDefault()
    if (acknowledge.isPending) return
    acknowledge.mutate(
      { path: { id }, body: { note } },
      {
        onSuccess: () => {
          toast({ tone: 'success', text: words.acknowledged(title) })
          onDone()
        }
      }
    )
  }
  return (
    <form className="question" onSubmit={send} noValidate>
      <p>
        <b>{title}</b>
      </p>
      <p className="muted">{words.acknowledgeLead}</p>
      <TextAreaField
        label={words.note}
        aside={words.optional}
        help={words.noteHelp}
        value={note}
        rows={3}
        maxLength={500}
        onChange={(event) => setNote(event.currentTarget.value)}
        data-autofocus
      />
      <div className="dialog-footer">
        <SubmitButton sending={acknowledge.isPending}>{words.acknowledge}</SubmitButton>
      </div>
    </form>
  )
}
