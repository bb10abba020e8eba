import { sql, type RawBuilder, type Selectable, type Transaction } from 'kysely'
import {
  isOneOf,
  type Database,
  type Queries,
  type UserRow,
  type Tables,
  type DeletedUsersTable
} from '@sitewright/kernel/db'
import { restoredTables } from './restored-tables.ts'

/** A deleted user who can still be restored. */
export type DeletedUser = Selectable<DeletedUsersTable>

type Engine = Pick<Database, 'engine'>

export interface Deletion {
  now: number
  /** The job that deletes; null for a single action. */
  jobId: string | null
}

/**
 * Deletes users with all their data, and stores a copy as JSON. The rows are really deleted, so that no query has to
 * exclude them and their addresses are free. The database copies them itself: a user may have 100 MB of saved projects.
 * Encrypted columns stay encrypted, under the keys of that time.
 */
export async function moveToDeleted(
  database: Engine,
  transaction: Transaction<Tables>,
  users: readonly UserRow[],
  { now, jobId }: Deletion
): Promise<void> {
  if (users.length === 0) return
  const ids = users.map(({ id }) => id)
  await transaction
    .insertInto('deleted_users')
    .values(
      users.map(({ id, tenant_id, email, role, status }) => ({
        user_id: id,
        tenant_id,
        email,
        role,
        status,
        deleted_at: now,
        job_id: jobId
      }))
    )
    .execute()
  for (const { name, from, user } of restoredTables) {
    const row = await rowAsJson(database, transaction, name)
    await sql`insert into deleted_rows (user_id, source, content)
      select ${sql.ref(user)}, ${sql.lit(name)}, ${row} from ${sql.raw(from)}
      where ${isOneOf(database, user, ids)}`.execute(transaction)
  }
  await transaction
    .deleteFrom('users')
    .where(isOneOf(database, 'id', ids))
    .execute()
}

/** Restores deleted users with all stored data. */
export async function moveFromDeleted(
  database: Engine,
  transaction: Transaction<Tables>,
  ids: readonly string[]
): Promise<void> {
  if (ids.length === 0) return
  for (const { name } of restoredTables) {
    const { columns, values } = await jsonAsRow(database, transaction, name)
    await sql`insert into ${sql.table(name)} ${columns}
      select ${values} from deleted_rows
      where source = ${sql.lit(name)} and ${isOneOf(database, 'user_id', ids)}`.execute(transaction)
  }
  await transaction
    .deleteFrom('deleted_users')
    .where(isOneOf(database, 'user_id', ids))
    .execute()
}

async function columnsOf(queries: Queries, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from pragma_table_info(${table})`.execute(queries)
  return rows.map(({ name }) => name)
}

async function rowAsJson({ engine }: Engine, queries: Queries, table: string): Promise<RawBuilder<unknown>> {
  if (engine === 'postgres') return sql`row_to_json(copied)::text`
  const columns = await columnsOf(queries, table)
  return sql`json_object(${sql.join(columns.map((name) => sql`${sql.lit(name)}, ${sql.ref(`copied.${name}`)}`))})`
}

async function jsonAsRow(
  { engine }: Engine,
  queries: Queries,
  table: string
): Promise<{ columns: RawBuilder<unknown>; values: RawBuilder<unknown> }> {
  if (engine === 'postgres')
    return {
      columns: sql``,
      values: sql`(json_populate_record(null::${sql.table(table)}, content::json)).*`
    }
  const columns = await columnsOf(queries, table)
  return {
    columns: sql`(${sql.join(columns.map((name) => sql.ref(name)))})`,
    values: sql.join(columns.map((name) => sql`json_extract(content, ${sql.lit(`$.${name}`)})`))
  }
}

/** The deleted users among the given ones who can be restored. */
export async function findDeletedUsers(
  database: Engine,
  queries: Queries,
  ids: readonly string[]
): Promise<Map<string, DeletedUser>> {
  const rows = await queries
    .selectFrom('deleted_users')
    .selectAll()
    .where(isOneOf(database, 'user_id', ids))
    .execute()
  return new Map(rows.map((row) => [row.user_id, row]))
}

/** The deleted users among the given ones whose address or linked account belongs to another user by now. */
export async function findSuperseded(
  database: Engine,
  queries: Queries,
  ids: readonly string[]
): Promise<Set<string>> {
  const field = (name: string): RawBuilder<unknown> =>
    database.engine === 'postgres'
      ? sql`deleted_rows.content::json ->> ${sql.lit(name)}`
      : sql`json_extract(deleted_rows.content, ${sql.lit(`$.${name}`)})`
  const { rows } = await sql<{ user_id: string }>`
    select deleted_users.user_id from deleted_users join users on users.email = deleted_users.email
    where ${isOneOf(database, 'deleted_users.user_id', ids)}
      and (users.status <> 'pending' or deleted_users.status = 'pending')
    union
    select deleted_rows.user_id from deleted_rows join identities on
      identities.provider = ${field('provider')} and identities.issuer = ${field('issuer')}
      and identities.subject = ${field('subject')}
    where deleted_rows.source = 'identities' and ${isOneOf(database, 'deleted_rows.user_id', ids)}
  `.execute(queries)
  return new Set(rows.map(({ user_id: id }) => id))
}
