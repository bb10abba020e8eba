import { emptyCalls, type CallCell } from './call-cell.ts'

/** Calls by which pages watch the installation while nobody does anything, by method and route. */
export const watchingRoutes: readonly string[] = [
  'GET /health',
  'GET /api/auth/verify',
  'GET /api/admin/dashboard',
  'GET /api/admin/metrics',
  'GET /api/admin/servers',
  'GET /api/admin/stream',
  'GET /api/monitoring/health',
  'GET /api/monitoring/metrics',
  'GET /api/monitoring/performance'
]

const watching = new Set(watchingRoutes)

/**
 * What of the calls of a route counts as work of people and keys. The control panel watching itself would make an
 * installation look busy, and thin out the failures of others; a failure counts for any caller.
 */
export function toWork(route: string, cell: CallCell): CallCell | undefined {
  if (!watching.has(route)) return cell
  const { failures } = cell
  return failures === 0 ? undefined : { ...emptyCalls(), calls: failures, failures }
}
