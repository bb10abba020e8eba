import type { AlertRule } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { submitForm } from '../../../requests/mutation-result.ts'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
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
    send: ({ rule, minutes, reason }) => {
      const body = { ruleId: rule === '' ? null : rule, minutes: Number(minutes), reason }
      return submitForm(add.mutateAsync({ body }), () => {
        toast({ tone: 'success', text: words.added })
        onDone()
      })
    }
  })
  return (
    <DialogForm form={form} submit={words.silence}>
      <p className="muted">{words.effect}</p>
      <SelectField
        {...form.text('rule')}
        label={words.rule}
        options={[['', words.all], ...rules.map(({ id, name }) => [id, name] as const)]}
      />
      <SelectField
        {...form.text('minutes')}
        label={words.duration}
        options={Object.entries(words.durations)}
      />
      <TextField label={words.reason} maxLength={500} autoComplete="off" {...form.text('reason')} />
    </DialogForm>
  )
}
