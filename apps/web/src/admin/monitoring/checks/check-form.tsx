import type { ServiceCheck, ServiceCheckResult } from '@sitewright/api'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { RequestError } from '../../../requests/request-error.ts'
import { toMutationResult } from '../../../requests/mutation-result.ts'
import { Banner } from '../../../ui/banner.tsx'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useForm } from '../../../ui/form.ts'
import { Status } from '../../../ui/status.tsx'
import { SubmitButton } from '../../../ui/submit-button.tsx'
import { toast } from '../../../ui/toast.ts'
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
    send: async (values) => {
      const body = toCheckBody(values)
      const result = await toMutationResult<unknown>(
        check === undefined ? add.mutateAsync({ body }) : change.mutateAsync({ path: { id: check.id }, body })
      )
      if (result.kind === 'done') {
        toast({
          tone: 'success',
          text: check === undefined ? words.added(body.name) : words.saved(body.name)
        })
        onDone()
      }
      if (result.kind !== 'failed') return undefined
      const fields = toFormFields(result.failure.fields ?? {})
      return { fields, message: Object.keys(fields).length === 0 ? result.failure.message : undefined }
    }
  })
  const { values, text, change: set, errors, message, sending, props } = form
  const below = check === undefined ? new Set<string>() : findDescendants(checks, check.id)
  return (
    <form className="question" {...props}>
      {message !== undefined && <Banner tone="danger">{message}</Banner>}
      <TextField {...text('name')} label={words.name} autoComplete="off" maxLength={80} data-autofocus />
      <KindFields form={form} />
      <div className={styles.pair}>
        <TextField {...text('intervalSeconds')} label={words.interval} inputMode="numeric" />
        <TextField {...text('timeoutSeconds')} label={words.timeout} inputMode="numeric" />
        <TextField {...text('failureThreshold')} label={words.threshold} inputMode="numeric" />
      </div>
      <SelectField
        label={words.parent}
        help={words.parentHelp}
        name="parentId"
        value={values.parentId}
        error={errors['parentId']}
        onChange={(event) => set('parentId', event.currentTarget.value)}
      >
        <option value="">{words.noParent}</option>
        {checks
          .filter(({ id }) => !below.has(id))
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <Trial values={values} />
      <div className="dialog-footer">
        <Button onClick={onDone}>{words.cancel}</Button>
        <SubmitButton sending={sending}>{words.save}</SubmitButton>
      </div>
    </form>
  )
}

/** Runs what the form says, before it is saved. */
function Trial({ values }: { values: CheckValues }) {
  const [found, setFound] = useState<{ result?: ServiceCheckResult; why?: string }>()
  const trial = useMutation({
    ...testCheck,
    onSuccess: ({ result }) => setFound({ result }),
    onError: (error: Error) => setFound({ why: explain(error) })
  })
  const run = (): void => {
    if (trial.isPending) return
    const { probe, timeoutSeconds } = toCheckBody(values)
    setFound(undefined)
    trial.mutate({ body: { probe, ...(timeoutSeconds === undefined ? {} : { timeoutSeconds }) } })
  }
  return (
    <div className={styles.trial}>
      <Button onClick={run} aria-busy={trial.isPending} aria-disabled={trial.isPending || undefined}>
        {words.test}
      </Button>
      <span role="status">
        {trial.isPending && words.testing}
        {found?.result !== undefined && (
          <Status tone={checkTones[found.result.outcome]}>{toWords(found.result)}</Status>
        )}
        {found?.why !== undefined && <Status tone="danger">{found.why}</Status>}
      </span>
    </div>
  )
}

function toWords({ outcome, message, responseMs }: ServiceCheckResult): string {
  return message ?? (responseMs === null ? checkTexts.statuses[outcome] : words.testUp(formatMs(responseMs)))
}

/** What is wrong with the fields, where that is why. */
function explain(error: Error): string {
  const fields = error instanceof RequestError ? (error.failure.fields ?? {}) : {}
  return Object.values(fields)[0] ?? error.message
}
