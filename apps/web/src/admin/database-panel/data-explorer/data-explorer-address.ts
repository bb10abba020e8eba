import type { DatabaseTable } from '@sitewright/api'
import { rowOperators, type RowFilter, type RowOperator } from '@sitewright/databases'
import { nameOf } from '../schemas/find-tables.ts'

/** What the Data Explorer shows, as the address has it. */
export interface ExplorerPlace {
  table: DatabaseTable
  filters: RowFilter[]
  sort: { column: string; direction: 'ascending' | 'descending' } | null
  /** The columns that are shown, in the order of the table; null for all. */
  columns: string[] | null
}

/** Another place to show, whose table is named alone. */
export type NextPlace = Omit<ExplorerPlace, 'table'> & { table: Pick<DatabaseTable, 'schema' | 'name'> }

/** What the address names; the first table where it names none. */
export function toPlace(
  address: URLSearchParams,
  tables: readonly DatabaseTable[]
): ExplorerPlace | undefined {
  const table = tables.find((each) => nameOf(each) === address.get('table')) ?? tables[0]
  if (table === undefined) return undefined
  const has = (name: string | null): name is string => table.columns.some((column) => column.name === name)
  const column = address.get('sort')
  const chosen = new Set(address.getAll('column'))
  const columns = table.columns.map(({ name }) => name).filter((name) => chosen.has(name))
  const direction = address.get('order') === 'descending' ? 'descending' : 'ascending'
  return {
    table,
    filters: address.getAll('where').flatMap((text) => toFilter(text, has)),
    sort: has(column) ? { column, direction } : null,
    columns: columns.length === 0 || columns.length === table.columns.length ? null : columns
  }
}

function toFilter(text: string, has: (name: string) => boolean): RowFilter[] {
  const [column = '', operator = '', ...rest] = text.split(' ').map(decodeURIComponent)
  if (!has(column) || !(rowOperators as readonly string[]).includes(operator)) return []
  return [{ column, operator: operator as RowOperator, value: rest[0] ?? null }]
}

/** The address of a place on the tab. */
export function toAddress(
  before: URLSearchParams,
  { table, filters, sort, columns }: NextPlace
): URLSearchParams {
  const after = new URLSearchParams(before)
  for (const name of ['where', 'sort', 'order', 'column']) after.delete(name)
  after.set('table', nameOf(table))
  for (const { column, operator, value } of filters)
    after.append(
      'where',
      [column, operator, ...(value === null ? [] : [value])].map(encodeURIComponent).join(' ')
    )
  if (sort !== null) {
    after.set('sort', sort.column)
    if (sort.direction === 'descending') after.set('order', 'descending')
  }
  for (const column of columns ?? []) after.append('column', column)
  return after
}
