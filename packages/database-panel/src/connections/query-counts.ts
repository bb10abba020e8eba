import type { DatabaseConnection } from '@sitewright/api'
import type { Queries } from '@sitewright/kernel/db'

const hourMs = 3_600_000
/** Hours of the figures, with the current one. */
const shownHours = 24

/** Queries that the panel ran on a connection recently. */
export type QueryFigures = DatabaseConnection['performance']

export const noQueries: QueryFigures = { queries: 0, avgResponseTime: null, throughput: null }

/** Counts a query that gave a result, with the milliseconds that the database took. */
export async function countQuery(
  queries: Queries,
  { connectionId, now, milliseconds }: { connectionId: string; now: number; milliseconds: number }
): Promise<void> {
  await queries
    .insertInto('query_counts')
    .values({ connection_id: connectionId, hour: toHour(now), queries: 1, milliseconds })
    .onConflict((conflict) =>
      conflict.columns(['connection_id', 'hour']).doUpdateSet(({ ref, eb }) => ({
        queries: eb(ref('query_counts.queries'), '+', 1),
        milliseconds: eb(ref('query_counts.milliseconds'), '+', milliseconds)
      }))
    )
    .execute()
}

/** Queries of the last 24 hours on all servers, by whole hours and connection: of one connection, or of all. */
export async function findQueryFigures(
  queries: Queries,
  now: number,
  connectionId?: string
): Promise<ReadonlyMap<string, QueryFigures>> {
  const since = toHour(now) - shownHours + 1
  const hours = (now - since * hourMs) / hourMs
  let query = queries
    .selectFrom('query_counts')
    .select(({ fn }) => [
      'connection_id',
      fn.sum<number | string>('queries').as('queries'),
      fn.sum<number | string>('milliseconds').as('milliseconds')
    ])
    .where('hour', '>=', since)
    .groupBy('connection_id')
  if (connectionId !== undefined) query = query.where('connection_id', '=', connectionId)
  const rows = await query.execute()
  return new Map(
    rows.map(({ connection_id: id, ...row }) => {
      const [count, milliseconds] = [Number(row.queries), Number(row.milliseconds)]
      return [
        id,
        {
          queries: count,
          avgResponseTime: milliseconds / count,
          throughput: count / hours
        }
      ]
    })
  )
}

export async function deleteCounts(queries: Queries, connectionId: string): Promise<void> {
  await queries.deleteFrom('query_counts').where('connection_id', '=', connectionId).execute()
}

/** Hours since 1970. */
function toHour(now: number): number {
  return Math.floor(now / hourMs)
}
