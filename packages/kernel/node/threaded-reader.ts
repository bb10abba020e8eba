import { Worker } from 'node:worker_threads'
import { usualBatchRows, type Reader } from '../src/services/reader.ts'
import type { TenantRows } from '../src/db/database.ts'
import { readAhead, type ReadBatch } from './read-ahead.ts'
import type { ReaderAnswer, ReaderRequest } from './reader-messages.ts'

interface Waiting {
  resolve: (answer: ReadBatch) => void
  reject: (error: Error) => void
}

/**
 * Opens a reader in a worker thread, which starts with the first query, so that the driver's work per row blocks no
 * request.
 *
 * @param script - The worker, which calls `serveReadings`.
 * @param data - Its `workerData`: file or URL of the database, and the role for requests of tenants.
 */
function openThreadedReader(script: URL, data: { address: string; tenantRole?: string | undefined }): Reader {
  const waiting = new Map<number, Waiting>()
  let lastId = 0
  let worker: Worker | undefined

  function failAll(error: Error): void {
    worker = undefined
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

  function startWorker(): Worker {
    const started = new Worker(script, { workerData: data })
    started.on('message', (answer: ReaderAnswer) => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      // An idle worker does not keep the process alive.
      if (waiting.size === 0) started.unref()
      if ('error' in answer) asked?.reject(answer.error)
      else asked?.resolve(answer)
    })
    started.on('error', (error) => failAll(error instanceof Error ? error : new Error(String(error))))
    started.on('exit', () => {
      if (worker === started) failAll(new Error('The worker of the reader has ended'))
    })
    return started
  }

  function ask(request: ReaderRequest): Promise<ReadBatch> {
    worker ??= startWorker()
    const running = worker
    return new Promise((resolve, reject) => {
      waiting.set(request.id, { resolve, reject })
      running.ref()
      running.postMessage(request)
    })
  }

  const toReader = (rows?: TenantRows): Reader => ({
    async *read<Row>(...[{ sql, parameters }, options = {}]: Parameters<Reader['read']>) {
      const { batchRows = usualBatchRows, signal } = options
      lastId += 1
      const id = lastId
      let request: ReaderRequest = { id, kind: 'open', sql, parameters, batchRows, rows }
      const next = (): Promise<ReadBatch> => {
        const answer = ask(request)
        request = { id, kind: 'next' }
        return answer
      }
      try {
        yield* readAhead<Row>(next, signal)
      } finally {
        worker?.postMessage({ id, kind: 'close' } satisfies ReaderRequest)
      }
    },
    async close() {
      const running = worker
      failAll(new Error('The reader is closed'))
      await running?.terminate()
    }
  })
  return { ...toReader(), ...(data.tenantRole === undefined ? {} : { ofTenant: toReader }) }
}

/** Opens a reader of an embedded database, in a worker thread. */
export function openSqliteReader(file: string): Reader {
  return openThreadedReader(new URL('./sqlite-reader-worker.ts', import.meta.url), { address: file })
}

/** Opens a reader of Postgres in a worker thread. */
export function openThreadedPostgresReader(url: string, tenantRole?: string): Reader {
  return openThreadedReader(new URL('./postgres-reader-worker.ts', import.meta.url), {
    address: url,
    tenantRole
  })
}
