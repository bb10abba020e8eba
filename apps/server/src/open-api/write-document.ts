import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

const deadlineMs = 60_000

/** File name of the document beside the server's bundle, which the build writes. */
export const documentFile = 'openapi.json'

/** The OpenAPI document of the API: the one of the build, or a new one. */
export async function loadOpenApiDocument(version: string): Promise<string> {
  const written = await readFile(new URL(documentFile, import.meta.url), 'utf8').catch(() => undefined)
  return written ?? writeOpenApiDocument(version)
}

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
