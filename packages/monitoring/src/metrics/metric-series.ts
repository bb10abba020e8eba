import { ApiError, maximumPoints, metricUnits, type MetricQuery, type MetricSeries } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import {
  addCalls,
  addGauge,
  emptyCalls,
  emptyGauge,
  type CallCell,
  type GaugeCell,
  toWork,
  quantileOf,
  type Metrics
} from '@sitewright/kernel/services'
import { monitoringMessages } from './messages.ts'
import { readCalls, readGauges, type WindowRange } from './metrics.repository.ts'

/** Reads the time series of a metric; users of a tenant see the calls of that tenant. */
export async function getSeries({ services, actor }: UserCall, query: MetricQuery): Promise<MetricSeries> {
  const { name, from, to, resolution, route, server } = query
  if (to <= from) throw new ApiError('request.invalid', [{ path: 'to', message: monitoringMessages.order }])
  if ((to - from) / (resolution * 1000) > maximumPoints)
    throw new ApiError('request.invalid', [
      { path: 'resolution', message: monitoringMessages.tooMany(maximumPoints) }
    ])
  const tenant = actor.tenantId ?? undefined
  const { metrics } = services
  const shown = {
    unit: metricUnits[name],
    resolution,
    server: resolution === 1 ? metrics.server.id : (server ?? null)
  }
  if (name !== 'calls') {
    if (tenant !== undefined) throw new ApiError('auth.forbidden')
    const cells =
      resolution === 1
        ? gaugesOfSeconds(metrics, query)
        : await gaugesOfWindows(services, { ...query, resolution, serverId: server })
    return { kind: 'gauge', ...shown, points: [...cells].map(([at, cell]) => toGaugePoint(at, cell)) }
  }
  const cells =
    resolution === 1
      ? callsOfSeconds(metrics, { ...query, tenant })
      : await callsOfWindows(services, { from, to, resolution, serverId: server }, { route, tenant })
  return { kind: 'calls', ...shown, points: [...cells].map(([at, cell]) => toCallPoint(at, cell)) }
}

type Reading = Pick<UserCall['services'], 'database' | 'reader'>

async function callsOfWindows(
  services: Reading,
  range: WindowRange,
  of: { route?: string | undefined; tenant?: string | undefined }
): Promise<Map<number, CallCell>> {
  const cells = new Map<number, CallCell>()
  for await (const rows of readCalls(services, range, of))
    for (const { at, buckets, ...counts } of rows) {
      const cell = cells.get(at) ?? emptyCalls()
      addCalls(cell, { ...counts, buckets: JSON.parse(buckets) as number[] })
      cells.set(at, cell)
    }
  return cells
}

async function gaugesOfWindows(
  services: Reading,
  query: WindowRange & Pick<MetricQuery, 'name'>
): Promise<Map<number, GaugeCell>> {
  const cells = new Map<number, GaugeCell>()
  for await (const rows of readGauges(services, query, query.name))
    for (const row of rows) {
      const cell = cells.get(row.at) ?? emptyGauge()
      addGauge(cell, row)
      cells.set(row.at, cell)
    }
  return cells
}

function secondsOf(metrics: Metrics, { from, to }: Pick<MetricQuery, 'from' | 'to'>) {
  return metrics.between(Math.floor(from / 1000), Math.ceil(to / 1000))
}

function callsOfSeconds(
  metrics: Metrics,
  { route, tenant, ...range }: Pick<MetricQuery, 'from' | 'to' | 'route'> & { tenant: string | undefined }
): Map<number, CallCell> {
  const cells = new Map<number, CallCell>()
  for (const { second, calls } of secondsOf(metrics, range)) {
    const sum = emptyCalls()
    for (const [ofTenant, routes] of calls)
      if (tenant === undefined || tenant === ofTenant)
        for (const [name, cell] of routes) {
          const counted = route === undefined ? toWork(name, cell) : route === name ? cell : undefined
          if (counted !== undefined) addCalls(sum, counted)
        }
    if (sum.calls > 0) cells.set(second * 1000, sum)
  }
  return cells
}

function gaugesOfSeconds(
  metrics: Metrics,
  { name, ...range }: Pick<MetricQuery, 'from' | 'to' | 'name'>
): Map<number, GaugeCell> {
  const cells = new Map<number, GaugeCell>()
  for (const { second, gauges } of secondsOf(metrics, range)) {
    const cell = gauges.get(name)
    if (cell !== undefined) cells.set(second * 1000, cell)
  }
  return cells
}

function toCallPoint(at: number, { calls, failures, total, most, buckets }: CallCell) {
  const quantile = (share: number): number => quantileOf(buckets, share, most) ?? 0
  return {
    at,
    calls,
    failures,
    mean: total / calls,
    p50: quantile(0.5),
    p95: quantile(0.95),
    p99: quantile(0.99),
    most
  }
}

function toGaugePoint(at: number, { samples, total, least, most }: GaugeCell) {
  return { at, mean: total / samples, least, most }
}
