import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import type { Database } from '../src/db/database.ts'
import type { Tables } from '../src/db/tables.ts'
import { ownSchemaIntrospector } from './own-schema.ts'

/** The settings of a pool of connections. */
export function toPoolConfig(url: string): pg.PoolConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: 5000,
    // Times are bigint columns that fit a number; the driver returns text by default.
    types: {
      getTypeParser: (id, format) =>
        id === pg.types.builtins.INT8 && format !== 'binary'
          ? Number
          : (pg.types.getTypeParser(id, format) as unknown)
    }
  }
}

/** Opens a Postgres. */
export function openPostgres(url: string): Database {
  const pool = new pg.Pool({ ...toPoolConfig(url), max: 10 })
  // An idle connection that breaks: the pool opens another one.
  pool.on('error', () => undefined)
  const dialect = Object.assign(new PostgresDialect({ pool }), { createIntrospector: ownSchemaIntrospector })
  return {
    engine: 'postgres',
    db: new Kysely<Tables>({ dialect }),
    async lock(transaction, name) {
      await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(transaction)
    },
    connectionsInUse: () => pool.totalCount - pool.idleCount,
    async close() {
      await this.db.destroy()
    }
  }
}

/** Describes why a Postgres cannot be reached; undefined for other errors. */
export function describePostgresError(error: unknown, url: string): string | undefined {
  const { code = '' } = error as { code?: string }
  const { host } = new URL(url)
  if (/^(ECONN|ENOTFOUND|EAI_|EHOST|ETIMEDOUT)/.test(code))
    return `The database at ${host} does not answer (${code}). Check DATABASE_URL, and that the database runs.`
  if (/^(28|3D)/.test(code))
    return `The database at ${host} does not let this server in (${code}). Check the name, user and password of DATABASE_URL.`
  return undefined
}
