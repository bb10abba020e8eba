import type { DatabaseQuery } from '../../src/engine.ts'
import { notRead } from '../../src/failures.ts'
import type { ReadLimits } from '../../src/limits.ts'
import { badQuery, isObject, parseQuery } from '../documents/parse-query.ts'
import type { DocumentFields, DocumentPage } from '../documents/read-documents.ts'
import type { CallDynamodb } from './client.ts'
import { toFieldValue, type AttributeValue } from './value.ts'

type Item = Readonly<Record<string, AttributeValue>>

/** Allowed members of a query, by operation. */
const members = {
  Scan: [
    'TableName',
    'IndexName',
    'FilterExpression',
    'ProjectionExpression',
    'ExpressionAttributeNames',
    'ExpressionAttributeValues',
    'ConsistentRead',
    'Limit'
  ],
  Query: [
    'TableName',
    'IndexName',
    'KeyConditionExpression',
    'FilterExpression',
    'ProjectionExpression',
    'ExpressionAttributeNames',
    'ExpressionAttributeValues',
    'ScanIndexForward',
    'ConsistentRead',
    'Limit'
  ],
  GetItem: ['TableName', 'Key', 'ProjectionExpression', 'ExpressionAttributeNames', 'ConsistentRead']
} as const satisfies Record<string, readonly string[]>

/** A query as it is sent: one of the operations that read, and its input. */
export interface DynamodbQuery {
  operation: keyof typeof members
  input: Readonly<Record<string, unknown>>
}

/** Parses a query such as `{ "Scan": { "TableName": "customers" } }`. Any other operation is refused. */
export function parseDynamodbQuery(query: DatabaseQuery): DynamodbQuery {
  const [[operation, input] = ['', undefined], second] = Object.entries(parseQuery(query))
  if (second !== undefined) throw notRead('several')
  if (operation === '') throw notRead('empty')
  if (!isReadOperation(operation)) throw notRead('write')
  if (!isObject(input)) throw badQuery(`${operation} takes an object with a TableName.`)
  const known: readonly string[] = members[operation]
  const other = Object.keys(input).find((name) => !known.includes(name))
  if (other !== undefined) throw badQuery(`${operation} takes no ${other} here, but ${known.join(', ')}.`)
  return { operation, input }
}

function isReadOperation(name: string): name is keyof typeof members {
  return Object.hasOwn(members, name)
}

/** Reads pages, each with its consumed capacity. */
export async function* readPages(
  call: CallDynamodb,
  { operation, input }: DynamodbQuery,
  limits: ReadLimits,
  signal: AbortSignal
): AsyncGenerator<DocumentPage> {
  let left = limits.rows + 1
  let start: unknown
  do {
    // A limit counts items before they are filtered, so a filtered page takes what it takes.
    const size =
      input['Limit'] === undefined && input['FilterExpression'] === undefined ? { Limit: left } : {}
    const answer = await call(
      operation,
      {
        ...input,
        ...(operation === 'GetItem' ? {} : size),
        ...(start === undefined ? {} : { ExclusiveStartKey: start }),
        ReturnConsumedCapacity: 'TOTAL'
      },
      signal
    )
    start = input['Limit'] === undefined ? answer['LastEvaluatedKey'] : undefined
    const documents = toItems(answer).map(toFields)
    left -= documents.length
    yield { documents, isLast: start === undefined, charge: toCharge(answer['ConsumedCapacity']) }
  } while (start !== undefined && left > 0)
}

function toItems({ Items: items, Item: item }: Readonly<Record<string, unknown>>): Item[] {
  if (Array.isArray(items)) return items as Item[]
  return isObject(item) ? [item as Item] : []
}

/** An item by its attributes. */
export function toFields(item: Item): DocumentFields {
  return new Map(Object.entries(item).map(([name, value]) => [name, toFieldValue(value)]))
}

function toCharge(consumed: unknown): number | undefined {
  const units = isObject(consumed) ? consumed['CapacityUnits'] : undefined
  return typeof units === 'number' ? units : undefined
}
