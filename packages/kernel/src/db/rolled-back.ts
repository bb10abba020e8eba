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

/** Lock timeout in milliseconds, below the deadlock detection of Postgres. */
const lockMs = 700
/** Statement timeout in milliseconds, since the rollback waits for a running statement. */
const statementMs = 5000

/**
 * Runs work on the real database and rolls every change back at the end, whatever the work did: all in one transaction,
 * with savepoints for its own transactions, and without its after-commit callbacks. On the embedded engine, which has
 * one connection, all other calls wait meanwhile.
 *
 * @example
 * const left = await rolledBack(services.database, async ({ db }) => {
 *   await updateUser(db, id, { role: 'user' })
 *   return findAdministrators(db, settings, now())
 * })
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

/** No call introspects the schema. */
const noIntrospector: DatabaseIntrospector = {
  getSchemas: () => Promise.resolve([]),
  getTables: () => Promise.resolve([])
}
