import { isOpaque, pageLimits, type PageRequest, type RowPage } from '../rows.ts'
import { compareRows, readTablePage, type PageDialect } from '../../node/table-page.ts'
import { readRows } from './read.ts'
import { quote, type SqliteCopy } from './source.ts'
import { findTable } from './table.ts'

/** Values are text: SQLite compares them as numbers with a column that holds numbers. */
const dialect: PageDialect = {
  quote,
  toPlaceholder: (position) => `?${position}`,
  toShownText: ({ name, type }) => {
    const column = quote(name)
    return isOpaque(type)
      ? `iif(typeof(${column}) = 'blob', '0x' || lower(hex(${column})), ${column})`
      : column
  },
  toLike: (shown, pattern) => `${shown} like ${pattern} escape '\\'`,
  toEqual: (compared, value) => `${compared} is ${value}`,
  toDifferent: (compared, value) => `${compared} is not ${value}`,
  // NULL is the least value, so it would come first.
  toOrder: ({ name, notNull }, direction) => `${quote(name)} ${direction}${notNull ? '' : ' nulls last'}`,
  toAfterKey: compareRows(quote)
}

/** Reads a page of a table. */
export async function readPage(
  copy: SqliteCopy,
  request: PageRequest,
  { signal }: { signal: AbortSignal }
): Promise<RowPage> {
  const table = findTable(copy, request.table)
  return readTablePage({
    request: { ...request, size: Math.min(request.size, pageLimits.size.most) },
    table,
    path: quote(request.table),
    dialect,
    read: (text, parameters, limits) => readRows(copy, { text, parameters }, { limits, signal })
  })
}
