import type { DatabaseQuery } from '../../src/engine.ts'
import { notRead } from '../../src/failures.ts'
import type { ReadLimits } from '../../src/limits.ts'
import { badQuery, isObject, parseQuery } from '../documents/parse-query.ts'
import type { DocumentPage } from '../documents/read-documents.ts'
import type { FirestoreClient, FirestoreDocument } from './client.ts'
import { documentId, toFields } from './value.ts'

/** Documents of one page: each may have 1 MB. */
const pageDocuments = 300

/** Parts of a query that are passed on; none of them writes. */
const queryParts = ['select', 'from', 'where', 'orderBy', 'limit', 'offset', 'startAt', 'endAt']

/** Comparisons whose results are ordered by the compared field first. */
const ordering = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_EQUAL',
  'NOT_IN'
]

/** An order of documents, as the service writes it. */
interface Order {
  field: { fieldPath: string }
  direction: 'ASCENDING' | 'DESCENDING'
}

/** A query, and the document that its collection stands under. */
export interface FirestoreQuery {
  parent: string[]
  query: Readonly<Record<string, unknown>>
}

/** Parses `{ "structuredQuery": { "from": [{ "collectionId": "customers" }] }, "parent": "shops/1" }`. */
export function parseFirestoreQuery(text: DatabaseQuery): FirestoreQuery {
  const { structuredQuery: query, parent = '', ...others } = parseQuery(text)
  const [other] = Object.keys(others)
  if (other !== undefined) throw badQuery(`A query has structuredQuery and parent, and no ${other}.`)
  if (query === undefined) throw notRead('empty')
  if (!isObject(query)) throw badQuery('structuredQuery has to be an object, such as in the example.')
  const unknown = Object.keys(query).find((part) => !queryParts.includes(part))
  if (unknown !== undefined)
    throw badQuery(`A structuredQuery has ${queryParts.join(', ')}, and no ${unknown}.`)
  const { from, limit } = query
  const [source] = Array.isArray(from) ? (from as unknown[]) : []
  if (!isObject(source) || typeof source['collectionId'] !== 'string')
    throw badQuery('Name the collection to read: "from": [{ "collectionId": "customers" }].')
  if (limit !== undefined && !(Number.isInteger(limit) && Number(limit) > 0))
    throw badQuery('A limit is a whole number above 0.')
  return { parent: toParent(parent), query }
}

function toParent(parent: unknown): string[] {
  if (parent === '') return []
  const parts = typeof parent === 'string' ? parent.split('/') : []
  const isPath = parts.length > 0 && parts.length % 2 === 0
  if (!isPath || parts.some((part) => part === '' || part === '.' || part === '..'))
    throw badQuery('A parent is the path of a document, such as shops/1.')
  return parts
}

/** Reads pages, each after the last document of the previous one, with its charge. */
export async function* readPages(
  client: FirestoreClient,
  { parent, query }: FirestoreQuery,
  limits: ReadLimits,
  signal: AbortSignal
): AsyncGenerator<DocumentPage> {
  const { limit: wanted = Number.POSITIVE_INFINITY, ...rest } = query
  let left = Math.min(Number(wanted), limits.rows + 1)
  const orders = toOrders(query)
  let after: FirestoreDocument | undefined
  for (let isLast = false; !isLast;) {
    const limit = orders === undefined ? left : Math.min(left, pageDocuments)
    const page = await client.query(
      { ...(after === undefined ? rest : withoutStart(rest)), ...toPlace(orders, after), limit },
      { parent, signal }
    )
    left -= page.documents.length
    after = page.documents.at(-1)
    isLast = page.documents.length < limit || left <= 0
    yield { documents: page.documents.map(toFields), isLast, charge: page.reads }
  }
}

/** Where a later page begins takes the place of where the first one did. */
function withoutStart({
  startAt: _startAt,
  offset: _offset,
  ...rest
}: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return rest
}

function toPlace(orders: readonly Order[] | undefined, after: FirestoreDocument | undefined): object {
  if (orders === undefined) return {}
  if (after === undefined) return { orderBy: orders }
  const values = orders.map(({ field: { fieldPath } }) =>
    fieldPath === documentId ? { referenceValue: after.name } : after.fields[fieldPath]
  )
  return { orderBy: orders, startAt: { values, before: false } }
}

/**
 * An order that tells all documents apart, as the service makes it itself; undefined where it cannot be known from here,
 * so that the query is asked once.
 */
function toOrders({ orderBy, where, select }: Readonly<Record<string, unknown>>): Order[] | undefined {
  const given = Array.isArray(orderBy) ? (orderBy as Order[]) : []
  const compared = given.length > 0 ? [] : findOrdering(where)
  if (compared.length > 1) return undefined
  const orders: Order[] = [
    ...given.map(({ field, direction }) => ({ field, direction: direction ?? 'ASCENDING' })),
    ...compared.map((fieldPath) => ({ field: { fieldPath }, direction: 'ASCENDING' as const }))
  ]
  const isPlain = orders.every(({ field }) => /^\w+$/.test(field?.fieldPath ?? ''))
  const isWhole = select === undefined || orders.length === 0
  if (!isPlain || !isWhole) return undefined
  if (orders.some(({ field }) => field.fieldPath === documentId)) return orders
  const direction = orders.at(-1)?.direction ?? 'ASCENDING'
  return [...orders, { field: { fieldPath: documentId }, direction }]
}

/** The fields that a condition orders by. */
function findOrdering(where: unknown): string[] {
  if (!isObject(where)) return []
  const { fieldFilter, compositeFilter, unaryFilter } = where
  if (isObject(compositeFilter)) {
    const filters = Array.isArray(compositeFilter['filters']) ? compositeFilter['filters'] : []
    return [...new Set(filters.flatMap(findOrdering))]
  }
  const filter = isObject(fieldFilter) ? fieldFilter : unaryFilter
  if (!isObject(filter) || !isObject(filter['field'])) return []
  const isOrdering = ordering.includes(String(filter['op'])) || String(filter['op']).startsWith('IS_NOT')
  return isOrdering ? [String(filter['field']['fieldPath'])] : []
}
