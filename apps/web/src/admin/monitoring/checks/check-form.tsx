import type { ServiceCheck, ServiceCheckResult } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { submitForm, toFieldErrors } from '../../../requests/mutation-result.ts'
import { DialogForm } from '../../../ui/dialog-form.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { toast } from '../../../ui/toast.ts'
import { FormTrial } from '../../shared/form-trial.tsx'
import { formatMs } from '../../shared/format-value.ts'
import { toCheckBody, toCheckValues, toFormFields, type CheckValues } from './check-values.ts'
import { addCheck, changeCheck, testCheck } from './checks.api.ts'
import styles from './checks.module.css'
import { checkTones, findDescendants } from './describe-check.ts'
import { checkTexts, formTexts as words } from './messages.ts'
import { KindFields } from './probe-fields.tsx'

interface CheckFormProps {
  /** The check that is changed; undefined for a new one. */
  check: ServiceCheck | undefined
  checks: readonly ServiceCheck[]
  onDone: () => void
}

/** The form of a check: what it looks at, how often, and what it depends on. */
export function CheckForm({ check, checks, onDone }: CheckFormProps) {
  const add = useMutation(addCheck)
  const change = useMutation(changeCheck)
  const form = useForm<CheckValues>({
    initial: toCheckValues(check),
    validate: () => ({}),
    send: (values) => {
      const body = toCheckBody(values)
      return submitForm<unknown>(
        check === undefined
          ? add.mutateAsync({ body })
          : change.mutateAsync({ path: { id: check.id }, body }),
        () => {
          const text = check === undefined ? words.added(body.name) : words.saved(body.name)
          toast({ tone: 'success', text })
          onDone()
        },
        ({ message, fields }) => toFieldErrors({ message, fields: toFormFields(fields) })
      )
    }
  })
  const { values, text } = form
  const below = check === undefined ? new Set<string>() : findDescendants(checks, check.id)
  return (
    <DialogForm form={form} submit={words.save} onCancel={onDone}>
      <TextField {...text('name')} label={words.name} autoComplete="off" maxLength={80} data-autofocus />
      <KindFields form={form} />
      <div className={styles.pair}>
        <TextField {...text('intervalSeconds')} label={words.interval} inputMode="numeric" />
        <TextField {...text('timeoutSeconds')} label={words.timeout} inputMode="numeric" />
        <TextField {...text('failureThreshold')} label={words.threshold} inputMode="numeric" />
      </div>
      <SelectField
        {...text('parentId')}
        label={words.parent}
        help={words.parentHelp}
        options={[
          ['', words.noParent],
          ...checks.filter(({ id }) => !below.has(id)).map(({ id, name }) => [id, name] as const)
        ]}
      />
      <FormTrial
        label={words.test}
        running={words.testing}
        className={styles.trial}
        mutation={testCheck}
        toInput={() => {
          const { probe, timeoutSeconds } = toCheckBody(values)
          return { body: { probe, ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }) } }
        }}
        describe={({ result }) => describeResult(result)}
      />
    </DialogForm>
  )
}

function describeResult({ outcome, message, responseMs }: ServiceCheckResult) {
  const reached = responseMs === null ? checkTexts.statuses[outcome] : words.testUp(formatMs(responseMs))
  return { tone: checkTones[outcome], text: message ?? reached }
}
