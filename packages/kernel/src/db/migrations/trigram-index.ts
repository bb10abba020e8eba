import { sql, type Kysely } from 'kysely'

/** A substring index on Postgres. */
export interface TrigramIndex {
  name: string
  table: string
  column: string
}

/** Creates it. The extension belongs to the whole database and may be installed in any of its schemas. */
export async function createTrigramIndex(
  db: Kysely<unknown>,
  { name, table, column }: TrigramIndex
): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('create extension pg_trgm'))`.execute(db)
  await sql.raw('create extension if not exists pg_trgm schema public').execute(db)
  const { rows } = await sql<{ name: string }>`
    select nspname as name from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
    where extname = 'pg_trgm'`.execute(db)
  const home = rows[0]?.name ?? 'public'
  await sql.raw(`create index ${name} on ${table} using gin (${column} "${home}".gin_trgm_ops)`).execute(db)
}
