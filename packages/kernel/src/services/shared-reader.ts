import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { usualBatchRows, type Reader } from './reader.ts'
import { yieldToEventLoop } from './yield-to-event-loop.ts'

/**
 * A reader for an in-memory database, which has a single connection: it is read-only while a query runs. The rows are
 * read at once, since an in-memory database is small, and yielded in batches between which other calls are answered.
 */
export function createSharedReader({ db }: Pick<Database, 'db'>): Reader {
  return {
    async *read<Row>(...[query, options = {}]: Parameters<Reader['read']>) {
      const { batchRows = usualBatchRows, signal } = options
      signal?.throwIfAborted()
      const rows = await db.connection().execute(async (connection) => {
        await sql`pragma query_only = on`.execute(connection)
        try {
          const result = await connection.executeQuery(query)
          return result.rows as Row[]
        } finally {
          await sql`pragma query_only = off`.execute(connection)
        }
      })
      for (let from = 0; from < rows.length; from += batchRows) {
        yield rows.slice(from, from + batchRows)
        await yieldToEventLoop()
        signal?.throwIfAborted()
      }
    },
    close: () => Promise.resolve()
  }
}
