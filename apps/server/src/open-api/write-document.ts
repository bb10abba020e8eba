import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { Worker } from 'node:worker_threads'

const deadlineMs = 60_000

/** Name of the document beside the bundle of the server, where the build has written it. */
export const documentFile = 'openapi.json'

/** The OpenAPI document of the API: the one that the build has written, else one that is written now. */
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
