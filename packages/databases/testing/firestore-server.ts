import { createVerify, type KeyObject } from 'node:crypto'
import { createServer } from 'node:https'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  StructuredQuery,
  StructuredQueryFieldFilterOperator
} from '@firestore-emulator/proto/dist/google/firestore/v1/query.js'
import { Write } from '@firestore-emulator/proto/dist/google/firestore/v1/write.js'
import { FirestoreServer as Emulator } from '@firestore-emulator/server'

/** A Firestore of the tests, on its REST interface. */
export interface FirestoreServer {
  port: number
  /** Queries that were asked, as they came. */
  asked: RunQuery['structuredQuery'][]
  set: (collection: string, id: string, fields: Record<string, Value>) => void
  stop: () => void
}

type Value = Readonly<Record<string, unknown>>
type State = InstanceType<typeof Emulator>['state']

interface RunQuery {
  structuredQuery: {
    from: { collectionId: string }[]
    where?: Filter
    orderBy?: { field: { fieldPath: string }; direction: 'ASCENDING' | 'DESCENDING' }[]
    startAt?: { values: Value[] }
    limit?: number
  }
}

interface Filter {
  fieldFilter?: { field: { fieldPath: string }; op: string; value: Value }
  compositeFilter?: { op: string; filters: Filter[] }
}

/** A failure in the words of the service. */
class Refusal extends Error {
  readonly status: number
  readonly code: string

  constructor(status: number, code: string, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/**
 * Starts a Firestore whose documents and conditions are those of the emulator. That one speaks gRPC alone, knows no
 * cursor and no order by id, and lists no collections: these are put right here, and tokens are verified.
 */
export async function startFirestoreServer(
  certificate: { cert: string; key: string },
  { project, publicKey }: { project: string; publicKey: KeyObject }
): Promise<FirestoreServer> {
  const { state } = new Emulator()
  const root = `projects/${project}/databases/(default)/documents`
  const asked: RunQuery['structuredQuery'][] = []
  const server: Server = createServer(certificate, (request, response) => {
    answer({ state, root, asked, publicKey }, request)
      .then((body) => send(response, 200, body))
      .catch((error: unknown) => {
        const { status, code, message } = error instanceof Refusal ? error : toRefusal(error)
        send(response, status, [{ error: { code: status, message, status: code } }])
      })
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    port: (server.address() as AddressInfo).port,
    asked,
    set: (collection, id, fields) => {
      const update = {
        name: `${root}/${collection}/${id}`,
        fields: toSnake(fields) as Record<string, object>
      }
      state.writeV1Document(new Date(), Write.fromObject({ update }))
    },
    stop: () => server.close()
  }
}

function toRefusal(error: unknown): Refusal {
  return new Refusal(400, 'INVALID_ARGUMENT', error instanceof Error ? error.message : String(error))
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json; charset=UTF-8' })
  response.end(JSON.stringify(body))
}

interface Served {
  state: State
  root: string
  asked: RunQuery['structuredQuery'][]
  publicKey: KeyObject
}

async function answer({ state, root, asked, publicKey }: Served, request: IncomingMessage): Promise<unknown> {
  requireToken(request.headers.authorization ?? '', publicKey)
  let text = ''
  for await (const chunk of request) text += String(chunk)
  const [path = '', act] = decodeURIComponent(request.url ?? '')
    .replace(/^\/v1\//, '')
    .split(':')
  if (!path.startsWith(root)) throw new Refusal(404, 'NOT_FOUND', 'The database does not exist.')
  if (act === 'listCollectionIds') return { collectionIds: listCollections(state) }
  if (act !== 'runQuery') throw new Refusal(404, 'NOT_FOUND', 'Not a method that reads.')
  const { structuredQuery } = JSON.parse(text) as RunQuery
  asked.push(structuredQuery)
  const documents = runQuery(state, path, structuredQuery)
  const readTime = new Date().toISOString()
  const executionStats = {
    resultsReturned: String(documents.length),
    readOperations: String(Math.max(1, documents.length))
  }
  return [
    ...documents.map((document) => ({ document, readTime })),
    { readTime, explainMetrics: { executionStats } }
  ]
}

/** Tokens as the service takes them: signed for it by a key that it knows, or that of an emulator. */
function requireToken(header: string, publicKey: KeyObject): void {
  const token = header.replace(/^Bearer /, '')
  if (token === 'owner') return
  const [head = '', claims = '', signature = ''] = token.split('.')
  const isSigned = createVerify('RSA-SHA256')
    .update(`${head}.${claims}`)
    .verify(publicKey, signature, 'base64url')
  const { aud, exp = 0 } = isSigned
    ? (JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud?: string; exp?: number })
    : {}
  if (aud !== 'https://firestore.googleapis.com/' || exp * 1000 < Date.now())
    throw new Refusal(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.')
}

function listCollections(state: State): string[] {
  return Object.values(state.toJSON().projects).flatMap(({ databases }) =>
    Object.values(databases).flatMap(({ collections }) => Object.keys(collections))
  )
}

function runQuery(
  state: State,
  parent: string,
  { from, where, orderBy = [], startAt, limit }: RunQuery['structuredQuery']
) {
  const byField = orderBy.filter(({ field }) => field.fieldPath !== '__name__')
  const query = StructuredQuery.fromObject({
    from: from.map(({ collectionId }) => ({ collection_id: collectionId })),
    ...(where === undefined ? {} : { where: toFilter(where) }),
    order_by: byField.map(({ field, direction }) => ({
      field: { field_path: field.fieldPath },
      direction: direction === 'DESCENDING' ? 2 : 1
    }))
  })
  // Sorted by id first: the order of the emulator keeps what it finds alike.
  const documents = state.v1Query(parent, query).map((document) => toJson(document.toV1DocumentObject()))
  if (byField.length === 0) documents.sort((a, b) => (a.name < b.name ? -1 : 1))
  const last = startAt?.values.at(-1)?.['referenceValue']
  const begin = last === undefined ? 0 : documents.findIndex(({ name }) => name === last) + 1
  return documents.slice(begin, limit === undefined ? undefined : begin + limit)
}

const operators = StructuredQueryFieldFilterOperator as unknown as Readonly<Record<string, number>>

function toFilter({ fieldFilter, compositeFilter }: Filter): object {
  if (compositeFilter !== undefined)
    return {
      composite_filter: {
        op: compositeFilter.op === 'OR' ? 2 : 1,
        filters: compositeFilter.filters.map(toFilter)
      }
    }
  const op = operators[fieldFilter?.op ?? '']
  if (fieldFilter === undefined || op === undefined)
    throw new Refusal(
      400,
      'INVALID_ARGUMENT',
      `Invalid value at 'structured_query.where': ${fieldFilter?.op ?? ''}`
    )
  return {
    field_filter: {
      field: { field_path: fieldFilter.field.fieldPath },
      op,
      value: toSnake({ value: fieldFilter.value })['value']
    }
  }
}

/** Values of fields as the emulator writes them. */
function toSnake(fields: Readonly<Record<string, Value>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => {
      const [[type, content] = ['nullValue', null]] = Object.entries(value)
      const name = type.replace('Value', '_value')
      if (type === 'nullValue') return [field, { null_value: 0 }]
      return [field, { [name]: type === 'integerValue' ? Number(content) : content }]
    })
  )
}

/** A document as the REST interface writes it. */
function toJson({ name = '', fields = {} }: { name?: string; fields?: Readonly<Record<string, object>> }) {
  const values = Object.entries(fields).map(([field, value]) => {
    const [[type, content] = ['null_value', 0]] = Object.entries(value).filter(
      ([, each]) => each !== undefined
    ) as [string, unknown][]
    if (type === 'null_value') return [field, { nullValue: null }] as const
    return [
      field,
      { [type.replace('_value', 'Value')]: type === 'integer_value' ? String(content) : content }
    ] as const
  })
  return { name, fields: Object.fromEntries(values) }
}
