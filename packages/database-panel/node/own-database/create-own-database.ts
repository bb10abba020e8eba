import {
  createCopiedSqlite,
  mostCopiedRows,
  type CopiedRows,
  type CopiedSqlite,
  type CopiedTable,
  type CopiedValue
} from '@sitewright/databases/node/copied-sqlite'
import type { Services } from '@sitewright/kernel/services'
import { sql } from 'kysely'
import { copiedTableRules, copiedTables } from './copied-tables.ts'

/** Opens Sitewright's own database for reading: a SQLite copy of the columns that are not secret, on either engine. */
export function createOwnDatabase(parts: Pick<Services, 'database' | 'reader' | 'now'>): CopiedSqlite {
  return createCopiedSqlite({
    tables: copiedTables,
    readRows: (table, signal) => readCopiedRows(parts, table, signal),
    now: parts.now
  })
}

/** Reads the copied columns of a table, each by its name: nothing else leaves the database. */
async function* readCopiedRows(
  { database, reader }: Pick<Services, 'database' | 'reader'>,
  { name, columns, key }: CopiedTable,
  signal: AbortSignal
): AsyncGenerator<CopiedRows> {
  const names = columns.map((column) => column.name)
  const newest = copiedTableRules[name]?.newest
  const order = newest === undefined ? key.map((each) => sql.ref(each)) : [sql`${sql.ref(newest)} desc`]
  const query = sql<Record<string, CopiedValue>>`select ${sql.join(names.map((each) => sql.ref(each)))}
    from ${sql.table(name)} ${order.length === 0 ? sql`` : sql`order by ${sql.join(order)}`}
    limit ${sql.lit(mostCopiedRows + 1)}`.compile(database.db)
  for await (const rows of reader.read(query, { signal }))
    yield rows.map((row) => names.map((each) => row[each] ?? null))
}
