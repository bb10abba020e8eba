import type { Alert } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { submitForm } from '../../../requests/mutation-result.ts'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextAreaField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
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
  const acknowledge = useMutation(acknowledgeAlert)
  const form = useForm({
    initial: { note: '' },
    validate: () => ({}),
    send: (body) =>
      submitForm(
        acknowledge.mutateAsync({ path: { id }, body }),
        () => {
          toast({ tone: 'success', text: words.acknowledged(title) })
          onDone()
        },
        // The mutation shows a failure in a toast.
        () => ({})
      )
  })
  return (
    <DialogForm form={form} submit={words.acknowledge}>
      <p>
        <b>{title}</b>
      </p>
      <p className="muted">{words.acknowledgeLead}</p>
      <TextAreaField
        {...form.text('note')}
        label={words.note}
        aside={words.optional}
        help={words.noteHelp}
        rows={3}
        maxLength={500}
        data-autofocus
      />
    </DialogForm>
  )
}
