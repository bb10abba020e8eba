import { quote, type SqliteCopy, type SqliteSource } from './source.ts'

/** Bytes of a value or a row, which SQLite itself refuses to go beyond. */
const longest = 16_000_000

/**
 * Opens a copy of the database in memory. What is secret is overwritten in it before anything is read, and it refuses
 * writes from then on; the database itself is out of reach of any statement.
 */
export function openCopy({ sqlite3, bytes, secrets, heapBytes }: SqliteSource): SqliteCopy {
  const database = new sqlite3.oo1.DB(':memory:')
  const copy = { sqlite3, database, secrets }
  try {
    if (heapBytes !== undefined) database.exec(`pragma hard_heap_limit = ${heapBytes}`)
    load(copy, bytes())
    for (const secret of secrets) overwrite(copy, secret)
    database.exec('pragma trusted_schema = off')
    database.exec('pragma query_only = on')
    sqlite3.capi.sqlite3_limit(pointerOf(copy), sqlite3.capi.SQLITE_LIMIT_LENGTH, longest)
    return copy
  } catch (error) {
    database.close()
    throw error
  }
}

/** The handle of an open database. */
export function pointerOf({ database }: Pick<SqliteCopy, 'database'>): number {
  const { pointer } = database
  if (pointer === undefined) throw new Error('The copy is closed')
  return pointer
}

function load({ sqlite3: { capi, wasm }, database }: SqliteCopy, bytes: Uint8Array): void {
  const code = capi.sqlite3_deserialize(
    pointerOf({ database }),
    'main',
    wasm.allocFromTypedArray(bytes),
    bytes.byteLength,
    bytes.byteLength,
    capi.SQLITE_DESERIALIZE_FREEONCLOSE | capi.SQLITE_DESERIALIZE_RESIZEABLE
  )
  database.checkRc(code)
}

/** Overwrites a column with values that differ, so that a key stays one. A column that is not there is an error of ours. */
function overwrite({ database }: SqliteCopy, { table, column }: { table: string; column: string }): void {
  const name = quote(column)
  database.exec(`update ${quote(table)} set ${name} = 'left out ' || rowid where ${name} is not null`)
}
