import { sql } from 'kysely'
import { inTransaction, type Database, type Queries } from '@sitewright/kernel/db'

/** No tenant that somebody adds may have a dot in its subdomain. */
const prefix = 'isolation.probe.'

/** A run takes a minute or so; what is older than this was left by one that was killed. */
const runMs = 10 * 60_000

/** The subdomain of a tenant of a probe. */
export const probeSubdomain = (id: string): string => `${prefix}${id}`

/** The columns by which a row belongs to a user or a tenant. */
const ownerColumns = ['user_id', 'owner_id', 'actor_id', 'asked_by', 'created_by', 'author_id', 'admin_id']

/**
 * Tables whose rows stay: the audit log only grows, what is read from it goes with it, and events expire within an hour
 * and must not go earlier, since streams count on the newest one.
 */
const lasting = ['audit', 'audit_search', 'audit_checkpoints', 'audit_public_checkpoints', 'events']

/** Rows of one table that belong to some tenants or users. */
export interface OwnedRows {
  table: string
  column: string
  by: 'tenant' | 'user'
}

/** What belongs to tenants and users, as the schema itself tells: a new table is known without being listed. */
export async function findOwnedRows(database: Pick<Database, 'db' | 'engine'>): Promise<OwnedRows[]> {
  const columns = await findColumns(database)
  return columns
    .filter(({ table }) => !lasting.includes(table))
    .flatMap(({ table, column }): OwnedRows[] => {
      if (column === 'tenant_id' || (column === 'tenant' && table !== 'metric_calls'))
        return [{ table, column, by: 'tenant' }]
      return ownerColumns.includes(column) ? [{ table, column, by: 'user' }] : []
    })
}

/** The columns of all tables. */
async function findColumns({
  db,
  engine
}: Pick<Database, 'db' | 'engine'>): Promise<{ table: string; column: string }[]> {
  if (engine === 'postgres') {
    const { rows } = await sql<{ table: string; column: string }>`
      select table_name as "table", column_name as "column" from information_schema.columns
      where table_schema = any (current_schemas(false))
    `.execute(db)
    return rows
  }
  const tables = await db.introspection.getTables()
  return tables.flatMap(({ name: table, columns }) => columns.map(({ name: column }) => ({ table, column })))
}

/** The users of some tenants, those who were deleted too. */
export async function findUsersOf(queries: Queries, tenants: readonly string[]): Promise<string[]> {
  if (tenants.length === 0) return []
  const there = await queries.selectFrom('users').select('id').where('tenant_id', 'in', tenants).execute()
  const deleted = await queries
    .selectFrom('deleted_users')
    .select('user_id as id')
    .where('tenant_id', 'in', tenants)
    .execute()
  return [...there, ...deleted].map(({ id }) => id)
}

/** The tenants that killed probes have left, and whether another probe runs now. */
export async function findProbeTenants(
  queries: Queries,
  now: number
): Promise<{ left: string[]; isRunning: boolean }> {
  const rows = await queries
    .selectFrom('tenants')
    .select(['id', 'created_at'])
    .where('subdomain', 'like', `${prefix}%`)
    .execute()
  const left = rows.filter(({ created_at: at }) => now - at >= runMs)
  return { left: left.map(({ id }) => id), isRunning: left.length < rows.length }
}

/** Deletes tenants of a probe with all that is theirs. */
export async function deleteProbeTenants(database: Database, tenants: readonly string[]): Promise<void> {
  if (tenants.length === 0) return
  const owned = await findOwnedRows(database)
  await inTransaction(database, async (transaction) => {
    const users = await findUsersOf(transaction, tenants)
    const jobs = transaction.selectFrom('jobs').select('id').where('tenant_id', 'in', tenants)
    await transaction.deleteFrom('job_items').where('job_id', 'in', jobs).execute()
    for (const { table, column, by } of owned.toSorted(usersLast)) {
      const ids = by === 'tenant' ? tenants : users
      if (ids.length === 0) continue
      await sql`delete from ${sql.table(table)} where ${sql.ref(column)} in (${sql.join(ids)})`.execute(
        transaction
      )
    }
    await transaction.deleteFrom('tenants').where('id', 'in', tenants).execute()
  })
  // Triggers of Postgres count with the commit.
  await database.db.deleteFrom('user_counts').where('tenant', 'in', tenants).execute()
}

/** Users go after what names them. */
function usersLast(one: OwnedRows, other: OwnedRows): number {
  return Number(one.table === 'users') - Number(other.table === 'users')
}
