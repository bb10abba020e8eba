import type { Need } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { submitForm } from '../../../requests/mutation-result.ts'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { toast } from '../../../ui/toast.ts'
import { snoozeNeed, wakeNeed } from './dashboard.api.ts'
import { dashboardMessages } from './messages.ts'

const { needs: words } = dashboardMessages

export interface SnoozeDialogProps {
  /** Undefined while the dialog is closed. */
  need: Need | undefined
  onClose: () => void
}

/** Asks for how long something is put off, and why. */
export function SnoozeDialog({ need, onClose }: SnoozeDialogProps) {
  return (
    <Dialog title={words.dialog} opened={need !== undefined} onClose={onClose} size={440}>
      {need !== undefined && <SnoozeForm need={need} onDone={onClose} />}
    </Dialog>
  )
}

function SnoozeForm({ need: { id, title }, onDone }: { need: Need; onDone: () => void }) {
  const snooze = useMutation(snoozeNeed)
  const wake = useMutation(wakeNeed)
  const form = useForm({
    initial: { hours: '24', reason: '' },
    validate: ({ reason }) => (reason.trim() === '' ? { reason: words.reasonRequired } : {}),
    send: ({ hours, reason }) =>
      submitForm(snooze.mutateAsync({ path: { id }, body: { reason, hours: Number(hours) } }), () => {
        toast({
          tone: 'success',
          title: words.done,
          text: title,
          action: { label: words.undo, run: () => wake.mutate({ path: { id }, body: {} }), isUndo: true }
        })
        onDone()
      })
  })
  return (
    <DialogForm form={form} submit={words.snooze}>
      <p>{title}</p>
      <p className="muted">{words.effect}</p>
      <SelectField {...form.text('hours')} label={words.how} options={Object.entries(words.hours)} />
      <TextField label={words.reason} maxLength={500} autoComplete="off" {...form.text('reason')} />
    </DialogForm>
  )
}
