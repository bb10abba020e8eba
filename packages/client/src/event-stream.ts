import { heartbeatMs } from '@sitewright/api/stream-signals'
import { createParser } from 'eventsource-parser'
import type { Fetch } from './api-client.ts'

export interface StreamMessage {
  /** A topic, or a signal of the stream itself. */
  name: string
  /** The id to resume after. */
  id: string
  /** JSON. */
  text: string
}

/** Why reading ended: the server refused the stream, or an open stream has ended. */
export type StreamEnd = { kind: 'refused'; status: number } | { kind: 'ended' }

interface StreamOptions {
  fetch: Fetch
  origin: string
  lastEventId: string | undefined
  signal: AbortSignal
  onMessage: (message: StreamMessage) => void
  /** Milliseconds of silence after which the connection counts as dead. @default two heartbeats and a half */
  silenceMs?: number
}

const path = '/api/admin/stream'

/** Longer than any event of ours: a longer one is malformed. */
const longestEvent = 64 * 1024

/** Reads the event stream until it ends; a connection that is silent for too long is closed. */
export async function readEventStream({
  fetch,
  origin,
  lastEventId,
  signal,
  onMessage,
  silenceMs = 2.5 * heartbeatMs
}: StreamOptions): Promise<StreamEnd> {
  const url = new URL(path, origin)
  if (lastEventId !== undefined) url.searchParams.set('lastEventId', lastEventId)
  const silence = new AbortController()
  let timer = setTimeout(() => silence.abort(), silenceMs)
  try {
    const response = await fetch(
      new Request(url, {
        credentials: 'same-origin',
        headers: { accept: 'text/event-stream', 'x-requested-with': 'sitewright' },
        signal: AbortSignal.any([signal, silence.signal])
      })
    )
    const isStream = response.headers.get('content-type')?.startsWith('text/event-stream') ?? false
    if (!response.ok || !isStream || response.body === null) {
      await response.body?.cancel()
      return { kind: 'refused', status: response.status }
    }
    const parser = createParser({
      onEvent: ({ event = '', id = '', data }) => onMessage({ name: event, id, text: data }),
      maxBufferSize: longestEvent
    })
    await readText(response.body, [signal, silence.signal], (text) => {
      clearTimeout(timer)
      timer = setTimeout(() => silence.abort(), silenceMs)
      parser.feed(text)
    })
  } catch {
    // A network error or a cancellation: in either case the stream has ended.
  } finally {
    clearTimeout(timer)
  }
  return { kind: 'ended' }
}

/** Reads a body as text, chunk by chunk, until it ends or is cancelled. */
async function readText(
  body: ReadableStream<Uint8Array>,
  signals: readonly AbortSignal[],
  onText: (text: string) => void
): Promise<void> {
  const reader = body.getReader()
  const decoder = new TextDecoder()
  // The request's own signal does not cancel a body that the demo produces.
  const cancel = (): void => void reader.cancel().catch(() => undefined)
  for (const signal of signals) signal.addEventListener('abort', cancel, { once: true })
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return
      onText(decoder.decode(value, { stream: true }))
    }
  } finally {
    cancel()
    for (const signal of signals) signal.removeEventListener('abort', cancel)
  }
}
