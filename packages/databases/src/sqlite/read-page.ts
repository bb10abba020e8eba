import { isOpaque, pageLimits, type PageRequest, type RowPage } from '../rows.ts'
import { readTablePage, type AddValue, type PageColumn, type PageDialect } from '../../node/table-page.ts'
import { readRows } from './read.ts'
import { quote, type SqliteCopy } from './source.ts'
import { findTable } from './table.ts'

const comparisons = {
  equals: 'is',
  'not-equals': 'is not',
  less: '<',
  'at-most': '<=',
  greater: '>',
  'at-least': '>='
} as const

const asText: PageColumn = { name: '', type: 'text', notNull: true }

/** A column as the text that is shown of it. */
function toShownText({ name, type }: PageColumn): string {
  const column = quote(name)
  return isOpaque(type) ? `iif(typeof(${column}) = 'blob', '0x' || lower(hex(${column})), ${column})` : column
}

/** Values are text: SQLite compares them as numbers with a column that holds numbers. */
const dialect: PageDialect = {
  quote,
  toPlaceholder: (position) => `?${position}`,
  toCondition({ operator, value }, column, add) {
    const name = quote(column.name)
    if (operator === 'is-null') return `${name} is null`
    if (operator === 'is-not-null') return `${name} is not null`
    if (operator === 'contains' || operator === 'starts-with') {
      const escaped = (value ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)
      const like = add(`${operator === 'contains' ? '%' : ''}${escaped}%`, asText)
      return `${toShownText(column)} like ${like} escape '\\'`
    }
    return `${toShownText(column)} ${comparisons[operator]} ${add(value, column)}`
  },
  // NULL is the least value, so it would come first.
  toOrder: ({ name, notNull }, direction) => `${quote(name)} ${direction}${notNull ? '' : ' nulls last'}`,
  toAfterKey: (columns, values, add) =>
    `(${columns.map(({ name }) => quote(name)).join(', ')}) > (${addAll(columns, values, add)})`
}

function addAll(columns: readonly PageColumn[], values: readonly (string | null)[], add: AddValue): string {
  return columns.map((column, index) => add(values[index] ?? null, column)).join(', ')
}

/** Reads a page of a table. */
export async function readPage(
  copy: SqliteCopy,
  request: PageRequest,
  { signal }: { signal: AbortSignal }
): Promise<RowPage> {
  const begun = performance.now()
  const table = findTable(copy, request.table)
  const page = await readTablePage({
    request: { ...request, size: Math.min(request.size, pageLimits.size.most) },
    table,
    path: quote(request.table),
    dialect,
    read: (text, parameters, limits) => readRows(copy, { text, parameters }, { limits, signal })
  })
  return { ...page, milliseconds: performance.now() - begun }
}
