import type { DatabaseSettings } from '../../src/engine.ts'
import { connectionFailed, queryFailed } from '../../src/failures.ts'
import { isObject } from '../documents/parse-query.ts'
import { createSendHttp, parseAnswer, type HttpAnswer } from '../http-request.ts'
import type { DatabaseNetwork } from '../network.ts'
import { createToken } from './token.ts'

/** A document as the service writes it. */
export interface FirestoreDocument {
  /** Its whole path. */
  name: string
  fields: Readonly<Record<string, unknown>>
}

export interface FirestorePage {
  documents: FirestoreDocument[]
  /** Charged document reads; undefined where the service returns none. */
  reads: number | undefined
}

/** The only requests to a Firestore, which makes the engine read-only. */
export interface FirestoreClient {
  listCollections: (
    signal: AbortSignal,
    page: { size: number; token?: string | undefined }
  ) => Promise<{ names: string[]; token: string | undefined }>
  query: (
    structuredQuery: object,
    options: { parent: readonly string[]; signal: AbortSignal }
  ) => Promise<FirestorePage>
}

/**
 * Creates what asks a Firestore over its REST interface, through the network that is given: its driver speaks gRPC, whose
 * connections no guard of ours would see. `database` is a project, with the id of a database behind a slash where that is
 * another one than the default.
 */
export function createFirestoreClient(settings: DatabaseSettings, network: DatabaseNetwork): FirestoreClient {
  const send = createSendHttp(settings, network)
  const [project = '', database = '(default)'] = settings.database.split('/')
  const root = `/v1/projects/${encodeURIComponent(project)}/databases/${encodeURIComponent(database)}/documents`

  async function ask(path: string, body: object, signal: AbortSignal): Promise<unknown> {
    const answer = await send({
      method: 'POST',
      path,
      headers: {
        authorization: `Bearer ${await createToken(settings.password)}`,
        'content-type': 'application/json',
        accept: 'application/json'
      },
      body: JSON.stringify(body),
      signal
    })
    return toAnswer(answer)
  }

  return {
    listCollections: async (signal, { size, token }) => {
      const body = { pageSize: size, ...(token === undefined ? {} : { pageToken: token }) }
      const answer = await ask(`${root}:listCollectionIds`, body, signal)
      if (!isObject(answer)) throw connectionFailed('other')
      const { collectionIds, nextPageToken } = answer
      return {
        names: Array.isArray(collectionIds) ? collectionIds.map(String) : [],
        token: typeof nextPageToken === 'string' && nextPageToken !== '' ? nextPageToken : undefined
      }
    },
    query: async (structuredQuery, { parent, signal }) => {
      const path = [root, ...parent.map(encodeURIComponent)].join('/')
      const body = { structuredQuery, explainOptions: { analyze: true } }
      const answer = await ask(`${path}:runQuery`, body, signal)
      if (!Array.isArray(answer)) throw connectionFailed('other')
      return toPage(answer.filter(isObject))
    }
  }
}

function toPage(parts: readonly Readonly<Record<string, unknown>>[]): FirestorePage {
  const documents = parts.flatMap(({ document }) => {
    if (!isObject(document) || typeof document['name'] !== 'string') return []
    const { name, fields } = document
    return [{ name, fields: isObject(fields) ? fields : {} }]
  })
  const reads = parts
    .map(({ explainMetrics }) => {
      const stats = isObject(explainMetrics) ? explainMetrics['executionStats'] : undefined
      return isObject(stats) ? Number(stats['readOperations']) : Number.NaN
    })
    .find((number) => !Number.isNaN(number))
  return { documents, reads }
}

function toAnswer({ status, text }: HttpAnswer): unknown {
  const answer = parseAnswer(text)
  if (status >= 200 && status < 300) return answer
  if (status === 401 || status === 403) throw connectionFailed('auth')
  if (status >= 500) throw queryFailed('lost')
  // A query is answered by a list, and so is its failure.
  const problem: unknown = Array.isArray(answer) ? answer[0] : answer
  const error = isObject(problem) ? problem['error'] : undefined
  if (!isObject(error)) throw connectionFailed('other')
  const { message, status: code } = error
  throw queryFailed('engine', {
    message: typeof message === 'string' ? message : 'The service refused the query.',
    position: null,
    hint: null,
    code: typeof code === 'string' ? code : String(status)
  })
}
