import sqlite3InitModule, {
  type SqlValue,
  type Database as WasmDatabase,
  type PreparedStatement,
  type Sqlite3Static
} from '@sqlite.org/sqlite-wasm'
import type { SqliteEngine } from '@sitewright/kernel/db'

/** An in-memory SQLite database. */
export interface WasmEngine extends SqliteEngine {
  /** The database file as bytes. */
  bytes: () => Uint8Array<ArrayBuffer>
  /** The SQLite module, to open further databases. */
  sqlite3: Sqlite3Static
}

/** Opens SQLite's WebAssembly build, empty or with the saved bytes of an earlier visit. */
export async function openWasmEngine(bytes?: Uint8Array): Promise<WasmEngine> {
  const sqlite3 = await sqlite3InitModule()
  const database = new sqlite3.oo1.DB(':memory:')
  if (bytes !== undefined) {
    const { capi, wasm } = sqlite3
    const code = capi.sqlite3_deserialize(
      database.pointer ?? 0,
      'main',
      wasm.allocFromTypedArray(bytes),
      bytes.byteLength,
      bytes.byteLength,
      capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
    )
    database.checkRc(code)
  }
  return {
    execute: (sql) => void database.exec(sql),
    close: () => database.close(),
    prepare: (sql) => toSqliteStatement(database, database.prepare(sql)),
    bytes: () => new Uint8Array(sqlite3.capi.sqlite3_js_db_export(database)),
    sqlite3
  }
}

function toSqliteStatement(
  database: WasmDatabase,
  statement: PreparedStatement
): ReturnType<SqliteEngine['prepare']> {
  const rows = (parameters: readonly unknown[]): unknown[] => {
    const found: unknown[] = []
    try {
      if (parameters.length > 0) statement.bind([...parameters] as SqlValue[])
      while (statement.step()) found.push(statement.get({}))
    } finally {
      statement.reset(true)
    }
    return found
  }
  return {
    reader: statement.columnCount > 0,
    all: rows,
    run(parameters) {
      rows(parameters)
      return { changes: database.changes(), lastInsertRowid: 0 }
    },
    iterate: (parameters) => rows(parameters)[Symbol.iterator]()
  }
}
