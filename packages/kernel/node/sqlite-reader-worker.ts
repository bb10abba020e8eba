import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import type { ReadBatch } from './read-ahead.ts'
import type { Reading, ReadingQuery } from './reader-messages.ts'
import { serveReadings } from './serve-readings.ts'

const { address: file } = workerData as { address: string }

/**
 * A read-only connection for each reading: over a shared one, a new reading would see what the oldest sees. The
 * write-ahead log lets it read beside the connection that writes.
 */
async function open({ sql, parameters, batchRows }: ReadingQuery): Promise<Reading> {
  const database = new DatabaseSync(file, { readOnly: true, timeout: 5000 })
  try {
    const rows = database.prepare(sql).iterate(...(parameters as SQLInputValue[]))
    return { next: async () => takeBatch(rows, batchRows), close: () => database.close() }
  } catch (error) {
    database.close()
    throw error
  }
}

function takeBatch(rows: Iterator<object>, batchRows: number): ReadBatch {
  const taken: object[] = []
  while (taken.length < batchRows) {
    const { done, value } = rows.next()
    if (done === true) return { rows: taken, isLast: true }
    taken.push(value)
  }
  return { rows: taken, isLast: false }
}

serveReadings(open)
