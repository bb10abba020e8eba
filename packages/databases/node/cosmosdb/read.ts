import type { DatabaseQuery } from '../../src/engine.ts'
import { notRead } from '../../src/failures.ts'
import type { ReadLimits } from '../../src/limits.ts'
import { toJsonFields } from '../documents/json-value.ts'
import { badQuery, parseQuery } from '../documents/parse-query.ts'
import type { DocumentPage } from '../documents/read-documents.ts'
import type { CosmosdbClient, CosmosdbStatement } from './client.ts'

/** Documents of one page; the service takes no more than this. */
const pageItems = 1000

/** A query of one container. */
export interface CosmosdbQuery {
  container: string
  statement: CosmosdbStatement
}

/** Parses `{ "container": "customers", "query": "SELECT * FROM c", "parameters": [] }`. Its SQL has no word that writes. */
export function parseCosmosdbQuery(text: DatabaseQuery): CosmosdbQuery {
  const { container, query, parameters = [], ...others } = parseQuery(text)
  const [other] = Object.keys(others)
  if (other !== undefined) throw badQuery(`A query has container, query and parameters, and no ${other}.`)
  if (typeof container !== 'string' || !/^[^/\\?#]+$/.test(container))
    throw badQuery('Name the container to read.')
  if (typeof query !== 'string' || query.trim() === '') throw notRead('empty')
  if (!/^\s*select\b/i.test(query)) throw notRead('write')
  if (!Array.isArray(parameters)) throw badQuery('Parameters are a list of objects with name and value.')
  return { container, statement: { query, parameters } }
}

/** Reads pages, each with its charge. */
export async function* readPages(
  client: CosmosdbClient,
  { container, statement }: CosmosdbQuery,
  limits: ReadLimits,
  signal: AbortSignal
): AsyncGenerator<DocumentPage> {
  let left = limits.rows + 1
  let continuation: string | undefined
  do {
    const page = await client.query(container, statement, {
      signal,
      items: Math.min(left, pageItems),
      continuation
    })
    const found = page.body['Documents']
    const documents = Array.isArray(found) ? found.map(toJsonFields) : []
    continuation = page.continuation
    left -= documents.length
    yield { documents, isLast: continuation === undefined, charge: page.charge }
  } while (continuation !== undefined && left > 0)
}
