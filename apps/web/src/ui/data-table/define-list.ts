import type { Filter } from '../filter-bar/filter.ts'
import type { DataColumn, TableSort } from './column.ts'
import { tableAddress, type TableAddress } from './table-address.ts'

/** A filter of a list whose state stands in the address. */
export interface ListFilter extends Filter {
  /** Its options are loaded, such as roles, so that any value in the address is valid. */
  hasLoadedOptions?: boolean
  /** Single selection, where two values together would filter nothing. */
  isSingle?: boolean
}

/** A list of records as data: its columns, its filters, and how their state stands in the address. */
export interface List<Row> {
  columns: readonly DataColumn<Row>[]
  filters: readonly ListFilter[]
  address: TableAddress
  /** The page sizes on offer, in rows; the first is the default. */
  pageSizes: readonly number[]
}

interface ListOptions<Row> extends Omit<List<Row>, 'address'> {
  /** @default none, the order of the server */
  sort?: TableSort
  /** Columns that are not shown until they are chosen. @default none */
  hidden?: readonly string[]
}

/**
 * Defines a list; `AddressedList` draws it.
 * @example defineList({ columns, filters, sort: { id: 'name', desc: false }, pageSizes: [50, 100] })
 */
export function defineList<Row>({ columns, filters, pageSizes, ...options }: ListOptions<Row>): List<Row> {
  const address = tableAddress({
    ...options,
    columns: columns.map(({ id }) => id),
    filters: Object.fromEntries(
      filters.map(({ id, options, hasLoadedOptions }) => [
        id,
        hasLoadedOptions === true ? 'any' : options.map(({ value }) => value)
      ])
    ),
    pageSizes
  })
  return { columns, filters, address, pageSizes }
}
