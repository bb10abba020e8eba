import {
  mostCopiedRows,
  type CopiedRows,
  type CopiedTable,
  type CopiedValue
} from '@sitewright/databases/node/copied-sqlite'
import { sql } from 'kysely'
import type { Services } from '@sitewright/kernel/services'
import { copiedTableRules } from './copied-tables.ts'

/** Reads the copied columns of a table, each by its name: nothing else leaves the database. */
export async function* readCopiedRows(
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
