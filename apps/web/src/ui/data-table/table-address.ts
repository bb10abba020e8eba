import type { AddressCodec } from '../use-address-state.ts'
import type { TableSort } from './column.ts'

/** Chosen values by filter; a filter without one is not in it. */
export type FilterValues = Readonly<Record<string, readonly string[]>>

/** The state of a table that is in the address. */
export interface TableState {
  search: string
  filters: FilterValues
  sort: TableSort | undefined
  /** From 1. */
  page: number
  pageSize: number
  /** Columns that are not shown. */
  hidden: readonly string[]
}

/** A part of an address that a table does not know. */
export interface UnknownValue {
  name: string
  value: string
}

/** Reads and writes a table's state in the query of an address, and finds the values that the table does not know. */
export interface TableAddress extends AddressCodec<TableState> {
  findUnknown: (query: URLSearchParams) => readonly UnknownValue[]
}

interface TableAddressOptions {
  /** Ids of the columns that can be sorted or hidden. */
  columns: readonly string[]
  /** Values that each filter has, or `any` where they are not a closed list. */
  filters: Readonly<Record<string, readonly string[] | 'any'>>
  /** @default none, the order of the server */
  sort?: TableSort
  /** The first is the default. @default [50, 100, 200] */
  pageSizes?: readonly number[]
  /** Columns that are not shown until they are chosen. @default none */
  hidden?: readonly string[]
  /** Stands before each name, where a screen has two tables. */
  prefix?: string
}

const defaultPageSizes = [50, 100, 200] as const

/** Says that no column is hidden, where some are at first. */
const nothing = 'none'

/**
 * How a table's state stands in an address: `?q=ines&status=active,locked&sort=-created&page=2&rows=100&hide=role`.
 * Defaults are left out, and what is not known is dropped; `findUnknown` names it.
 */
export function tableAddress(options: TableAddressOptions): TableAddress {
  const { columns, filters, sort: defaultSort, pageSizes = defaultPageSizes, prefix = '' } = options
  const { hidden: defaultHidden = [] } = options
  const [defaultPageSize = defaultPageSizes[0]] = pageSizes
  const listOf = (query: URLSearchParams, name: string): readonly string[] => [
    ...new Set((query.get(prefix + name) ?? '').split(',').filter(Boolean))
  ]
  return {
    read: (query) => ({
      search: query.get(`${prefix}q`) ?? '',
      filters: Object.fromEntries(
        Object.entries(filters)
          .map(
            ([name, known]) => [name, listOf(query, name).filter((value) => isKnown(known, value))] as const
          )
          .filter(([, values]) => values.length > 0)
      ),
      sort: readSort(query.get(`${prefix}sort`), columns) ?? defaultSort,
      page: readPage(query.get(`${prefix}page`)),
      pageSize: pageSizes.find((size) => String(size) === query.get(`${prefix}rows`)) ?? defaultPageSize,
      hidden: query.has(`${prefix}hide`)
        ? listOf(query, 'hide').filter((id) => columns.includes(id))
        : defaultHidden
    }),
    write: (state) => {
      const values = {
        q: state.search,
        ...Object.fromEntries(
          Object.keys(filters).map((name) => [name, state.filters[name]?.join(',')] as const)
        ),
        sort: isSameSort(state.sort, defaultSort) ? undefined : formatSort(state.sort),
        page: state.page === 1 ? undefined : String(state.page),
        rows: state.pageSize === defaultPageSize ? undefined : String(state.pageSize),
        hide: isSameList(state.hidden, defaultHidden) ? undefined : state.hidden.join(',') || nothing
      }
      return Object.fromEntries(
        Object.entries(values).map(([name, value]) => [prefix + name, value === '' ? undefined : value])
      )
    },
    findUnknown(query) {
      const sort = query.get(`${prefix}sort`)
      const page = query.get(`${prefix}page`)
      const rows = query.get(`${prefix}rows`)
      const isUnknownSort = sort !== null && readSort(sort, columns) === undefined
      const isUnknownSize = rows !== null && !pageSizes.some((size) => String(size) === rows)
      return [
        ...Object.entries(filters).flatMap(([name, known]) =>
          listOf(query, name)
            .filter((value) => !isKnown(known, value))
            .map((value) => ({ name, value }))
        ),
        ...(isUnknownSort ? [{ name: 'sort', value: sort }] : []),
        ...(page !== null && !isPage(page) ? [{ name: 'page', value: page }] : []),
        ...(isUnknownSize ? [{ name: 'rows', value: rows }] : [])
      ]
    }
  }
}

/** The same address with another default of rows a page. It is for addresses without a prefix. */
export function withDefaultPageSize(
  { read, write }: AddressCodec<TableState>,
  pageSize: number
): AddressCodec<TableState> {
  return {
    read: (query) => (query.has('rows') ? read(query) : { ...read(query), pageSize }),
    write: (state) => ({
      ...write(state),
      rows: state.pageSize === pageSize ? undefined : String(state.pageSize)
    })
  }
}

/** The state with other rows: a change of what is shown begins on its first page. */
export function withTableState(
  state: TableState,
  change: Partial<Pick<TableState, 'search' | 'filters' | 'sort' | 'pageSize'>>
): TableState {
  return { ...state, ...change, page: 1 }
}

/** The state with other values of a filter; none takes the filter away. */
export function withFilter(state: TableState, id: string, values: readonly string[]): TableState {
  const { [id]: _before, ...others } = state.filters
  return withTableState(state, { filters: values.length === 0 ? others : { ...others, [id]: values } })
}

/** The criteria of a table as a text: the selection ends where it changes. */
export function filterKey({ search, filters }: TableState): string {
  return JSON.stringify([search, Object.entries(filters).toSorted(([a], [b]) => a.localeCompare(b))])
}

function isKnown(known: readonly string[] | 'any', value: string): boolean {
  return known === 'any' || known.includes(value)
}

function readSort(text: string | null, columns: readonly string[]): TableSort | undefined {
  const id = text?.replace(/^-/, '')
  return id === undefined || !columns.includes(id) ? undefined : { id, desc: text?.startsWith('-') ?? false }
}

function formatSort(sort: TableSort | undefined): string | undefined {
  return sort && `${sort.desc ? '-' : ''}${sort.id}`
}

function isSameSort(one: TableSort | undefined, other: TableSort | undefined): boolean {
  return one?.id === other?.id && one?.desc === other?.desc
}

function isSameList(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((each) => other.includes(each))
}

function readPage(text: string | null): number {
  return text !== null && isPage(text) ? Number(text) : 1
}

/** As far as a server counts pages: up to 999,999,999. */
function isPage(text: string): boolean {
  return /^[1-9]\d{0,8}$/.test(text)
}
