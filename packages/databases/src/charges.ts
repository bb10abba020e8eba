import type { DatabaseKind } from './kinds.ts'
import type { SchemaTable } from './schema.ts'

/** Units in which kinds charge for reading; a kind that is not here charges nothing. */
export const chargeUnits = {
  dynamodb: 'read capacity units',
  cosmosdb: 'request units',
  firestore: 'document reads'
} as const satisfies Partial<Record<DatabaseKind, string>>

/** A kind that charges for reading. */
export type MeteredKind = keyof typeof chargeUnits

/** Whether a kind charges for reading. */
export function isMetered(kind: DatabaseKind): kind is MeteredKind {
  return kind in chargeUnits
}

/** The estimated charge of a query, or why it cannot be estimated. */
export type ChargeEstimate =
  | { kind: 'about' | 'at-most'; amount: number }
  | { kind: 'unknown'; reason: 'told-afterwards' | 'no-query' | 'not-counted' | 'depends' }

interface EstimateFacts {
  text: string
  /** The limit of rows of the read. */
  rows: number
  /** Tables with what the service has counted; undefined where they have not been read. */
  tables: readonly Pick<SchemaTable, 'name' | 'rows' | 'size'>[] | undefined
}

/** Bytes that one read capacity unit reads twice, eventually consistent (Amazon, read consistency of DynamoDB). */
const unitBytes = 4096

/** Estimates what a query costs by what is known before it runs. */
export function estimateCharge(kind: MeteredKind, { text, rows, tables }: EstimateFacts): ChargeEstimate {
  const query = parseObject(text)
  if (query === undefined) return { kind: 'unknown', reason: 'no-query' }
  if (kind === 'cosmosdb') return { kind: 'unknown', reason: 'told-afterwards' }
  return kind === 'firestore' ? estimateReads(query, rows) : estimateCapacity(query, rows, tables)
}

/** Each document that is returned is one read, and a query is one at least (Google, pricing of Firestore). */
function estimateReads(query: JsonObject, rows: number): ChargeEstimate {
  const inner = toObject(query['structuredQuery'])
  if (inner === undefined) return { kind: 'unknown', reason: 'no-query' }
  const { limit, offset } = inner
  const returned = typeof limit === 'number' ? Math.min(limit, rows + 1) : rows + 1
  return { kind: 'at-most', amount: Math.max(1, returned + (typeof offset === 'number' ? offset : 0)) }
}

/** A Scan reads all of a table, or as far as its limit; what a Query finds is known to the service alone. */
function estimateCapacity(query: JsonObject, rows: number, tables: EstimateFacts['tables']): ChargeEstimate {
  const [[operation, value] = ['', undefined]] = Object.entries(query)
  const input = toObject(value)
  if (input === undefined) return { kind: 'unknown', reason: 'no-query' }
  const table = tables?.find(({ name }) => name === input['TableName'])
  if (table?.size == null || table.rows === null || input['IndexName'] !== undefined)
    return { kind: 'unknown', reason: 'not-counted' }
  const unit = input['ConsistentRead'] === true ? 1 : 0.5
  const toUnits = (bytes: number): number => Math.max(1, Math.ceil(bytes / unitBytes)) * unit
  const itemBytes = table.rows === 0 ? 0 : table.size / table.rows
  if (operation === 'GetItem') return { kind: 'about', amount: toUnits(itemBytes) }
  if (operation !== 'Scan') return { kind: 'unknown', reason: 'depends' }
  const { Limit: limit, FilterExpression: filter } = input
  const read = typeof limit === 'number' ? limit : filter === undefined ? rows + 1 : table.rows
  return { kind: 'about', amount: toUnits(Math.min(table.size, itemBytes * read)) }
}

type JsonObject = Readonly<Record<string, unknown>>

function toObject(value: unknown): JsonObject | undefined {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
    ? (value as JsonObject)
    : undefined
}

function parseObject(text: string): JsonObject | undefined {
  try {
    return toObject(JSON.parse(text))
  } catch {
    return undefined
  }
}
