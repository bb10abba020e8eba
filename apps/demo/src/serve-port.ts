import {
  toProblemDetails,
  type WorkerCancel,
  type WorkerMessage,
  type WorkerRequest,
  type WorkerTab
} from '@sitewright/api'
import { isPicture, isStream, readText, type Demo } from './demo.ts'

/** Polling interval for data that another worker has saved, while an event stream is open. */
const followMs = 1000

/** Handles the calls of one tab until it is closed. */
export function servePort(demo: Promise<Demo>, port: MessagePort): void {
  /** Readers of open streams by the id of their request. */
  const reading = new Map<number, ReadableStreamDefaultReader<Uint8Array>>()
  /** Requests that were cancelled before their stream was open. */
  const cancelled = new Set<number>()
  const post = (message: WorkerMessage): void => port.postMessage(message)
  const following = setInterval(() => {
    if (reading.size > 0) void demo.then(({ follow }) => follow())
  }, followMs)

  async function answer(call: WorkerRequest): Promise<void> {
    const response = await (await demo).answer(call)
    const head = { id: call.id, status: response.status, headers: [...response.headers] }
    if (isPicture(response)) return post({ ...head, body: new Uint8Array(await response.arrayBuffer()) })
    if (response.body === null || !isStream(response))
      return post({ ...head, body: await readText(response) })
    post({ ...head, body: null })
    await sendPieces(call.id, response.body.getReader())
  }

  async function sendPieces(id: number, reader: ReadableStreamDefaultReader<Uint8Array>): Promise<void> {
    reading.set(id, reader)
    if (cancelled.has(id)) void reader.cancel()
    try {
      for (;;) {
        const { done, value } = await reader.read()
        if (done) return
        post({ id, piece: value })
      }
    } finally {
      reading.delete(id)
      cancelled.delete(id)
      post({ id, ended: true })
    }
  }

  function end(): void {
    clearInterval(following)
    for (const reader of reading.values()) void reader.cancel()
    port.close()
  }

  port.addEventListener('message', ({ data }: MessageEvent<WorkerRequest | WorkerCancel | WorkerTab>) => {
    if ('lock' in data) return void waitForLock(data.lock, end)
    if ('cancel' in data) {
      void reading.get(data.id)?.cancel()
      cancelled.add(data.id)
      return
    }
    answer(data).catch(() => {
      const body = JSON.stringify(toProblemDetails('server.failed', String(data.id)))
      post({ id: data.id, status: 500, headers: [['content-type', 'application/problem+json']], body })
    })
  })
  port.start()
}

/** Runs a callback once the holder of a lock has released it: a MessagePort has no event for a closed tab. */
async function waitForLock(name: string, run: () => void): Promise<void> {
  await navigator.locks.request(name, run)
}
