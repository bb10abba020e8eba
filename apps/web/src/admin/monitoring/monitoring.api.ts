import type { MetricName } from '@sitewright/api'
import { query } from '../../requests/request.ts'
import type { ComparedWindow } from './comparison/compared-window.ts'
import type { ShownRange } from './range.ts'

/** The cards over the screen. */
export const overviewQuery = query(['monitoring', 'overview'], 'GET /api/monitoring/metrics', {})

/** The health score with its parts. */
export const healthQuery = query(['monitoring', 'health'], 'GET /api/monitoring/health', {})

/** How each route performed within the last hour. */
export const performanceQuery = query(['monitoring', 'performance'], 'GET /api/monitoring/performance', {})

/** The servers of the installation. */
export const serversQuery = query(['monitoring', 'servers'], 'GET /api/admin/servers', {})

/** What was measured within a range, of all routes or of one. */
export function seriesQuery(name: MetricName, { from, to, resolution }: ShownRange, route?: string) {
  return query(
    ['monitoring', 'series', name, `${from}-${to}-${resolution} ${route ?? ''}`],
    'GET /api/admin/metrics',
    { query: { name, from, to, resolution, ...(route === undefined ? {} : { route }) } }
  )
}

/** What changed most within a window. */
export function comparisonQuery({ from, to, against }: ComparedWindow) {
  return query(
    ['monitoring', 'comparison', `${from}-${to}-${against}`],
    'GET /api/admin/metrics/comparison',
    {
      query: { from, to, against }
    }
  )
}
