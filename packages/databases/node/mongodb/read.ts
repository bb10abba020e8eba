import type { AbstractCursor, Db, Document } from 'mongodb'
import type { ReadLimits } from '../../src/limits.ts'
import type { DocumentPage } from '../documents/read-documents.ts'
import { closeConnection } from '../connections.ts'
import { connectMongodb, type MongodbSource } from './connect.ts'
import { toReadError } from './errors.ts'
import type { MongodbQuery } from './parse.ts'
import { toFields } from './value.ts'

/** Documents of one batch. */
const batchSize = 500

/** Reads batch by batch with a cursor, which the signal ends on the server too. */
export async function* readPages(
  source: MongodbSource,
  query: MongodbQuery,
  limits: ReadLimits
): AsyncGenerator<DocumentPage> {
  const connection = await connectMongodb(source)
  try {
    if (query.command === 'count') {
      yield {
        documents: [toFields({ count: await count(connection.database, query, limits) })],
        isLast: true
      }
      return
    }
    yield* readCursor(
      openCursor(connection.database, query, { limits, signal: source.signal }),
      limits.rows + 1
    )
  } catch (error) {
    throw toReadError(connection.guard.failure() ?? error)
  } finally {
    // This kills the cursor too, without waiting for a server that hangs.
    closeConnection(connection)
  }
}

function openCursor(
  database: Db,
  { command, collection, filter, projection, sort, skip, limit, pipeline }: MongodbQuery,
  { limits, signal }: { limits: ReadLimits; signal: AbortSignal }
): AbstractCursor<Document> {
  const most = limits.rows + 1
  const options = { maxTimeMS: Math.ceil(limits.milliseconds), batchSize: Math.min(most, batchSize), signal }
  const from = database.collection(collection)
  if (command === 'aggregate') return from.aggregate([...pipeline, { $limit: most }], options)
  return from.find(filter, {
    ...options,
    ...(projection === undefined ? {} : { projection }),
    ...(sort === undefined ? {} : { sort }),
    ...(skip === undefined ? {} : { skip }),
    // No limit of its own is written as 0.
    limit: limit === undefined || limit === 0 ? most : Math.min(limit, most)
  })
}

async function* readCursor(cursor: AbstractCursor<Document>, most: number): AsyncGenerator<DocumentPage> {
  let left = most
  for (;;) {
    const first = await cursor.next()
    if (first === null) return
    const documents = [first, ...cursor.readBufferedDocuments()].map(toFields)
    left -= documents.length
    const isLast = cursor.id === undefined || Number(cursor.id) === 0
    yield { documents, isLast }
    if (isLast || left <= 0) return
  }
}

async function count(database: Db, query: MongodbQuery, limits: ReadLimits): Promise<unknown> {
  const { collection, filter, skip, limit } = query
  const answer = await database.command({
    count: collection,
    query: filter,
    ...(skip === undefined ? {} : { skip }),
    ...(limit === undefined ? {} : { limit }),
    maxTimeMS: Math.ceil(limits.milliseconds)
  })
  return answer['n']
}
