import type { AlertRule } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { submitForm } from '../../../requests/mutation-result.ts'
import { Checkbox } from '../../../ui/choice.tsx'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useForm, type Form } from '../../../ui/form.ts'
import { toast } from '../../../ui/toast.ts'
import { addAlertRule, changeAlertRule } from './alerts.api.ts'
import styles from './alerts.module.css'
import { alertsMessages } from './messages.ts'
import { CheckCondition, kindOptions, MetricCondition, severityOptions } from './rule-condition.tsx'
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
    send: (values) => {
      const body = toRuleBody(values)
      // A rule keeps its kind.
      const { kind: _kind, ...changes } = body
      const sent =
        rule === undefined
          ? add.mutateAsync({ body })
          : change.mutateAsync({ path: { id: rule.id }, body: changes })
      return submitForm(sent, () => {
        toast({ tone: 'success', text: words.saved(body.name) })
        onDone()
      })
    }
  })
  return (
    <DialogForm form={form} submit={words.save}>
      <TextField label={words.name} maxLength={80} autoComplete="off" data-autofocus {...form.text('name')} />
      <div className={styles.pair}>
        {rule === undefined && (
          <SelectField {...form.text('kind')} label={words.kind} options={kindOptions} />
        )}
        <SelectField {...form.text('type')} label={words.severity} options={severityOptions} />
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
    </DialogForm>
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
