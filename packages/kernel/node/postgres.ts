import { Kysely, PostgresDialect, sql, type PostgresPool } from 'kysely'
import pg from 'pg'
import type { Database, TenantRows } from '../src/db/database.ts'
import type { Tables } from '../src/db/tables.ts'
import { ownSchemaIntrospector } from './own-schema.ts'
import { createTenantConnections, narrowTransaction } from './row-security/tenant-connections.ts'

/** Pool settings; a connection that is idle for `idleMs` milliseconds is closed. */
export function toPoolConfig(url: string, idleMs = 10_000): pg.PoolConfig {
  return {
    connectionString: url,
    connectionTimeoutMillis: 5000,
    idleTimeoutMillis: idleMs,
    // Times are bigint columns that fit a number; the driver returns text by default.
    types: {
      getTypeParser: (id, format) =>
        id === pg.types.builtins.INT8 && format !== 'binary'
          ? Number
          : (pg.types.getTypeParser(id, format) as unknown)
    }
  }
}

export interface PostgresOptions {
  /** The role for requests of tenants, to which row-level security applies; undefined where it is not set up. */
  tenantRole?: string | undefined
  /** Idle timeout of a connection in milliseconds. @default 10000 */
  idleMs?: number
}

/** Opens a Postgres with a connection pool. */
export function openPostgres(url: string, { tenantRole, idleMs }: PostgresOptions = {}): Database {
  const pool = new pg.Pool({ ...toPoolConfig(url, idleMs), max: 10 })
  // An idle connection that breaks: the pool opens a new one.
  pool.on('error', () => undefined)
  if (tenantRole === undefined) return toDatabase(pool, pool)
  const connections = createTenantConnections(pool, tenantRole)
  const poolOf = (rows?: TenantRows): PostgresPool => ({
    connect: () => connections.take(rows),
    end: () => pool.end(),
    options: pool.options
  })
  const whole = toDatabase(pool, poolOf())
  return {
    ...whole,
    ofTenant: (rows) => ({ ...toDatabase(pool, poolOf(rows)), whole }),
    narrow: (transaction, rows) => narrowTransaction(tenantRole, transaction, rows)
  }
}

function toDatabase(pool: pg.Pool, connections: PostgresPool): Database {
  const dialect = Object.assign(new PostgresDialect({ pool: connections }), {
    createIntrospector: ownSchemaIntrospector
  })
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
