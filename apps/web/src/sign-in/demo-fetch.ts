import type { WorkerMessage, WorkerRequest, WorkerResponse } from '@sitewright/api'
import type { Fetch } from '@sitewright/client'
import { createWorkerCalls } from '../lib/create-worker-calls.ts'
import { openDemoWorker } from './demo-worker/open-demo-worker.ts'

/** A fetch that the server's own code answers, in a worker of all tabs that starts with the first call. */
export function createDemoFetch(open = openDemoWorker): Fetch {
  const callWorker = createWorkerCalls<Omit<WorkerRequest, 'id'>, WorkerMessage>({
    open,
    isLast: (message) => 'ended' in message || ('body' in message && message.body !== null),
    died: () => new TypeError('The demo could not be started'),
    cancel: { cancel: true }
  })
  return async function fetchFromDemo(request) {
    const { pathname, search } = new URL(request.url)
    const call = {
      method: request.method,
      url: pathname + search,
      headers: [...request.headers],
      body: request.method === 'GET' ? null : await readBody(request)
    }
    const cancelling = new AbortController()
    const signal = AbortSignal.any([request.signal, cancelling.signal])
    return new Promise((resolve, reject) => {
      let pieces: ReadableStreamDefaultController<Uint8Array> | undefined
      const begin = (head: WorkerResponse): void => {
        const body = new ReadableStream<Uint8Array>({
          start: (controller) => {
            pieces = controller
          },
          cancel: () => cancelling.abort()
        })
        resolve(toResponse(head, body))
      }
      const end = (last: WorkerMessage): void => {
        if ('body' in last) resolve(toResponse(last, last.body))
        else if (!signal.aborted) pieces?.close()
      }
      const fail = (error: unknown): void => (pieces === undefined ? reject(error) : pieces.error(error))
      const onProgress = (message: WorkerMessage): void => {
        if ('piece' in message) pieces?.enqueue(message.piece)
        else if ('body' in message) begin(message)
      }
      callWorker(call, { signal, onProgress }).then(end, fail)
    })
  }
}

function toResponse({ status, headers }: WorkerResponse, body: BodyInit | null): Response {
  return new Response(body, {
    status,
    headers: headers.map(([name, value]): [string, string] => [name, value])
  })
}

/** JSON as text; a file as its bytes, which need not be UTF-8. */
async function readBody(request: Request): Promise<string | Uint8Array<ArrayBuffer>> {
  const isJson = request.headers.get('content-type')?.startsWith('application/json') ?? false
  return isJson ? request.text() : new Uint8Array(await request.arrayBuffer())
}
