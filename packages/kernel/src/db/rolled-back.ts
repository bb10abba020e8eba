import {
  Kysely,
  PostgresAdapter,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteQueryCompiler,
  sql,
  type DatabaseIntrospector,
  type Dialect,
  type Driver
} from 'kysely'
import type { Database, TenantRows } from './database.ts'
import { RolledBackConnection } from './rolled-back-connection.ts'
import type { Tables } from './tables.ts'

/** Milliseconds after which a lock that another call holds is given up: before Postgres looks for a deadlock. */
const lockMs = 700
/** Milliseconds after which Postgres ends a statement, which a rollback would wait for. */
const statementMs = 5000

/**
 * Runs work on a database whose every change is rolled back at the end, whatever the work did: it has the database as it
 * is, in one transaction, with savepoints in the place of its own transactions, and its callbacks after a commit never
 * run. The embedded engine has one connection, so that all other calls wait meanwhile.
 */
export async function rolledBack<T>(
  database: Database,
  work: (database: Database) => Promise<T>
): Promise<T> {
  const whole = database.whole ?? database
  const outer = await whole.db.startTransaction().execute()
  const connection = new RolledBackConnection(whole, outer)
  try {
    if (whole.engine === 'postgres')
      await sql`
        select set_config('lock_timeout', ${String(lockMs)}, true),
          set_config('statement_timeout', ${String(statementMs)}, true)`.execute(outer)
    return await work(toDatabase(whole, connection))
  } finally {
    connection.close()
    await outer.rollback().execute()
  }
}

function toDatabase(whole: Database, connection: RolledBackConnection): Database {
  const { engine, lock, ofTenant, narrow } = whole
  const open = (rows?: TenantRows): Database => ({
    engine,
    db: new Kysely<Tables>({ dialect: toDialect(engine, connection, rows) }),
    lock,
    neverCommits: true,
    close: () => Promise.resolve()
  })
  const all = open()
  if (ofTenant === undefined || narrow === undefined) return all
  return Object.assign(all, { narrow, ofTenant: (rows: TenantRows) => ({ ...open(rows), whole: all }) })
}

function toDialect(
  engine: Database['engine'],
  connection: RolledBackConnection,
  rows: TenantRows | undefined
): Dialect {
  const nothing = (): Promise<void> => Promise.resolve()
  const driver: Driver = {
    init: nothing,
    acquireConnection: () => connection.take(rows),
    beginTransaction: () => connection.begin(),
    commitTransaction: () => connection.keep(),
    rollbackTransaction: () => connection.undo(),
    releaseConnection: () => Promise.resolve(connection.give()),
    destroy: nothing
  }
  return {
    createAdapter: () => (engine === 'sqlite' ? new SqliteAdapter() : new PostgresAdapter()),
    createDriver: () => driver,
    createQueryCompiler: () =>
      engine === 'sqlite' ? new SqliteQueryCompiler() : new PostgresQueryCompiler(),
    createIntrospector: () => noIntrospector
  }
}

/** Nothing looks at the schema of a database within a call. */
const noIntrospector: DatabaseIntrospector = {
  getSchemas: () => Promise.resolve([]),
  getTables: () => Promise.resolve([])
}
