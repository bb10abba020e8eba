import type { ResultCell, ResultColumn } from './engine.ts'

/** How a column is compared. */
export const rowOperators = [
  'equals',
  'not-equals',
  'less',
  'at-most',
  'greater',
  'at-least',
  'contains',
  'starts-with',
  'is-null',
  'is-not-null'
] as const

/** How a column is compared. */
export type RowOperator = (typeof rowOperators)[number]

/** A condition on a column. */
export interface RowFilter {
  column: string
  operator: RowOperator
  /** Null where the operator takes none. */
  value: string | null
}

/** Where a page begins: after the values of a row, or after a number of rows. */
export type PageCursor = { kind: 'key'; values: (string | null)[] } | { kind: 'offset'; offset: number }

/** A page of a table. */
export interface PageRequest {
  schema: string
  table: string
  /** The columns that are shown; null for all. */
  columns: readonly string[] | null
  filters: readonly RowFilter[]
  sort: { column: string; direction: 'ascending' | 'descending' } | null
  after: PageCursor | null
  size: number
}

/** Rows of a table. */
export interface RowPage {
  columns: ResultColumn[]
  rows: ResultCell[][]
  /** Columns of the primary key; empty where there is none. */
  key: string[]
  /** The key of each row; null where there is none. */
  keys: (string | null)[][] | null
  paging: 'key' | 'offset'
  next: PageCursor | null
  milliseconds: number
}

/** Limits of pages. */
export const pageLimits = {
  size: { usual: 50, most: 200 },
  filters: 10,
  columns: 500,
  /** Rows that are skipped at most, where a table has no primary key. */
  offset: 100_000,
  /** Characters of a cell; one that is longer is not edited in the page. */
  cell: 2000,
  /** Characters of a name or of a value that is compared. */
  text: 2000
} as const

const textTypes = /^((tiny|medium|long)?text|character|varchar|char|citext|name|bpchar|"char"|enum|set)/
const opaqueTypes =
  /^(json|xml|point|line|lseg|box|path|polygon|circle|bytea|tsvector|tsquery|multi|geometry|(tiny|medium|long)?blob|(var)?binary|bit)|\[\]$/

/** The operators that suit a column, by the type that its engine names. */
export function operatorsOf(type: string): readonly RowOperator[] {
  const none = ['is-null', 'is-not-null'] as const
  if (type.startsWith('bool')) return ['equals', 'not-equals', ...none]
  if (textTypes.test(type)) return ['contains', 'equals', 'not-equals', 'starts-with', ...none]
  if (isOpaque(type)) return ['contains', 'equals', ...none]
  if (type.startsWith('uuid')) return ['equals', 'not-equals', 'contains', ...none]
  return ['equals', 'not-equals', 'less', 'at-most', 'greater', 'at-least', ...none]
}

/** Whether values of a type have no order, and are compared as text. */
export function isOpaque(type: string): boolean {
  return opaqueTypes.test(type)
}

/** Whether an operator takes a value. */
export function takesValue(operator: RowOperator): boolean {
  return operator !== 'is-null' && operator !== 'is-not-null'
}
