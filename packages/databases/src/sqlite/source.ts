import type { Database, Sqlite3Static } from '@sqlite.org/sqlite-wasm'

/** A column whose values are never read, such as password hashes. */
export interface SecretColumn {
  table: string
  column: string
}

/** The database to read, with its secret columns. */
export interface SqliteSource {
  sqlite3: Sqlite3Static
  /** The whole database as it is now, as the bytes of a file. */
  bytes: () => Uint8Array
  secrets: readonly SecretColumn[]
  /** Bytes that SQLite may take with the copy; beyond them a statement fails. Undefined for as many as there are. */
  heapBytes?: number
}

/** A copy for a single read. */
export interface SqliteCopy {
  sqlite3: Sqlite3Static
  database: Database
  secrets: readonly SecretColumn[]
}

export function isSecret(
  secrets: readonly SecretColumn[],
  { table, column }: Readonly<Record<'table' | 'column', string>>
): boolean {
  // SQLite tells names as they were created, and takes them in any case.
  const isSame = (a: string, b: string): boolean => a.toLowerCase() === b.toLowerCase()
  return secrets.some((secret) => isSame(secret.table, table) && isSame(secret.column, column))
}

/** Rows of a query of ours as objects; columns of whole numbers and texts. */
export function readOwn<Row>({ database }: Pick<SqliteCopy, 'database'>, text: string): Row[] {
  return database.exec(text, { rowMode: 'object', returnValue: 'resultRows' }) as Row[]
}

/** A name as SQLite takes it literally. */
export function quote(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
