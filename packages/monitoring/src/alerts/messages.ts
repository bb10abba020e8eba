import { ruleMetrics, type AlertComparison, type AlertEventKind, type RuleMetric } from '@sitewright/api'
import type { WatchedMetric } from '@sitewright/kernel/db'
import { watchesChecks } from './watches-checks.ts'

/** The condition of a rule. */
export interface Condition {
  metric: WatchedMetric
  comparison: AlertComparison
  threshold: number
  for_ms: number
}

export const alertMessages = {
  ruleDeleted: 'The rule is gone',
  silenceEnded: 'The silence has ended',
  unknownReader: 'Choose administrators who may see alerts.',
  switchedOff: 'The rule was switched off or deleted',
  conditionChanged: 'The condition of the rule was changed',
  unknownCheck: 'There is no such check. Somebody may have deleted it.',
  otherKind: 'A rule of this kind does not have this.',
  isDown: (check: string) => `${check} is down`,
  expires: (check: string) => `The certificate of ${check} expires`,
  checkPaused: 'The check is paused',
  checkGone: 'The check was deleted, or is not watched any more',
  inMaintenance: 'Its service is in maintenance',
  describe: (alert: Condition & { value: number; note: string }) =>
    watchesChecks(alert.metric) ? describeCheck(alert) : describeMetric(alert, alert.metric),
  hidden: (names: readonly string[]) => `Hidden meanwhile: ${names.join(', ')}.`,
  value: ({ metric, value, note }: { metric: WatchedMetric; value: number; note: string }) =>
    watchesChecks(metric) ? note || null : withUnit(value, metric),
  restarts: 'Begins anew after a gap in the measurements',
  fires: (count: number) => `The rule fired ${count} times within an hour`,
  events: {
    pending: 'The condition holds',
    fired: 'Fired',
    flapping: 'Flapping: further notices are held back',
    told: 'Notices were sent',
    acknowledged: 'Acknowledged',
    silenced: 'Silenced',
    'silence-ended': 'The silence has ended',
    'no-data': 'Nothing is measured any more',
    'data-back': 'Measured again',
    hides: 'Hides checks that depend on it',
    resolved: 'Resolved'
  } satisfies Record<AlertEventKind, string>
} as const

function describeCheck({ note, for_ms: forMs }: { note: string; for_ms: number }): string {
  return [
    ...(note === '' ? [] : [`${note}.`]),
    ...(forMs === 0 ? [] : [`The limit is ${toDuration(forMs)}.`])
  ].join(' ')
}

function describeMetric(
  { value, note, ...condition }: Condition & { value: number; note: string },
  metric: RuleMetric
): string {
  return `${ruleMetrics[metric].name} is ${withUnit(value, metric)}${note === '' ? '' : ` ${note}`}. ${ruleOf(condition, metric)}`
}

/** The condition as a sentence: 'The limit is above 90 % for 5 min.' */
function ruleOf({ comparison, threshold, for_ms: forMs }: Condition, metric: RuleMetric): string {
  return `The limit is ${comparison} ${toAmount(String(threshold), metric)}${forMs === 0 ? '' : ` for ${toDuration(forMs)}`}.`
}

function withUnit(value: number, metric: RuleMetric): string {
  const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
  return toAmount(rounded.toLocaleString('en-US'), metric)
}

function toAmount(shown: string, metric: RuleMetric): string {
  const { unit } = ruleMetrics[metric]
  return unit === '' ? shown : `${shown} ${unit}`
}

function toDuration(ms: number): string {
  return ms % 60_000 === 0 ? `${ms / 60_000} min` : `${Math.round(ms / 1000)} s`
}
