import {
  alertComparisons,
  alertSeverities,
  ruleKinds,
  ruleMetrics,
  type RuleMetric
} from '@sitewright/api/rule-metrics'
import { useQuery } from '@tanstack/react-query'
import { SelectField, TextField, type SelectOptions } from '../../../ui/field.tsx'
import type { Form } from '../../../ui/form.ts'
import { checksQuery } from '../checks/checks.api.ts'
import styles from './alerts.module.css'
import { alertsMessages } from './messages.ts'
import type { RuleValues } from './rule-values.ts'

const { rules: words, severities } = alertsMessages

export const kindOptions: SelectOptions = ruleKinds.map((id) => [id, words.kinds[id]])
export const severityOptions: SelectOptions = alertSeverities.map((id) => [id, severities[id]])
const metricOptions: SelectOptions = Object.entries(ruleMetrics).map(([id, { name }]) => [id, name])
const comparisonOptions: SelectOptions = alertComparisons.map((id) => [id, words.comparisons[id]])

/** The fields of a rule on a metric: on which side of which threshold it fires. */
export function MetricCondition({ form }: { form: Form<RuleValues> }) {
  return (
    <>
      <SelectField {...form.text('metric')} label={words.metric} options={metricOptions} />
      <div className={styles.pair}>
        <SelectField {...form.text('comparison')} label={words.comparison} options={comparisonOptions} />
        <TextField
          label={words.threshold(ruleMetrics[form.values.metric as RuleMetric].unit)}
          inputMode="decimal"
          autoComplete="off"
          {...form.text('threshold')}
        />
      </div>
    </>
  )
}

/** The field of a rule on checks, or on their certificates: one of them, or all. */
export function CheckCondition({ form }: { form: Form<RuleValues> }) {
  const { data } = useQuery(checksQuery)
  const { kind, check } = form.values
  const ofCertificates = kind === 'certificate'
  const known: SelectOptions = (data?.checks ?? [])
    .filter(({ probe }) => !ofCertificates || probe.kind === 'tls')
    .map(({ id, name }) => [id, name])
  // One that is gone, or not loaded yet, stays chosen until another is.
  const isMissing = check !== '' && known.every(([id]) => id !== check)
  const options: SelectOptions = [
    ['', ofCertificates ? words.allCertificates : words.allChecks],
    ...known,
    ...(isMissing ? [[check, words.goneCheck] as const] : [])
  ]
  const help = ofCertificates ? words.certificateHelp : words.checkHelp
  return <SelectField {...form.text('check')} label={words.check} options={options} help={help} />
}
