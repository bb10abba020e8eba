import type { AlertRule } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { addSilence } from './alerts.api.ts'
import { alertsMessages } from './messages.ts'

const { silences: words } = alertsMessages

interface SilenceDialogProps {
  rules: readonly AlertRule[]
  /** The rule that is chosen at first; null for all, undefined while the dialog is closed. */
  ruleId: string | null | undefined
  onClose: () => void
}

/** Asks what is silenced, for how long, and why. */
export function SilenceDialog({ rules, ruleId, onClose }: SilenceDialogProps) {
  return (
    <Dialog title={words.add} opened={ruleId !== undefined} onClose={onClose} size={440}>
      {ruleId !== undefined && <SilenceForm rules={rules} ruleId={ruleId} onDone={onClose} />}
    </Dialog>
  )
}

interface SilenceFormProps {
  rules: readonly AlertRule[]
  ruleId: string | null
  onDone: () => void
}

function SilenceForm({ rules, ruleId, onDone }: SilenceFormProps) {
  const add = useMutation(addSilence)
  const form = useForm({
    initial: { rule: ruleId ?? '', minutes: '60', reason: '' },
    validate: ({ reason }) => (reason.trim() === '' ? { reason: words.reasonRequired } : {}),
    send: async ({ rule, minutes, reason }) => {
      const body = { ruleId: rule === '' ? null : rule, minutes: Number(minutes), reason }
      const result = await toMutationResult(add.mutateAsync({ body }))
      if (result.kind === 'failed') return { message: result.failure.message }
      if (result.kind === 'done') {
        toast({ tone: 'success', text: words.added })
        onDone()
      }
      return undefined
    }
  })
  return (
    <form className="question" {...form.props}>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      <p className="muted">{words.effect}</p>
      <SelectField
        label={words.rule}
        value={form.values.rule}
        onChange={(event) => form.change('rule', event.currentTarget.value)}
      >
        <option value="">{words.all}</option>
        {rules.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={words.duration}
        value={form.values.minutes}
        onChange={(event) => form.change('minutes', event.currentTarget.value)}
      >
        {Object.entries(words.durations).map(([minutes, label]) => (
          <option key={minutes} value={minutes}>
            {label}
          </option>
        ))}
      </SelectField>
      <TextField label={words.reason} maxLength={500} autoComplete="off" {...form.text('reason')} />
      <div className="dialog-footer">
        <SubmitButton sending={form.sending}>{words.silence}</SubmitButton>
      </div>
    </form>
  )
}
