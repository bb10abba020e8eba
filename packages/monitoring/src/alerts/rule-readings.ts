import type { RuleMetric } from '@sitewright/api'
import type { CurrentState } from '../metrics/current-state.ts'
import { scoreHealth } from '../metrics/health-score.ts'
import { monitoringMessages } from '../metrics/messages.ts'
import { toReadings, worst, type Reading } from '../metrics/readings.ts'

/** The current value of each metric that rules can watch; null where it was not measured recently. */
export type RuleReadings = Record<RuleMetric, Reading | null>

/** Aggregates what the servers measured into the metrics that rules watch. */
export function toRuleReadings(state: CurrentState, now: number): RuleReadings {
  const readings = toReadings(state)
  const { score } = scoreHealth(readings)
  return {
    ...readings,
    health: score === null ? null : { value: score, at: now, note: monitoringMessages.healthOf },
    delay: worst(
      state.gauges('eventLoopDelay'),
      ({ value }) => value,
      () => ''
    )
  }
}
