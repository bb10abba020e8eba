import type { Insertable, Selectable, Updateable } from 'kysely'
import type { Queries, DatabaseConnectionsTable } from '@sitewright/kernel/db'

export type ConnectionRow = Selectable<DatabaseConnectionsTable>

export async function findConnections(queries: Queries): Promise<ConnectionRow[]> {
  const rows = await queries.selectFrom('database_connections').selectAll().execute()
  return rows.toSorted((a, b) => a.name.localeCompare(b.name, 'en') || (a.id < b.id ? -1 : 1))
}

export function findConnection(queries: Queries, id: string): Promise<ConnectionRow | undefined> {
  return queries.selectFrom('database_connections').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertConnection(
  queries: Queries,
  row: Insertable<DatabaseConnectionsTable>
): Promise<void> {
  await queries.insertInto('database_connections').values(row).execute()
}

/** Changes a connection; returns the changed row, or undefined where another request has changed it meanwhile. */
export function updateConnection(
  queries: Queries,
  { id, revision }: Pick<ConnectionRow, 'id' | 'revision'>,
  changes: Updateable<DatabaseConnectionsTable>
): Promise<ConnectionRow | undefined> {
  return queries
    .updateTable('database_connections')
    .set(changes)
    .where('id', '=', id)
    .where('revision', '=', revision)
    .returningAll()
    .executeTakeFirst()
}

export async function deleteConnectionRow(queries: Queries, id: string): Promise<void> {
  await queries.deleteFrom('database_connections').where('id', '=', id).execute()
}
