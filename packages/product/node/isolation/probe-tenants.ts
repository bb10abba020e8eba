import { sql } from 'kysely'
import { inTransaction, type Database, type Queries } from '@sitewright/kernel/db'

/** The subdomain of no real tenant may contain a dot. */
const prefix = 'isolation.probe.'

/** A run takes about a minute; older tenants were left by a probe that was killed. */
const runMs = 10 * 60_000

/** The subdomain of a tenant of a probe. */
export const probeSubdomain = (id: string): string => `${prefix}${id}`

/** Columns by which a row belongs to a user or a tenant. */
const ownerColumns = ['user_id', 'owner_id', 'actor_id', 'asked_by', 'created_by', 'author_id', 'admin_id']

/**
 * Tables whose rows stay: the audit log only grows and has its search index, and events expire within an hour and must
 * not be deleted earlier, since streams rely on the newest one.
 */
const lasting = ['audit', 'audit_search', 'audit_checkpoints', 'audit_public_checkpoints', 'events']

export interface OwnedRows {
  table: string
  column: string
  by: 'tenant' | 'user'
}

/**
 * Finds the tables with rows of tenants and users from the schema itself, so that a new table is covered without being
 * listed.
 */
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

/** The users of some tenants, including deleted ones. */
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

/** Tenants that killed probes have left, and whether another probe is running. */
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

/** Deletes tenants of a probe with all of their rows. */
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
  // Triggers of Postgres update the counters at commit.
  await database.db.deleteFrom('user_counts').where('tenant', 'in', tenants).execute()
}

/** Sort order: users after the rows that refer to them. */
function usersLast(one: OwnedRows, other: OwnedRows): number {
  return Number(one.table === 'users') - Number(other.table === 'users')
}
