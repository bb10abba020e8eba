import { queryLimits, type HistoryQuery, type PastQuery } from '@sitewright/api'
import type { DatabaseKind } from '@sitewright/databases'
import { sql, type Insertable, type SqlBool } from 'kysely'
import type { UserCall } from '@sitewright/kernel/call'
import type { Queries, QueryHistoryTable } from '@sitewright/kernel/db'
import { maskSecretsOf } from '../connections/mask-secrets-of.ts'
import { parseTimeCursor, toTimeCursor } from '@sitewright/kernel/routing'

/** Rows beyond the limit that are deleted at once. */
const dropped = 50

/** Saves a query in the user's history, without secrets, and deletes the oldest beyond the limit. */
export async function saveQuery(
  queries: Queries,
  row: Insertable<QueryHistoryTable>,
  kind: DatabaseKind
): Promise<void> {
  const statement = maskSecretsOf(row.statement, kind)
  await queries
    .insertInto('query_history')
    .values({ ...row, statement: statement.slice(0, queryLimits.historyStatement) })
    .execute()
  const old = await queries
    .selectFrom('query_history')
    .select('id')
    .where('user_id', '=', row.user_id)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(dropped)
    .offset(queryLimits.history)
    .execute()
  const ids = old.map(({ id }) => id)
  if (ids.length > 0) await queries.deleteFrom('query_history').where('id', 'in', ids).execute()
}

/** The queries that the caller ran, newest first. */
export async function listHistory(
  { services, actor }: UserCall,
  { connection, q = '', before, limit }: HistoryQuery
): Promise<{ queries: PastQuery[]; next: string | null }> {
  const cursor = before === undefined ? undefined : parseTimeCursor(before)
  let query = services.database.db
    .selectFrom('query_history')
    .selectAll()
    .where('user_id', '=', actor.userId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit + 1)
  if (connection !== undefined) query = query.where('connection_id', '=', connection)
  for (const word of q.toLowerCase().split(/\s+/).filter(Boolean))
    query = query.where(
      sql<SqlBool>`lower(statement) like ${`%${word.replace(/[\\%_]/g, '\\$&')}%`} escape '\\'`
    )
  if (cursor !== undefined)
    query = query.where(({ eb, or, and }) =>
      or([
        eb('created_at', '<', cursor.createdAt),
        and([eb('created_at', '=', cursor.createdAt), eb('id', '<', cursor.id)])
      ])
    )
  const rows = await query.execute()
  const shown = rows.slice(0, limit)
  return {
    queries: shown.map(({ id, statement, outcome, milliseconds, ...row }) => ({
      id,
      connection: { id: row.connection_id, name: row.connection_name },
      statement,
      outcome,
      rows: row.row_count,
      milliseconds,
      at: row.created_at
    })),
    next: toTimeCursor(rows.length > shown.length ? shown.at(-1) : undefined)
  }
}

/** Deletes the history of the caller. */
export async function clearHistory({ services, actor }: UserCall): Promise<void> {
  await services.database.db.deleteFrom('query_history').where('user_id', '=', actor.userId).execute()
}
