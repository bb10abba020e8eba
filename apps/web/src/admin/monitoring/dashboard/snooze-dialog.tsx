import type { Need } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { snoozeNeed, wakeNeed } from './dashboard.api.ts'
import { dashboardMessages } from './messages.ts'

const { needs: words } = dashboardMessages

/** What is put off, and what happens then. */
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
    send: async ({ hours, reason }) => {
      const input = { path: { id }, body: { reason, hours: Number(hours) } }
      const result = await toMutationResult(snooze.mutateAsync(input))
      if (result.kind === 'failed') return { message: result.failure.message }
      if (result.kind === 'done') {
        toast({
          tone: 'success',
          title: words.done,
          text: title,
          action: { label: words.undo, run: () => wake.mutate({ path: { id }, body: {} }), isUndo: true }
        })
        onDone()
      }
      return undefined
    }
  })
  return (
    <form className="question" {...form.props}>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      <p>{title}</p>
      <p className="muted">{words.effect}</p>
      <SelectField
        label={words.how}
        value={form.values.hours}
        onChange={(event) => form.change('hours', event.currentTarget.value)}
      >
        {Object.entries(words.hours).map(([hours, label]) => (
          <option key={hours} value={hours}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField label={words.reason} maxLength={500} autoComplete="off" {...form.text('reason')} />
      <div className="dialog-footer">
        <SubmitButton sending={form.sending}>{words.snooze}</SubmitButton>
      </div>
    </form>
  )
}
