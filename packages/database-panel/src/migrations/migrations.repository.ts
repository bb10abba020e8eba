import type { Selectable } from 'kysely'
import type { Queries, DatabaseMigrationsTable } from '@sitewright/kernel/db'

export type MigrationRow = Selectable<DatabaseMigrationsTable>

/** The migrations of a connection, in the order in which they run. */
export async function listRows(queries: Queries, connection: string): Promise<MigrationRow[]> {
  const rows = await queries
    .selectFrom('database_migrations')
    .selectAll()
    .where('connection_id', '=', connection)
    .execute()
  return rows.toSorted((a, b) => compareNames(a.name, b.name))
}

/** Compares names by their number, then as text. */
export function compareNames(a: string, b: string): number {
  const numberOf = (name: string): bigint => BigInt(/^\d+/.exec(name)?.[0] ?? 0)
  const [first, second] = [numberOf(a), numberOf(b)]
  if (first !== second) return first < second ? -1 : 1
  return a < b ? -1 : Number(a > b)
}

export function findRow(
  queries: Queries,
  { connection, id }: { connection: string; id: string }
): Promise<MigrationRow | undefined> {
  return queries
    .selectFrom('database_migrations')
    .selectAll()
    .where('connection_id', '=', connection)
    .where('id', '=', id)
    .executeTakeFirst()
}
