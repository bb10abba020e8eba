import type { PageRequest, RowPage } from '../../src/rows.ts'
import { readTablePage, type AddValue, type PageColumn, type PageDialect } from '../table-page.ts'
import type { MysqlConnection } from './connect.ts'
import { readRows } from './read.ts'
import { findTable, pathOf, quote } from './table.ts'
import { toShownText, toTyped } from './typed-values.ts'

const dialect: PageDialect = {
  quote,
  toPlaceholder: (_position, { type }) => toTyped(type),
  toShownText,
  toLike: (shown, pattern) => `${shown} like ${pattern}`,
  toEqual: (compared, value) => `${compared} = ${value}`,
  toDifferent: (compared, value) => `not (${compared} <=> ${value})`,
  // NULL is the least value, so it would come first.
  toOrder: ({ name, notNull }, direction) =>
    `${notNull ? '' : `${quote(name)} is null, `}${quote(name)} ${direction}`,
  toAfterKey
}

/** Spelled out, since MySQL uses no index for a comparison of rows. */
function toAfterKey(
  columns: readonly PageColumn[],
  values: readonly (string | null)[],
  add: AddValue
): string {
  const [column, ...rest] = columns
  if (column === undefined) return 'true'
  const name = quote(column.name)
  const value = values[0] ?? null
  if (rest.length === 0) return `${name} > ${add(value, column)}`
  const [from, further, same] = [add(value, column), add(value, column), add(value, column)]
  const after = toAfterKey(rest, values.slice(1), add)
  return `(${name} >= ${from} and (${name} > ${further} or (${name} = ${same} and ${after})))`
}

/** Reads a page of a table, in the read-only session that has begun. */
export async function readPage(connection: MysqlConnection, request: PageRequest): Promise<RowPage> {
  const table = await findTable(connection, { schema: request.schema, name: request.table })
  return readTablePage({
    request,
    table,
    path: pathOf(table),
    dialect,
    read: (text, parameters, limits) => readRows(connection, { text, parameters }, limits)
  })
}
