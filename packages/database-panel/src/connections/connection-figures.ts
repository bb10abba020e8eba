import type { Queries } from '@sitewright/kernel/db'
import { findQueryFigures, noQueries, type QueryFigures } from './query-counts.ts'

export interface ConnectionFigures {
  performance: QueryFigures
  /** Saved migrations. */
  migrations: number
}

export const noFigures: ConnectionFigures = { performance: noQueries, migrations: 0 }

/** Counts by connection id: of one connection, or of all. */
export async function findFigures(
  queries: Queries,
  now: number,
  connectionId?: string
): Promise<(id: string) => ConnectionFigures> {
  const performance = await findQueryFigures(queries, now, connectionId)
  const migrations = await countMigrations(queries, connectionId)
  return (id) => ({
    performance: performance.get(id) ?? noFigures.performance,
    migrations: migrations.get(id) ?? noFigures.migrations
  })
}

export async function getFigures(
  queries: Queries,
  now: number,
  connectionId: string
): Promise<ConnectionFigures> {
  return (await findFigures(queries, now, connectionId))(connectionId)
}

async function countMigrations(
  queries: Queries,
  connectionId: string | undefined
): Promise<ReadonlyMap<string, number>> {
  let query = queries
    .selectFrom('database_migrations')
    .select(({ fn }) => ['connection_id', fn.countAll<number | string>().as('migrations')])
    .groupBy('connection_id')
  if (connectionId !== undefined) query = query.where('connection_id', '=', connectionId)
  return new Map((await query.execute()).map((row) => [row.connection_id, Number(row.migrations)]))
}
