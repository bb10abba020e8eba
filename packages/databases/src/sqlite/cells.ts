import type { PreparedStatement } from '@sqlite.org/sqlite-wasm'
import type { ResultCell, ResultColumn } from '../engine.ts'
import { queryFailed } from '../failures.ts'
import { readLimits } from '../limits.ts'
import { toCell } from '../../node/take-rows.ts'
import type { SqliteCopy } from './source.ts'

/** Storage classes of SQLite by their number; a value has one, whatever its column says. */
const storageClasses: Readonly<Record<number, string>> = { 1: 'integer', 2: 'real', 3: 'text', 4: 'blob' }

/**
 * The rows of a statement, each value as the text that SQLite writes of it, cut after `longest` characters. A row that
 * would take more than `readLimits.batchBytes` is refused before a text is made of it: a thread that asks for more memory
 * than it may have at once ends the whole process, and not itself alone.
 */
export function* stepRows(
  copy: SqliteCopy,
  statement: PreparedStatement,
  longest: number
): Generator<ResultCell[]> {
  const { capi } = copy.sqlite3
  const pointer = statement.pointer ?? 0
  const columns = Array.from({ length: statement.columnCount }, (_, index) => index)
  for (;;) {
    const code = capi.sqlite3_step(pointer)
    if (code === capi.SQLITE_DONE) return
    if (code !== capi.SQLITE_ROW) copy.database.checkRc(code)
    const sizes = columns.map((index) => Math.min(mostCharacters(copy, pointer, index), longest))
    if (sizes.reduce((sum, size) => sum + size, 0) > readLimits.batchBytes) throw queryFailed('too-large')
    yield columns.map((index) => readCell(copy, pointer, { index, longest }))
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

/** The characters of a value at most: of a blob its digits, of a text one for each byte. */
function mostCharacters({ sqlite3: { capi } }: SqliteCopy, pointer: number, index: number): number {
  const type = capi.sqlite3_column_type(pointer, index)
  if (type === capi.SQLITE_TEXT) return capi.sqlite3_column_bytes(pointer, index)
  return type === capi.SQLITE_BLOB ? 2 + 2 * capi.sqlite3_column_bytes(pointer, index) : 0
}

function readCell(
  { sqlite3: { capi, wasm } }: SqliteCopy,
  pointer: number,
  { index, longest }: { index: number; longest: number }
): ResultCell {
  const type = capi.sqlite3_column_type(pointer, index)
  if (type === capi.SQLITE_NULL) return null
  if (type !== capi.SQLITE_BLOB) return toCell(capi.sqlite3_column_text(pointer, index), longest)
  const size = capi.sqlite3_column_bytes(pointer, index)
  const begin = capi.sqlite3_column_blob(pointer, index)
  // Zeros are written out by the line before, for which there may be no memory left.
  if (begin === 0 && size > 0) throw queryFailed('too-large')
  const bytes = wasm.heap8u().subarray(begin, begin + size)
  const length = 2 + 2 * bytes.length
  if (length <= longest) return toHex(bytes)
  return { cut: toHex(bytes.subarray(0, longest / 2)).slice(0, longest), length }
}

/** Bytes that become digits at once; each of them is a text of its own until they are joined. */
const hexChunk = 16_384

function toHex(bytes: Uint8Array): string {
  let text = '0x'
  for (let begin = 0; begin < bytes.length; begin += hexChunk) {
    const chunk = bytes.subarray(begin, begin + hexChunk)
    text += Array.from(chunk, (byte) => byte.toString(16).padStart(2, '0')).join('')
  }
  return text
}
