import {
  toProblemDetails,
  type WorkerCancel,
  type WorkerMessage,
  type WorkerRequest,
  type WorkerTab
} from '@sitewright/api'
import { isStream, readText, type Demo } from './demo.ts'

/** How often data that another worker has saved is looked for, while there is a stream to tell of it. */
const followMs = 1000

/** Answers the calls of one tab, until it is closed. */
export function servePort(demo: Promise<Demo>, port: MessagePort): void {
  /** Readers of the streams that are open, by the id of their request. */
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

/** Runs something once whoever holds a lock has released it: ports do not tell that their tab was closed. */
async function waitForLock(name: string, run: () => void): Promise<void> {
  await navigator.locks.request(name, run)
}
