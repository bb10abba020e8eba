import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { parentPort, workerData } from 'node:worker_threads'
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts'

interface Reading {
  database: DatabaseSync
  rows: Iterator<object>
  batchRows: number
}

const readings = new Map<number, Reading>()

/** A connection for each reading: over a shared one, a new reading would see what the oldest sees. */
function open({ id, sql, parameters, batchRows }: Extract<ReaderRequest, { kind: 'open' }>): void {
  const database = new DatabaseSync(workerData as string, { readOnly: true, timeout: 5000 })
  const reading: Reading = { database, rows: [][Symbol.iterator](), batchRows }
  readings.set(id, reading)
  reading.rows = database.prepare(sql).iterate(...(parameters as SQLInputValue[]))
}

function takeBatch(id: number): ReaderAnswer {
  const reading = readings.get(id)
  if (reading === undefined) throw new Error('This reading has ended')
  const rows: object[] = []
  while (rows.length < reading.batchRows) {
    const { done, value } = reading.rows.next()
    if (done === true) return { id, rows, isLast: true }
    rows.push(value)
  }
  return { id, rows, isLast: false }
}

function close(id: number): void {
  readings.get(id)?.database.close()
  readings.delete(id)
}

function answer(request: ReaderRequest): ReaderAnswer {
  try {
    if (request.kind === 'open') open(request)
    return takeBatch(request.id)
  } catch (error) {
    return { id: request.id, error: error instanceof Error ? error : new Error(String(error)) }
  }
}

parentPort?.on('message', (request: ReaderRequest) => {
  if (request.kind === 'close') close(request.id)
  else parentPort?.postMessage(answer(request))
})
