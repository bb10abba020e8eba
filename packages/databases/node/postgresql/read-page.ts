import { notRead } from '../../src/failures.ts'
import { isOpaque, type PageRequest, type RowPage } from '../../src/rows.ts'
import { readTablePage, type PageDialect } from '../table-page.ts'
import type { PostgresqlConnection } from './connect.ts'
import { secretTables } from './function-lists.ts'
import { readRows } from './read.ts'
import { beginReadOnly } from './read-only-session.ts'
import { findTable, pathOf, quote } from './table.ts'

const comparisons = {
  equals: '=',
  'not-equals': 'is distinct from',
  less: '<',
  'at-most': '<=',
  greater: '>',
  'at-least': '>='
} as const

const dialect: PageDialect = {
  quote,
  toPlaceholder: (position) => `$${position}`,
  toCondition({ operator, value }, column, add) {
    const name = quote(column.name)
    if (operator === 'is-null') return `${name} is null`
    if (operator === 'is-not-null') return `${name} is not null`
    if (operator === 'contains' || operator === 'starts-with') {
      const escaped = (value ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)
      return `${name}::text ilike ${add(`${operator === 'contains' ? '%' : ''}${escaped}%`, column)}`
    }
    const compared = isOpaque(column.type) ? `${name}::text` : name
    return `${compared} ${comparisons[operator]} ${add(value, column)}`
  },
  // Where there are no nulls, an index gives the order.
  toOrder: ({ name, notNull }, direction) => `${quote(name)} ${direction}${notNull ? '' : ' nulls last'}`,
  toAfterKey: (columns, values, add) =>
    `(${columns.map(({ name }) => quote(name)).join(', ')}) > (${columns
      .map((column, at) => add(values[at] ?? null, column))
      .join(', ')})`
}

/** Reads a page of a table. */
export async function readPage(connection: PostgresqlConnection, request: PageRequest): Promise<RowPage> {
  if (secretTables.has(request.table)) throw notRead('secret')
  const begun = performance.now()
  await beginReadOnly(connection.client)
  const table = await findTable(connection.client, { schema: request.schema, name: request.table })
  await connection.client.query('rollback')
  const page = await readTablePage({
    request,
    table,
    path: pathOf(table),
    dialect,
    read: (text, parameters, limits) => readRows(connection, { text, parameters, names: null }, limits)
  })
  return { ...page, milliseconds: performance.now() - begun }
}
