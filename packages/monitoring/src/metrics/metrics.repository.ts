import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import type { Queries, MetricCallsTable, MetricGaugesTable, Resolution } from '@sitewright/kernel/db'
import { watchingRoutes, type Services } from '@sitewright/kernel/services'
import { everything, type WindowCalls, type WindowGauge } from './metric-windows.ts'

const rowsAtOnce = 500

/** Upserts the call windows of a server. */
export async function writeCalls(
  queries: Queries,
  serverId: string,
  windows: readonly WindowCalls[]
): Promise<void> {
  for (let from = 0; from < windows.length; from += rowsAtOnce)
    await queries
      .insertInto('metric_calls')
      .values(
        windows.slice(from, from + rowsAtOnce).map(({ resolution, at, tenant, route, cell }) => ({
          resolution,
          at,
          tenant,
          route,
          server_id: serverId,
          calls: cell.calls,
          failures: cell.failures,
          total: cell.total,
          most: cell.most,
          buckets: JSON.stringify(cell.buckets)
        }))
      )
      .onConflict((conflict) =>
        conflict.columns(['resolution', 'route', 'tenant', 'at', 'server_id']).doUpdateSet(({ ref }) => ({
          calls: ref('excluded.calls'),
          failures: ref('excluded.failures'),
          total: ref('excluded.total'),
          most: ref('excluded.most'),
          buckets: ref('excluded.buckets')
        }))
      )
      .execute()
}

/** Upserts the gauge windows of a server. */
export async function writeGauges(
  queries: Queries,
  serverId: string,
  windows: readonly WindowGauge[]
): Promise<void> {
  if (windows.length === 0) return
  await queries
    .insertInto('metric_gauges')
    .values(
      windows.map(({ resolution, at, name, cell }) => ({
        resolution,
        at,
        name,
        server_id: serverId,
        ...cell
      }))
    )
    .onConflict((conflict) =>
      conflict.columns(['resolution', 'name', 'at', 'server_id']).doUpdateSet(({ ref }) => ({
        samples: ref('excluded.samples'),
        total: ref('excluded.total'),
        least: ref('excluded.least'),
        most: ref('excluded.most')
      }))
    )
    .execute()
}

/** A range of windows, in milliseconds since 1970: from `from` to before `to`. */
export interface WindowRange {
  resolution: Resolution
  from: number
  to: number
  /** Undefined for all servers. */
  serverId?: string | undefined
}

type Parts = Pick<Services, 'database' | 'reader'>

/** Condition: the window is within a range, of its resolution and server. */
function isWithin({ resolution, from, to, serverId }: WindowRange): RawBuilder<SqlBool> {
  const inRange = sql<SqlBool>`resolution = ${resolution} and at >= ${from} and at < ${to}`
  return serverId === undefined ? inRange : sql<SqlBool>`${inRange} and server_id = ${serverId}`
}

/** Reads the call windows of one route or all, of one tenant or all, in the order of time. */
export function readCalls(
  { database: { db }, reader }: Parts,
  range: WindowRange,
  { route, tenant }: { route?: string | undefined; tenant?: string | undefined }
): AsyncGenerator<Selectable<MetricCallsTable>[]> {
  const isTotal = route === undefined && tenant === undefined
  const query = db
    .selectFrom('metric_calls')
    .selectAll()
    .where(isWithin(range))
    .$if(isTotal, (all) => all.where('route', '=', everything).where('tenant', '=', everything))
    .$if(route !== undefined, (all) => all.where('route', '=', route ?? ''))
    .$if(tenant !== undefined, (all) => all.where('tenant', '=', tenant ?? ''))
    .orderBy('at')
    .compile()
  return reader.read(query)
}

/** The calls of an hour. */
export interface HourCalls {
  calls: number
  failures: number
  /** The control panel's own polling, which is not part of the other counts. */
  watching: number
}

/** Counts the calls within the hour before a time, of all servers and tenants. */
export async function countHour(queries: Queries, to: number): Promise<HourCalls> {
  const hour = { resolution: 60, from: to - 3_600_000, to } as const
  const { watching } = await queries
    .selectFrom('metric_calls')
    .select(sql<number | string>`coalesce(sum(calls - failures), 0)`.as('watching'))
    .where(isWithin(hour))
    .where('route', 'in', watchingRoutes)
    .executeTakeFirstOrThrow()
  const row = await queries
    .selectFrom('metric_calls')
    .select(({ fn }) => [
      fn.sum<number | string>('calls').as('calls'),
      fn.sum<number | string>('failures').as('failures')
    ])
    .where(isWithin(hour))
    .where('route', '=', everything)
    .where('tenant', '=', everything)
    .executeTakeFirst()
  return {
    calls: Number(row?.calls ?? 0),
    failures: Number(row?.failures ?? 0),
    watching: Number(watching)
  }
}

/** Reads the windows of a gauge, in the order of time. */
export function readGauges(
  { database: { db }, reader }: Parts,
  range: WindowRange,
  name: string
): AsyncGenerator<Selectable<MetricGaugesTable>[]> {
  const query = db
    .selectFrom('metric_gauges')
    .selectAll()
    .where(isWithin(range))
    .where('name', '=', name)
    .orderBy('at')
    .compile()
  return reader.read(query)
}

/** Windows of all gauges since a time, in the order of time. */
export function findGauges(
  queries: Queries,
  { resolution, from, to }: Pick<WindowRange, 'resolution' | 'from' | 'to'>
): Promise<Selectable<MetricGaugesTable>[]> {
  return (
    queries
      .selectFrom('metric_gauges')
      .selectAll()
      .where('resolution', '=', resolution)
      .where('at', '>=', from)
      // After a clock was set back there are windows in the future.
      .where('at', '<=', to)
      .orderBy('at')
      .execute()
  )
}

/** Reads the windows of each route since a time, of one tenant or all. */
export function readRoutes(
  { database: { db }, reader }: Parts,
  range: WindowRange,
  tenant: string | undefined
): AsyncGenerator<Selectable<MetricCallsTable>[]> {
  const query = db
    .selectFrom('metric_calls')
    .selectAll()
    .where(isWithin(range))
    .where('route', '!=', everything)
    .$if(tenant !== undefined, (all) => all.where('tenant', '=', tenant ?? ''))
    .compile()
  return reader.read(query)
}
