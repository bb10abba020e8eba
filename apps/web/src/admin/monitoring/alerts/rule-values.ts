import type { AlertComparison, AlertRule, AlertSeverity, NewAlertRule, RuleMetric } from '@sitewright/api'
import type { FieldErrors } from '../../../ui/form.ts'
import { alertsMessages } from './messages.ts'

const { rules: words } = alertsMessages

/** A rule as its form has it: numbers are texts while they are typed. */
export interface RuleValues {
  /** `metric`, `check` or `certificate`. */
  kind: string
  name: string
  type: string
  /** The id of a check; empty for all. */
  check: string
  metric: string
  comparison: string
  threshold: string
  minutes: string
  mailTo: string[]
}

const fresh: RuleValues = {
  kind: 'metric',
  name: '',
  type: 'warning',
  check: '',
  metric: 'cpu',
  comparison: 'above',
  threshold: '90',
  minutes: '5',
  mailTo: []
}

export function toRuleValues(rule: AlertRule | undefined): RuleValues {
  if (rule === undefined) return fresh
  const { kind, name, type, forSeconds, mailTo } = rule
  const common = { ...fresh, kind, name, type, minutes: String(forSeconds / 60), mailTo }
  if (rule.kind !== 'metric') return { ...common, check: rule.checkId ?? '' }
  const { metric, comparison, threshold } = rule
  return { ...common, metric, comparison, threshold: String(threshold) }
}

export function toRuleErrors({ kind, name, threshold, minutes }: RuleValues): FieldErrors {
  const [limit, duration] = [toNumber(threshold), toNumber(minutes)]
  return {
    ...(name.trim() === '' ? { name: words.nameRequired } : {}),
    ...(kind === 'metric' && (limit === undefined || limit < 0) ? { threshold: words.number } : {}),
    ...(duration === undefined || duration < 0 || duration > 1440 ? { minutes: words.minutesRange } : {})
  }
}

/** The body of a call, of values without errors. */
export function toRuleBody(values: RuleValues): NewAlertRule {
  const { kind, name, type, check, metric, comparison, threshold, minutes, mailTo } = values
  // The choices of the form are those of the contract.
  const common = {
    name: name.trim(),
    type: type as AlertSeverity,
    forSeconds: Math.round((toNumber(minutes) ?? 0) * 60),
    mailTo
  }
  if (kind === 'check' || kind === 'certificate')
    return { kind, ...common, checkId: check === '' ? null : check }
  return {
    kind: 'metric',
    ...common,
    metric: metric as RuleMetric,
    comparison: comparison as AlertComparison,
    threshold: toNumber(threshold) ?? 0
  }
}

function toNumber(text: string): number | undefined {
  const number = Number(text.trim().replace(',', '.'))
  return text.trim() === '' || !Number.isFinite(number) ? undefined : number
}
