import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { workerData } from 'node:worker_threads'
import type { ReadBatch } from './read-ahead.ts'
import type { Reading, ReadingQuery } from './reader-messages.ts'
import { serveReadings } from './serve-readings.ts'

const { address: file } = workerData as { address: string }

/**
 * Opens a read-only connection for each query: on a shared one, a new query would see the snapshot of the oldest. The
 * write-ahead log lets it read while the main connection writes.
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
