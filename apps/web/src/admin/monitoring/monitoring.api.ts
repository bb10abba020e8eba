import type { MetricName } from '@sitewright/api'
import { query } from '../../requests/request.ts'
import type { ComparedWindow } from './comparison/compared-window.ts'
import type { ShownRange } from './metrics/time-range.ts'

export const overviewQuery = query(['monitoring', 'overview'], 'GET /api/monitoring/metrics', {})

export const healthQuery = query(['monitoring', 'health'], 'GET /api/monitoring/health', {})

export const performanceQuery = query(['monitoring', 'performance'], 'GET /api/monitoring/performance', {})

export const serversQuery = query(['monitoring', 'servers'], 'GET /api/admin/servers', {})

/** What was measured within a range, of all routes or of one. */
export function seriesQuery(name: MetricName, { from, to, resolution }: ShownRange, route?: string) {
  return query(
    ['monitoring', 'series', name, `${from}-${to}-${resolution} ${route ?? ''}`],
    'GET /api/admin/metrics',
    { query: { name, from, to, resolution, ...(route === undefined ? {} : { route }) } }
  )
}

export function comparisonQuery({ from, to, against }: ComparedWindow) {
  return query(
    ['monitoring', 'comparison', `${from}-${to}-${against}`],
    'GET /api/admin/metrics/comparison',
    {
      query: { from, to, against }
    }
  )
}
