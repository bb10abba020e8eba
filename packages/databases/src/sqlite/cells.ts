import type { PreparedStatement } from '@sqlite.org/sqlite-wasm'
import type { ResultColumn } from '../engine.ts'
import type { SqliteCopy } from './source.ts'

/** Storage classes of SQLite by their number; a value has one, whatever its column says. */
const storageClasses: Readonly<Record<number, string>> = { 1: 'integer', 2: 'real', 3: 'text', 4: 'blob' }

/** The rows of a statement, each value as the text that SQLite writes of it. */
export function* stepRows(copy: SqliteCopy, statement: PreparedStatement): Generator<(string | null)[]> {
  const { capi } = copy.sqlite3
  for (;;) {
    const code = capi.sqlite3_step(statement.pointer ?? 0)
    if (code === capi.SQLITE_DONE) return
    if (code !== capi.SQLITE_ROW) copy.database.checkRc(code)
    yield Array.from({ length: statement.columnCount }, (_, index) => toText(copy, statement, index))
  }
}

/** The columns of a result: types as tables declare them, or else that of the value in the row where the statement is. */
export function toColumns(
  { sqlite3: { capi } }: SqliteCopy,
  statement: PreparedStatement,
  hasRow: boolean
): ResultColumn[] {
  const pointer = statement.pointer ?? 0
  return Array.from({ length: statement.columnCount }, (_, index) => {
    const declared = capi.sqlite3_column_decltype(pointer, index)
    const stored = hasRow ? storageClasses[capi.sqlite3_column_type(pointer, index)] : undefined
    return {
      name: capi.sqlite3_column_name(pointer, index),
      type: declared?.toLowerCase() ?? stored ?? 'unknown'
    }
  })
}

function toText(
  { sqlite3: { capi, wasm } }: SqliteCopy,
  statement: PreparedStatement,
  index: number
): string | null {
  const pointer = statement.pointer ?? 0
  const type = capi.sqlite3_column_type(pointer, index)
  if (type === capi.SQLITE_NULL) return null
  if (type !== capi.SQLITE_BLOB) return capi.sqlite3_column_text(pointer, index)
  const begin = capi.sqlite3_column_blob(pointer, index)
  return toHex(wasm.heap8u().subarray(begin, begin + capi.sqlite3_column_bytes(pointer, index)))
}

function toHex(bytes: Uint8Array): string {
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`
}
