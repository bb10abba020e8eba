import { createHmac } from 'node:crypto'
import type { DatabaseSettings } from '../../src/engine.ts'
import { connectionFailed, queryFailed } from '../../src/failures.ts'
import { createSendHttp, parseObject, type HttpAnswer } from '../http-request.ts'
import type { DatabaseNetwork } from '../network.ts'

interface Resource {
  kind: 'dbs' | 'colls' | 'docs'
  /** Names from the database down, apart from the kind that is listed. */
  link: string
  path: string
}

/** A query of a container. */
export interface CosmosdbStatement {
  query: string
  parameters?: unknown
}

/** Pages of documents and lists. */
export interface CosmosdbPage {
  body: Readonly<Record<string, unknown>>
  continuation: string | undefined
  charge: number
}

/** The only requests to a Cosmos DB, which makes the engine read-only. */
export interface CosmosdbClient {
  readDatabase: (signal: AbortSignal) => Promise<CosmosdbPage>
  listContainers: (signal: AbortSignal, continuation?: string) => Promise<CosmosdbPage>
  query: (
    container: string,
    statement: CosmosdbStatement,
    options: { signal: AbortSignal; items: number; continuation?: string | undefined }
  ) => Promise<CosmosdbPage>
}

/** Creates a client of a Cosmos DB over the given network: `password` is its key. */
export function createCosmosdbClient(settings: DatabaseSettings, network: DatabaseNetwork): CosmosdbClient {
  const { database, password: key } = settings
  const send = createSendHttp(settings, network)
  const databasePath = `/dbs/${encodeURIComponent(database)}`

  async function ask(
    method: 'GET' | 'POST',
    { kind, link, path }: Resource,
    {
      headers = {},
      body = '',
      signal
    }: { headers?: Record<string, string>; body?: string; signal: AbortSignal }
  ): Promise<CosmosdbPage> {
    const date = new Date().toUTCString().toLowerCase()
    const signed = `${method.toLowerCase()}\n${kind}\n${link}\n${date}\n\n`
    const signature = createHmac('sha256', Buffer.from(key, 'base64')).update(signed).digest('base64')
    const answer = await send({
      method,
      path,
      headers: {
        'x-ms-date': date,
        'x-ms-version': '2018-12-31',
        authorization: encodeURIComponent(`type=master&ver=1.0&sig=${signature}`),
        accept: 'application/json',
        ...headers
      },
      body,
      signal
    })
    return toPage(answer)
  }

  const toContinued = (continuation: string | undefined): Record<string, string> =>
    continuation === undefined ? {} : { 'x-ms-continuation': continuation }
  return {
    readDatabase: (signal) =>
      ask('GET', { kind: 'dbs', link: `dbs/${database}`, path: databasePath }, { signal }),
    listContainers: (signal, continuation) =>
      ask(
        'GET',
        { kind: 'colls', link: `dbs/${database}`, path: `${databasePath}/colls` },
        { signal, headers: toContinued(continuation) }
      ),
    query: (container, statement, { signal, items, continuation }) =>
      ask(
        'POST',
        {
          kind: 'docs',
          link: `dbs/${database}/colls/${container}`,
          path: `${databasePath}/colls/${encodeURIComponent(container)}/docs`
        },
        {
          signal,
          body: JSON.stringify({ parameters: [], ...statement }),
          headers: {
            'content-type': 'application/query+json',
            'x-ms-documentdb-isquery': 'True',
            'x-ms-documentdb-query-enablecrosspartition': 'True',
            'x-ms-max-item-count': String(items),
            ...toContinued(continuation)
          }
        }
      )
  }
}

function toPage({ status, headers, text }: HttpAnswer): CosmosdbPage {
  const body = parseObject(text)
  if (status >= 200 && status < 300) {
    const { 'x-ms-continuation': continuation, 'x-ms-request-charge': charge } = headers
    return {
      body,
      continuation: typeof continuation === 'string' ? continuation : undefined,
      charge: Number(charge ?? 0)
    }
  }
  if (status === 401 || status === 403) throw connectionFailed('auth')
  if (status >= 500) throw queryFailed('lost')
  throw queryFailed('engine', { message: toWords(body), position: null, hint: null, code: String(status) })
}

/** The message of the service, which packs its errors into it as JSON. */
function toWords({ message }: Readonly<Record<string, unknown>>): string {
  if (typeof message !== 'string' || message === '') return 'There is no such container.'
  return /"message":"((?:[^"\\]|\\.)+)"/.exec(message)?.[1] ?? message.replace(/\r?\nActivityId:[\s\S]*$/, '')
}
