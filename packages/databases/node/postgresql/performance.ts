import pg from 'pg'
import {
  performanceLimits,
  type DatabasePerformance,
  type PerformanceGap,
  type PerformancePart
} from '../../src/performance.ts'
import * as sql from './performance-sql.ts'
import { beginReadOnly } from './read-only-session.ts'
import { quote } from './table.ts'

/** A part that is known not to be there, and why. */
class Missing extends Error {
  readonly reason: PerformanceGap

  constructor(reason: PerformanceGap) {
    super(`This part is missing: ${reason}`)
    this.reason = reason
  }
}

type Found<Value> = Omit<Extract<PerformancePart<Value>, { kind: 'measured' }>, 'kind' | 'source'>

/** Reads how the database performs, in a read-only transaction; a part that fails takes none of the others with it. */
export async function readPerformance(client: pg.Client): Promise<DatabasePerformance> {
  await beginReadOnly(client)
  await client.query("select set_config('statement_timeout', $1, true)", [String(performanceLimits.partMs)])
  const entries = [performanceLimits.entries]
  const texts = [performanceLimits.entries, performanceLimits.statement]
  const list = async <Row extends object>(
    text: string,
    values: readonly number[]
  ): Promise<Found<Row[]>> => ({
    since: null,
    value: await all<Row>(client, text, values)
  })
  /** What has been counted since the statistics of the database were reset. */
  const counted = async <Row extends object>(
    text: string,
    values: readonly number[]
  ): Promise<Found<Row[]>> => ({
    since: (await one<{ since: number | null }>(client, sql.sinceSql)).since,
    value: await all<Row>(client, text, values)
  })
  return {
    size: await readPart(client, 'pg_database_size', async () => ({
      since: null,
      value: (await one<{ size: number }>(client, sql.sizeSql)).size
    })),
    tables: await readPart(client, 'pg_total_relation_size', () => list(sql.tablesSql, entries)),
    connections: await readPart(client, 'pg_stat_database', async () => ({
      since: null,
      value: await one(client, sql.connectionsSql)
    })),
    cache: await readPart(client, 'pg_stat_database', async () => {
      const { hits, reads, since } = await one<{ hits: number; reads: number; since: number | null }>(
        client,
        sql.cacheSql
      )
      if (reads === 0) throw new Missing('not-counted')
      return { since, value: { share: hits / reads, reads } }
    }),
    running: await readPart(client, 'pg_stat_activity', async () => ({
      since: null,
      value: {
        statements: await all(client, sql.runningSql, texts),
        hidden: (await one<{ hidden: number }>(client, sql.hiddenSql)).hidden
      }
    })),
    waits: await readPart(client, 'pg_locks', () => list(sql.waitsSql, texts)),
    unusedIndexes: await readPart(client, 'pg_stat_user_indexes', () =>
      counted(sql.unusedIndexesSql, entries)
    ),
    scannedTables: await readPart(client, 'pg_stat_user_tables', () =>
      counted(sql.scannedTablesSql, [...entries, performanceLimits.scannedRows])
    ),
    statements: await readPart(client, 'pg_stat_statements', async () => {
      const schema = await findStatementsSchema(client)
      const { since } = await one<{ since: number | null }>(client, sql.toStatementsSinceSql(schema))
      return { since, value: await all(client, sql.toStatementsSql(schema), texts) }
    })
  }
}

/** Stops a statement that runs; one that has ended meanwhile, or is another one by now, stays as it is. */
export async function cancelStatement(client: pg.Client, id: string): Promise<boolean> {
  const [, processId, begun] = /^(\d{1,10})-(\d{1,20})$/.exec(id) ?? []
  if (processId === undefined) return false
  await beginReadOnly(client)
  const { rows } = await client.query<{ stopped: boolean }>(sql.cancelSql, [processId, begun])
  return rows[0]?.stopped === true
}

async function readPart<Value>(
  client: pg.Client,
  source: string,
  read: () => Promise<Found<Value>>
): Promise<PerformancePart<Value>> {
  await client.query('savepoint part')
  try {
    const found = await read()
    await client.query('release part')
    return { kind: 'measured', source, ...found }
  } catch (error) {
    const isRefused = error instanceof pg.DatabaseError && !(error.code ?? '').startsWith('57P')
    if (!(error instanceof Missing) && !isRefused) throw error
    await client.query('rollback to part')
    return { kind: 'missing', source, reason: error instanceof Missing ? error.reason : 'failed' }
  }
}

async function all<Row extends object>(
  client: pg.Client,
  text: string,
  values: readonly number[] = []
): Promise<Row[]> {
  return (await client.query<Row>(text, [...values])).rows
}

async function one<Row extends object>(client: pg.Client, text: string): Promise<Row> {
  const [row] = await all<Row>(client, text)
  if (row === undefined) throw new Missing('not-counted')
  return row
}

/** The schema of the extension, quoted; it counts where the server has loaded it, too. */
async function findStatementsSchema(client: pg.Client): Promise<string> {
  const [found] = await all<{ isLoaded: boolean; schema: string | null }>(client, sql.extensionSql)
  if (found?.isLoaded !== true) throw new Missing('not-loaded')
  if (found.schema === null) throw new Missing('not-created')
  return quote(found.schema)
}
