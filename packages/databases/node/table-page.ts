import type { ResultCell, ResultColumn, ResultPart } from '../src/engine.ts'
import { readLimits, type ReadLimits } from '../src/limits.ts'
import {
  isOpaque,
  pageLimits,
  type PageCursor,
  type PageRequest,
  type RowFilter,
  type RowPage
} from '../src/rows.ts'

/** The facts about a column that paging needs. */
export interface PageColumn {
  name: string
  type: string
  notNull: boolean
}

/** The facts about a table that paging needs. */
export interface PageTable {
  columns: readonly PageColumn[]
  /** Columns of the primary key, in its order. */
  key: string[]
}

/** Adds a parameter that is compared with a column, and returns its placeholder. */
export type AddValue = (value: string | null, column: PageColumn) => string

/** The parts of a page's SQL that differ by dialect. */
export interface PageDialect {
  quote: (name: string) => string
  /** The placeholder of the n-th value, from 1, which is of the type of a column. */
  toPlaceholder: (position: number, column: PageColumn) => string
  /** A column as the text that is shown of it. */
  toShownText: (column: PageColumn) => string
  toLike: (shown: string, pattern: string) => string
  toEqual: (compared: string, value: string) => string
  /** NULL differs from every value. */
  toDifferent: (compared: string, value: string) => string
  /** Orders by a column, with NULL last. */
  toOrder: (column: PageColumn, direction: 'asc' | 'desc') => string
  /** The condition of rows after a key, in the order of its columns. */
  toAfterKey: (columns: readonly PageColumn[], values: readonly (string | null)[], add: AddValue) => string
}

const comparisons = { less: '<', 'at-most': '<=', greater: '>', 'at-least': '>=' } as const

const asText: PageColumn = { name: '', type: 'text', notNull: true }

interface PageSource {
  request: PageRequest
  table: PageTable
  /** The table with its schema, quoted. */
  path: string
  dialect: PageDialect
  read: (text: string, parameters: (string | null)[], limits: ReadLimits) => AsyncIterable<ResultPart>
}

/** Reads a page: after the key of the last row where the table has a primary key, else after a number of rows. */
export async function readTablePage(source: PageSource): Promise<RowPage> {
  const begun = performance.now()
  const { request, table } = source
  const names = request.columns ?? table.columns.map(({ name }) => name)
  const order = [...new Set([...(request.sort === null ? [] : [request.sort.column]), ...table.key])]
  const byKey = table.key.length > 0 && request.after?.kind !== 'offset'
  const { text, parameters } = toPageQuery(source, { names, order, byKey })
  const { columns, rows } = await collect(source, text, parameters)
  const shown = rows.slice(0, request.size)
  const orderOf = (row: ResultCell[]): ResultCell[] => row.slice(names.length)
  const last = shown.at(-1)
  return {
    columns: columns.slice(0, names.length).map(({ name }) => ({ name, type: findColumn(table, name).type })),
    rows: shown.map((row) => row.slice(0, names.length)),
    key: table.key,
    keys:
      table.key.length === 0
        ? null
        : shown.map((row) => table.key.map((name) => toText(orderOf(row)[order.indexOf(name)]))),
    paging: table.key.length > 0 ? 'key' : 'offset',
    next: rows.length > request.size && last !== undefined ? toNext(orderOf(last), { request, byKey }) : null,
    milliseconds: performance.now() - begun
  }
}

function toNext(
  last: ResultCell[],
  { request, byKey }: { request: PageRequest; byKey: boolean }
): PageCursor | null {
  // A truncated value is no cursor for the next page.
  if (byKey && !last.some((cell) => typeof cell === 'object' && cell !== null))
    return { kind: 'key', values: last.map(toText) }
  const offset = (request.after?.kind === 'offset' ? request.after.offset : 0) + request.size
  return !byKey && offset <= pageLimits.offset ? { kind: 'offset', offset } : null
}

function toText(cell: ResultCell | undefined): string | null {
  return typeof cell === 'string' ? cell : null
}

/** A column by its name; the engine says so itself where there is none. */
function findColumn({ columns }: PageTable, name: string): PageColumn {
  return columns.find((column) => column.name === name) ?? { name, type: 'text', notNull: false }
}

interface PagePlan {
  names: readonly string[]
  /** Columns that the rows are ordered by, the key last. */
  order: readonly string[]
  byKey: boolean
}

/** A filter as a condition. Texts and types that cannot be compared are compared as they are shown. */
function toCondition(
  { operator, value }: RowFilter,
  column: PageColumn,
  { dialect, add }: { dialect: PageDialect; add: AddValue }
): string {
  const name = dialect.quote(column.name)
  if (operator === 'is-null') return `${name} is null`
  if (operator === 'is-not-null') return `${name} is not null`
  if (operator === 'contains' || operator === 'starts-with') {
    const escaped = (value ?? '').replaceAll(/[\\%_]/g, String.raw`\$&`)
    const pattern = add(`${operator === 'contains' ? '%' : ''}${escaped}%`, asText)
    return dialect.toLike(dialect.toShownText(column), pattern)
  }
  const isText = isOpaque(column.type)
  const compared = isText ? dialect.toShownText(column) : name
  const given = add(value, isText ? asText : column)
  if (operator === 'equals') return dialect.toEqual(compared, given)
  if (operator === 'not-equals') return dialect.toDifferent(compared, given)
  return `${compared} ${comparisons[operator]} ${given}`
}

/** The rows after a key, by a comparison of rows. */
export function compareRows(quote: PageDialect['quote']): PageDialect['toAfterKey'] {
  return (columns, values, add) =>
    `(${columns.map(({ name }) => quote(name)).join(', ')}) > (${columns
      .map((column, at) => add(values[at] ?? null, column))
      .join(', ')})`
}

function toPageQuery(
  { request, table, path, dialect }: PageSource,
  { names, order, byKey }: PagePlan
): { text: string; parameters: (string | null)[] } {
  const { quote, toPlaceholder, toOrder } = dialect
  const parameters: (string | null)[] = []
  const add: AddValue = (value, column) => toPlaceholder(parameters.push(value), column)
  const conditions = request.filters.map((filter) =>
    toCondition(filter, findColumn(table, filter.column), { dialect, add })
  )
  if (byKey && request.after?.kind === 'key')
    conditions.push(toAfter(table, dialect, { request, order, values: request.after.values }, add))
  const orders = order.map((name) =>
    toOrder(
      findColumn(table, name),
      name === request.sort?.column && request.sort.direction === 'descending' ? 'desc' : 'asc'
    )
  )
  const offset = request.after?.kind === 'offset' ? ` offset ${request.after.offset}` : ''
  return {
    text: [
      `select ${[...names, ...order].map(quote).join(', ')} from ${path}`,
      conditions.length === 0 ? '' : `where ${conditions.join(' and ')}`,
      orders.length === 0 ? '' : `order by ${orders.join(', ')}`,
      `limit ${request.size + 1}${offset}`
    ].join(' '),
    parameters
  }
}

/** The condition of rows after a row of a sort order, with NULL last. */
function toAfter(
  table: PageTable,
  { quote, toAfterKey }: PageDialect,
  {
    request,
    order,
    values
  }: { request: PageRequest; order: readonly string[]; values: readonly (string | null)[] },
  add: AddValue
): string {
  const { sort } = request
  const keys = (sort === null ? order : order.slice(1)).map((name) => findColumn(table, name))
  const keyValues = sort === null ? values : values.slice(1)
  const toKeys = (): string | undefined => (keys.length === 0 ? undefined : toAfterKey(keys, keyValues, add))
  if (sort === null) return toKeys() ?? 'true'
  const column = findColumn(table, sort.column)
  const name = quote(column.name)
  const [value = null] = values
  if (value === null) {
    const after = toKeys()
    return `(${name} is null${after === undefined ? '' : ` and ${after}`})`
  }
  const sign = sort.direction === 'descending' ? '<' : '>'
  // Values are added in the order in which they stand: some languages have no numbers for them.
  const first = column.notNull && keys.length > 0 ? `${name} ${sign}= ${add(value, column)} and ` : ''
  const further = `${name} ${sign} ${add(value, column)}`
  const same = keys.length === 0 ? '' : ` or (${name} = ${add(value, column)} and ${toKeys() ?? 'true'})`
  if (!column.notNull) return `(${further}${same} or ${name} is null)`
  // The first condition is one that an index can begin at.
  return same === '' ? further : `${first}(${further}${same})`
}

async function collect(
  { read }: PageSource,
  text: string,
  parameters: (string | null)[]
): Promise<{ columns: ResultColumn[]; rows: ResultCell[][] }> {
  const limits = {
    rows: pageLimits.size.most + 1,
    size: readLimits.size,
    cell: pageLimits.cell,
    milliseconds: readLimits.seconds.usual * 1000
  }
  const columns: ResultColumn[] = []
  const rows: ResultCell[][] = []
  for await (const part of read(text, parameters, limits)) {
    if (part.kind === 'columns') columns.push(...part.columns)
    if (part.kind === 'rows') rows.push(...part.rows)
  }
  return { columns, rows }
}
