import { parentPort } from 'node:worker_threads'
import type { ReadBatch } from './read-ahead.ts'
import type { ReaderAnswer, Reading, ReaderRequest, ReadingQuery } from './reader-messages.ts'

/** Runs in a worker: serves queries to the thread that started it (`threaded-reader.ts`). */
export function serveReadings(open: (query: ReadingQuery) => Promise<Reading>): void {
  const readings = new Map<number, Promise<Reading>>()

  async function takeBatch(request: Exclude<ReaderRequest, { kind: 'close' }>): Promise<ReadBatch> {
    const { id } = request
    if (request.kind === 'open') readings.set(id, open(request))
    const reading = await readings.get(id)
    if (reading === undefined) throw new Error('This reading has ended')
    return reading.next()
  }

  async function answer(request: Exclude<ReaderRequest, { kind: 'close' }>): Promise<ReaderAnswer> {
    const { id } = request
    try {
      return { id, ...(await takeBatch(request)) }
    } catch (error) {
      return { id, error: error instanceof Error ? error : new Error(String(error)) }
    }
  }

  async function close(id: number): Promise<void> {
    const reading = readings.get(id)
    readings.delete(id)
    // A query that failed to open holds nothing, and its error was reported already.
    const opened = await reading?.catch(() => undefined)
    opened?.close()
  }

  parentPort?.on('message', (request: ReaderRequest) => {
    if (request.kind === 'close') void close(request.id)
    else void answer(request).then((told) => parentPort?.postMessage(told))
  })
}
