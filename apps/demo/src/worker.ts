import { toProblemDetails, type WorkerCancel, type WorkerMessage, type WorkerRequest } from '@sitewright/api'
import { isStream, startDemo } from './demo.ts'
import { indexedDbStorage } from './storage.ts'

interface WorkerScope {
  addEventListener: (
    kind: 'message',
    listener: (event: MessageEvent<WorkerRequest | WorkerCancel>) => void
  ) => void
  postMessage: (message: WorkerMessage) => void
}

const scope = globalThis as unknown as WorkerScope
const demo = startDemo({
  origin: location.origin,
  userAgent: navigator.userAgent,
  storage: indexedDbStorage()
})
/** Readers of the streams that are open, by the id of their request. */
const reading = new Map<number, ReadableStreamDefaultReader<Uint8Array>>()

/** Requests that were cancelled before their stream was open. */
const cancelled = new Set<number>()

/** How often data that another tab has saved is looked for, while there is a stream to tell of it. */
const followMs = 1000
setInterval(() => {
  if (reading.size > 0) void demo.then(({ follow }) => follow())
}, followMs)

scope.addEventListener('message', ({ data }) => {
  if ('cancel' in data) {
    void reading.get(data.id)?.cancel()
    cancelled.add(data.id)
    return
  }
  answer(data).catch(() => {
    const body = JSON.stringify(toProblemDetails('server.failed', String(data.id)))
    const headers = [['content-type', 'application/problem+json']] as const
    scope.postMessage({ id: data.id, status: 500, headers, body })
  })
})

async function answer(call: WorkerRequest): Promise<void> {
  const response = await (await demo).answer(call)
  const head = { id: call.id, status: response.status, headers: [...response.headers] }
  if (response.body === null || !isStream(response))
    return scope.postMessage({ ...head, body: await response.text() })
  scope.postMessage({ ...head, body: null })
  await sendPieces(call.id, response.body.getReader())
}

async function sendPieces(id: number, reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
  reading.set(id, reader)
  if (cancelled.has(id)) void reader.cancel()
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      scope.postMessage({ id, piece: value })
    }
  } finally {
    reading.delete(id)
    cancelled.delete(id)
    scope.postMessage({ id, ended: true })
  }
}
