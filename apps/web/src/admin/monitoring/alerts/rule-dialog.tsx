import type { AlertRule } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Checkbox } from '../../../ui/choice.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { TextField } from '../../../ui/field.tsx'
import { useForm, type Form } from '../../../ui/form.ts'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
import { addAlertRule, changeAlertRule } from './alerts.api.ts'
import styles from './alerts.module.css'
import { alertsMessages } from './messages.ts'
import { Choice, CheckCondition, kindOptions, MetricCondition, severityOptions } from './rule-condition.tsx'
import { toRuleBody, toRuleErrors, toRuleValues, type RuleValues } from './rule-values.ts'

const { rules: words } = alertsMessages

interface RuleDialogProps {
  /** The rule that is edited; undefined where one is added. */
  rule: AlertRule | undefined
  /** Who can get its mails. */
  readers: readonly { id: string; name: string }[]
  opened: boolean
  onClose: () => void
}

/** Adds a rule, or edits one. */
export function RuleDialog({ rule, opened, onClose, readers }: RuleDialogProps) {
  return (
    <Dialog
      title={rule === undefined ? words.addTitle : words.editTitle}
      opened={opened}
      onClose={onClose}
      size={520}
      fillsPhone
    >
      <RuleForm rule={rule} readers={readers} onDone={onClose} />
    </Dialog>
  )
}

type RuleFormProps = Pick<RuleDialogProps, 'rule' | 'readers'> & { onDone: () => void }

function RuleForm({ rule, readers, onDone }: RuleFormProps) {
  const add = useMutation(addAlertRule)
  const change = useMutation(changeAlertRule)
  const form = useForm<RuleValues>({
    initial: toRuleValues(rule),
    validate: toRuleErrors,
    send: async (values) => {
      const body = toRuleBody(values)
      // A rule keeps its kind.
      const { kind: _kind, ...changes } = body
      const sent =
        rule === undefined
          ? add.mutateAsync({ body })
          : change.mutateAsync({ path: { id: rule.id }, body: changes })
      const result = await toMutationResult(sent)
      if (result.kind === 'failed') return { message: result.failure.message }
      if (result.kind === 'done') {
        toast({ tone: 'success', text: words.saved(body.name) })
        onDone()
      }
      return undefined
    }
  })
  return (
    <form className="question" {...form.props}>
      {form.message !== undefined && <Banner tone="danger">{form.message}</Banner>}
      <TextField label={words.name} maxLength={80} autoComplete="off" data-autofocus {...form.text('name')} />
      <div className={styles.pair}>
        {rule === undefined && <Choice form={form} name="kind" label={words.kind} options={kindOptions} />}
        <Choice form={form} name="type" label={words.severity} options={severityOptions} />
      </div>
      {form.values.kind === 'metric' ? <MetricCondition form={form} /> : <CheckCondition form={form} />}
      <TextField
        label={words.minutes}
        help={words.minutesHelp}
        inputMode="decimal"
        autoComplete="off"
        {...form.text('minutes')}
      />
      {readers.length > 0 && <MailReaders form={form} readers={readers} />}
      <div className="dialog-footer">
        <SubmitButton sending={form.sending}>{words.save}</SubmitButton>
      </div>
    </form>
  )
}

function MailReaders({ form, readers }: { form: Form<RuleValues>; readers: RuleDialogProps['readers'] }) {
  const { mailTo } = form.values
  return (
    <fieldset className={styles.choices}>
      <legend>{words.mailTo}</legend>
      <p className="help">{words.mailNone}</p>
      {readers.map(({ id, name }) => (
        <Checkbox
          key={id}
          label={name}
          checked={mailTo.includes(id)}
          onChange={(isChosen) =>
            form.change('mailTo', isChosen ? [...mailTo, id] : mailTo.filter((each) => each !== id))
          }
        />
      ))}
    </fieldset>
  )
}
