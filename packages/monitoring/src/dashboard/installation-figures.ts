import type {
  DashboardView,
  HealthScore,
  OverviewMetric,
  OverviewMetricId,
  RequestFigures
} from '@sitewright/api'
import { quantileOf, type Services } from '@sitewright/kernel/services'
import { readCurrentState, type CurrentState } from '../metrics/current-state.ts'
import { countLive } from './live-counts.ts'
import { scoreHealth, statusOfScore } from '../metrics/health-score.ts'
import { toOverview } from '../metrics/metrics-overview.ts'
import { countHour, type HourCalls } from '../metrics/metrics.repository.ts'
import { toReadings } from '../metrics/readings.ts'
import { metricsMs } from '../metrics/write-metrics.ts'

/** The dashboard's metrics of the installation. */
export type InstallationFigures = Pick<
  { [Part in keyof DashboardView]: NonNullable<DashboardView[Part]> },
  'requests' | 'health' | 'host' | 'connections'
>

const hostMetrics: readonly OverviewMetricId[] = ['cpu', 'memory', 'disk']

/** Reads recent metrics, with the same functions as the monitoring screen. */
export async function readInstallationFigures(
  services: Pick<Services, 'database' | 'reader' | 'now'>
): Promise<InstallationFigures> {
  const now = services.now()
  const [state, hour] = await Promise.all([readCurrentState(services), countHour(services.database.db, now)])
  const overview = toOverview(state)
  return {
    requests: toRequests(state, hour),
    health: toHealth(state, overview, now),
    connections: { counts: await countLive(services.database, state, now), at: now },
    host: overview.filter(({ id }) => hostMetrics.includes(id))
  }
}

function toRequests({ calls, callsAt }: CurrentState, hour: HourCalls): RequestFigures {
  const quantile = (share: number) => quantileOf(calls.buckets, share, calls.most) ?? null
  return { ...hour, p50: quantile(0.5), p95: quantile(0.95), lastUpdated: callsAt, everyMs: metricsMs }
}

function toHealth(state: CurrentState, overview: readonly OverviewMetric[], at: number) {
  const { score, parts } = scoreHealth(toReadings(state))
  const health: HealthScore = { score, status: statusOfScore(score), parts, at }
  const lastUpdated = overview.find(({ id }) => id === 'health')?.lastUpdated ?? null
  return { ...health, lastUpdated, everyMs: metricsMs }
}
