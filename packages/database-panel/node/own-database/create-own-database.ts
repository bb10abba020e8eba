import { createCopiedSqlite, type CopiedSqlite } from '@sitewright/databases/node/copied-sqlite'
import type { Services } from '@sitewright/kernel/services'
import { copiedTables } from './copied-tables.ts'
import { readCopiedRows } from './read-copied-rows.ts'

/** Opens Sitewright's own database for reading: a SQLite copy of the columns that are not secret, on either engine. */
export function createOwnDatabase(parts: Pick<Services, 'database' | 'reader' | 'now'>): CopiedSqlite {
  return createCopiedSqlite({
    tables: copiedTables,
    readRows: (table, signal) => readCopiedRows(parts, table, signal),
    now: parts.now
  })
}
