import type { RoutePerformance } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { addCalls, emptyCalls, type CallCell, quantileOf } from '@sitewright/kernel/services'
import { readRoutes } from './metrics.repository.ts'

/** The range that is aggregated: the last hour. */
const performanceMs = 3_600_000
const mostRoutes = 200

/** Lists the performance of each route within an hour; users of a tenant see the calls of that tenant. */
export async function listRoutePerformance({
  services,
  actor
}: UserCall): Promise<{ from: number; to: number; routes: RoutePerformance[] }> {
  const to = services.now()
  const from = to - performanceMs
  const cells = new Map<string, CallCell>()
  const range = { resolution: 60, from, to } as const
  for await (const rows of readRoutes(services, range, actor.tenantId ?? undefined))
    for (const { route, buckets, ...counts } of rows) {
      const cell = cells.get(route) ?? emptyCalls()
      addCalls(cell, { ...counts, buckets: JSON.parse(buckets) as number[] })
      cells.set(route, cell)
    }
  const routes = [...cells]
    .toSorted(([, a], [, b]) => b.calls - a.calls)
    .slice(0, mostRoutes)
    .map(([route, cell]) => toPerformance(route, cell))
  return { from, to, routes }
}

function toPerformance(route: string, { calls, failures, buckets, most }: CallCell): RoutePerformance {
  const quantile = (share: number): number => quantileOf(buckets, share, most) ?? 0
  return { route, calls, failures, p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99) }
}
