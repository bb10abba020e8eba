import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import type { Database } from '../src/db/database.ts'
import { createSqliteDatabase, type SqliteEngine } from '../src/db/sqlite.ts'

/** Opens the embedded database in a file, or in memory as `:memory:`. */
export function openSqlite(file: string): Database {
  return createSqliteDatabase(nodeEngine(new DatabaseSync(file)))
}

/** The driver interface of the embedded database over Node's own SQLite. */
export function nodeEngine(database: DatabaseSync): SqliteEngine {
  return {
    execute: (sql) => database.exec(sql),
    close: () => database.close(),
    prepare(sql) {
      const statement = database.prepare(sql)
      return {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...(parameters as SQLInputValue[])),
        run: (parameters) => statement.run(...(parameters as SQLInputValue[])),
        iterate: (parameters) => statement.iterate(...(parameters as SQLInputValue[]))
      }
    }
  }
}
