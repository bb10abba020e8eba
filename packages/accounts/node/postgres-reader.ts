import pg from 'pg'
import { usualBatchRows, type Reader } from '../src/services/reader.ts'
import { readAhead } from './read-ahead.ts'
import { toPoolConfig } from './postgres.ts'

/** Readings at the same time, more than files can be sent at once (`file-registrar.ts`); the next ones wait. */
const mostReadings = 10

/**
 * Opens a reader of a Postgres: a pool of its own whose transactions are read-only, so that readings take no connection
 * from the calls.
 */
export function openPostgresReader(url: string): Reader {
  const pool = new pg.Pool({
    ...toPoolConfig(url),
    max: mostReadings,
    options: '-c default_transaction_read_only=on'
  })
  // An idle connection that breaks: the pool opens another one.
  pool.on('error', () => undefined)
  return {
    async *read<Row>(...[{ sql, parameters }, read = {}]: Parameters<Reader['read']>) {
      const { batchRows = usualBatchRows, signal } = read
      signal?.throwIfAborted()
      const client = await pool.connect()
      let isEnded = false
      try {
        // All batches see the database as it was at the first one.
        await client.query('begin transaction isolation level repeatable read')
        await client.query(`declare reading no scroll cursor for ${sql}`, [...parameters])
        yield* readAhead<Row>(async () => {
          const { rows } = await client.query<object>(`fetch ${batchRows} from reading`)
          return { rows, isLast: rows.length < batchRows }
        }, signal)
        await client.query('commit')
        isEnded = true
      } finally {
        // A connection whose reading was broken off is closed, with its transaction.
        client.release(!isEnded)
      }
    },
    close: () => pool.end()
  }
}
