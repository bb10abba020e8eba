import type { PageRequest, RowPage } from '../../src/rows.ts'
import { compareRows, readTablePage, type PageDialect } from '../table-page.ts'
import type { PostgresqlConnection } from './connect.ts'
import { beginReadOnly } from './read-only-session.ts'
import { readRows } from './read.ts'
import { findTable, pathOf, quote } from './table.ts'

const dialect: PageDialect = {
  quote,
  toPlaceholder: (position) => `$${position}`,
  toShownText: ({ name }) => `${quote(name)}::text`,
  toLike: (shown, pattern) => `${shown} ilike ${pattern}`,
  toEqual: (compared, value) => `${compared} = ${value}`,
  toDifferent: (compared, value) => `${compared} is distinct from ${value}`,
  // Where there are no nulls, an index gives the order.
  toOrder: ({ name, notNull }, direction) => `${quote(name)} ${direction}${notNull ? '' : ' nulls last'}`,
  toAfterKey: compareRows(quote)
}

/** Reads a page of a table. */
export async function readPage(connection: PostgresqlConnection, request: PageRequest): Promise<RowPage> {
  await beginReadOnly(connection.client)
  const table = await findTable(connection.client, { schema: request.schema, name: request.table })
  await connection.client.query('rollback')
  return readTablePage({
    request,
    table,
    path: pathOf(table),
    dialect,
    read: (text, parameters, limits) => readRows(connection, { text, parameters, names: null }, limits)
  })
}
