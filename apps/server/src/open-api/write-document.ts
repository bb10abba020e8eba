import { once } from 'node:events'
import { Worker } from 'node:worker_threads'

const deadlineMs = 60_000

/** Writes the OpenAPI document of the API in a worker thread; rejects where that fails or takes longer than a minute. */
export async function writeOpenApiDocument(version: string): Promise<string> {
  const worker = new Worker(new URL('./document-worker.ts', import.meta.url), { workerData: { version } })
  try {
    const [document] = (await once(worker, 'message', { signal: AbortSignal.timeout(deadlineMs) })) as [
      string
    ]
    return document
  } finally {
    await worker.terminate()
  }
}
