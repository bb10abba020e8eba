import { sql } from 'kysely'
import type { Database, Queries } from '../src/db/database.ts'

type Connection = Pick<Database, 'db' | 'engine'>

/** The indexes and foreign keys that a bulk load drops and recreates. */
interface Dropped {
  drop: string
  create: string
}

/**
 * Runs work while tables have only the indexes of their keys, and on Postgres no foreign keys: for many rows it is
 * faster to create both at once.
 */
export async function bulkLoad(
  connection: Connection,
  tables: readonly string[],
  work: () => Promise<void>
): Promise<void> {
  const dropped =
    connection.engine === 'sqlite'
      ? await ofSqlite(connection.db, tables)
      : await ofPostgres(connection.db, tables)
  for (const { drop } of dropped) await sql.raw(drop).execute(connection.db)
  await work()
  for (const { create } of dropped) await sql.raw(create).execute(connection.db)
}

async function ofSqlite(db: Queries, tables: readonly string[]): Promise<Dropped[]> {
  const { rows } = await sql<Dropped>`
    select 'drop index ' || name as "drop", sql as "create" from sqlite_master
    where type = 'index' and sql is not null and tbl_name in (${sql.join(tables)})`.execute(db)
  return rows
}

async function ofPostgres(db: Queries, tables: readonly string[]): Promise<Dropped[]> {
  const { rows } = await sql<Dropped>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as "drop",
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as "create"
    from pg_constraint where contype = 'f' and conrelid::regclass::text in (${sql.join(tables)})
    union all
    select format('drop index %I', indexname), indexdef from pg_indexes
    where schemaname = current_schema() and tablename in (${sql.join(tables)})
    and not exists (select 1 from pg_constraint where conindid = to_regclass(indexname))`.execute(db)
  return rows
}
