import {
  overviewMetrics,
  type HealthScore,
  type MetricLimits,
  type MetricStatus,
  type OverviewMetric,
  type OverviewMetricId
} from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { readCurrentState, type CurrentState } from './current-state.ts'
import { scoreHealth, statusOfScore } from './health-score.ts'
import { monitoringMessages as words } from './messages.ts'
import { toReadings, type Reading } from './readings.ts'
import { metricsMs } from './write-metrics.ts'

/** Lists the metrics of the overview; refused for users of a tenant. */
export async function listOverview({ services }: UserCall): Promise<OverviewMetric[]> {
  return toOverview(await readCurrentState(services))
}

/** Turns recent metrics into those of the overview. */
export function toOverview(state: CurrentState): OverviewMetric[] {
  const readings = toReadings(state)
  const { score } = scoreHealth(readings)
  const times = Object.values(readings).flatMap((reading) => (reading === null ? [] : [reading.at]))
  const health = score === null ? null : { value: score, at: Math.max(...times), note: words.healthOf }
  const all: Record<OverviewMetricId, Reading | null> = { health, ...readings }
  return (Object.keys(overviewMetrics) as OverviewMetricId[]).map((id) => toMetric(id, all[id]))
}

/** Gets the health score with its parts; refused for users of a tenant. */
export async function getHealthScore({ services }: UserCall): Promise<HealthScore> {
  const { score, parts } = scoreHealth(toReadings(await readCurrentState(services)))
  return { score, status: statusOfScore(score), parts, at: services.now() }
}

function toMetric(id: OverviewMetricId, reading: Reading | null): OverviewMetric {
  const { name, unit, ...rest } = overviewMetrics[id]
  const basis = { id, name, unit, everyMs: metricsMs }
  if (reading === null)
    return { ...basis, value: null, status: 'no-data', note: words.notMeasured, lastUpdated: null }
  const { value, note, at } = reading
  const status = 'limits' in rest ? statusOf(value, rest.limits) : statusOfScore(value)
  return { ...basis, value, status, note, lastUpdated: at }
}

function statusOf(value: number, { warning, critical }: MetricLimits): MetricStatus {
  if (value >= critical) return 'critical'
  return value >= warning ? 'warning' : 'healthy'
}
