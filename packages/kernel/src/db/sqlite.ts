import {
  Kysely,
  SqliteAdapter,
  SqliteDialect,
  type DialectAdapter,
  type SqliteDatabase,
  type SqliteStatement
} from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

const cachedStatements = 300

/** SQLite driver interface: node:sqlite on the server, the WebAssembly build in a browser. */
export interface SqliteEngine {
  prepare: (sql: string) => SqliteStatement
  execute: (sql: string) => void
  close: () => void
}

/** A write-ahead log (WAL) that is flushed at each commit, for durability. */
const pragmas = [
  'pragma journal_mode = wal',
  'pragma synchronous = full',
  'pragma foreign_keys = on',
  'pragma busy_timeout = 5000',
  // Batches of jobs change pages all over the file: 16 MB are cached, and as much in the log before it is checkpointed.
  'pragma cache_size = -16384',
  'pragma wal_autocheckpoint = 4000'
]

/** Opens the embedded database on an engine. */
export function createSqliteDatabase(engine: SqliteEngine): Database {
  for (const pragma of pragmas) engine.execute(pragma)
  return {
    engine: 'sqlite',
    db: new Kysely<Tables>({ dialect: new TransactionalDialect({ database: withStatementCache(engine) }) }),
    // SQLite serialises its transactions already.
    lock: () => Promise.resolve(),
    async close() {
      await this.db.destroy()
    }
  }
}

/**
 * SQLite supports transactional DDL, which Kysely's own adapter denies: its migrations would run without a transaction.
 */
class TransactionalDialect extends SqliteDialect {
  override createAdapter(): DialectAdapter {
    return new TransactionalAdapter()
  }
}

class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

/** Prepared-statement cache: preparing costs more than executing most statements. */
function withStatementCache(engine: SqliteEngine): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>()
  return {
    close: () => engine.close(),
    prepare(sql) {
      if (sql === 'rollback') return tolerantRollback(engine)
      if (sql.startsWith('create ')) return schemaScript(engine, sql)
      const cached = statements.get(sql)
      if (cached !== undefined) return cached
      const statement = engine.prepare(sql)
      const oldest = statements.keys().next().value
      if (statements.size >= cachedStatements && oldest !== undefined) statements.delete(oldest)
      statements.set(sql, statement)
      return statement
    }
  }
}

/** Schema changes, one statement or a script. They run once, so they are neither cached nor inspected for columns. */
function schemaScript(engine: SqliteEngine, sql: string): SqliteStatement {
  const none = (): never[] => []
  const run = (): { changes: number; lastInsertRowid: number } => {
    engine.execute(sql)
    return { changes: 0, lastInsertRowid: 0 }
  }
  return { reader: false, all: none, iterate: () => none()[Symbol.iterator](), run }
}

/**
 * On a full disk SQLite rolls the transaction back by itself. Kysely's rollback then fails with 'no transaction is
 * active', which would hide the original error.
 */
function tolerantRollback(engine: SqliteEngine): SqliteStatement {
  const statement = engine.prepare('rollback')
  return {
    reader: statement.reader,
    all: (parameters) => statement.all(parameters),
    iterate: (parameters) => statement.iterate(parameters),
    run(parameters) {
      try {
        return statement.run(parameters)
      } catch (error) {
        if (!/no transaction is active/.test(String(error))) throw error
        return { changes: 0, lastInsertRowid: 0 }
      }
    }
  }
}
