import type { MetricName } from '@sitewright/api'
import { query } from '../../requests/request.ts'
import type { ShownRange } from './range.ts'

/** The cards over the screen. */
export const overviewQuery = query(['monitoring', 'overview'], 'GET /api/monitoring/metrics', {})

/** The health score with its parts. */
export const healthQuery = query(['monitoring', 'health'], 'GET /api/monitoring/health', {})

/** How each route performed within the last hour. */
export const performanceQuery = query(['monitoring', 'performance'], 'GET /api/monitoring/performance', {})

/** The servers of the installation. */
export const serversQuery = query(['monitoring', 'servers'], 'GET /api/admin/servers', {})

/** What was measured within a range. */
export function seriesQuery(name: MetricName, { from, to, resolution }: ShownRange) {
  return query(['monitoring', 'series', name, `${from}-${to}-${resolution}`], 'GET /api/admin/metrics', {
    query: { name, from, to, resolution }
  })
}
