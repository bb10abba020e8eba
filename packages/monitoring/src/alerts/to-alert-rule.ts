import { alertLimits, ruleMetrics, type AlertRule } from '@sitewright/api'
import type { AlertRuleRow } from './alert-rules.repository.ts'
import type { AlertRow } from './alerts.repository.ts'
import { toMailIds } from './alert-recipients.ts'
import type { Watched } from './watched.ts'
import { watchesChecks } from './watches-checks.ts'

interface RuleNow {
  /** Subjects that it watches, with their current state. */
  watched?: readonly Watched[]
  /** Name of its check. */
  check?: string | null
  alerts?: readonly AlertRow[]
  /** How often it fired within an hour, for the check of which it fired most often. */
  fires?: number
}

/** Maps a row to a rule, with its current state. */
export function toAlertRule(
  row: AlertRuleRow,
  { watched = [], check = null, alerts = [], fires = 0 }: RuleNow = {}
): AlertRule {
  const values = watched.flatMap(({ reading }) => (reading === null ? [] : [reading.value]))
  // A metric has one value; checks that are down, or whose certificates expire soon, count 1 each.
  const value = values.length === 0 ? null : values.reduce((sum, each) => sum + each, 0)
  const shown = {
    id: row.id,
    builtIn: row.built_in === 1,
    state: stateOf(row, value, alerts),
    value,
    flapping: fires > alertLimits.firesAnHour
  }
  const details = toRuleDetails(row)
  return details.kind === 'metric'
    ? { ...shown, ...details, unit: ruleMetrics[details.metric].unit }
    : { ...shown, ...details, check }
}

function stateOf(
  { enabled }: AlertRuleRow,
  value: number | null,
  alerts: readonly AlertRow[]
): AlertRule['state'] {
  if (enabled === 0) return 'off'
  if (value === null) return 'no-data'
  if (alerts.length === 0) return 'quiet'
  return alerts.every((alert) => alert.fired_at === null) ? 'pending' : 'firing'
}

/** The fields of a rule that users enter. */
export function toRuleDetails(row: AlertRuleRow) {
  const { name, severity: type, metric, comparison, threshold, for_ms: forMs, enabled } = row
  const common = { name, type, forSeconds: forMs / 1000, mailTo: toMailIds(row), enabled: enabled === 1 }
  return watchesChecks(metric)
    ? ({ kind: metric, ...common, checkId: row.check_id } as const)
    : ({ kind: 'metric', ...common, metric, comparison, threshold } as const)
}
