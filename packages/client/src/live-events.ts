import type { EventData, EventTopic } from '@sitewright/api'
import { streamSignals } from '@sitewright/api/stream-signals'
import type { Fetch } from './api-client.ts'
import { readEventStream, type StreamMessage } from './event-stream.ts'
import type { SessionSource } from './session-hint.ts'
import { createStore, type ReadableStore } from './store.ts'
import type { TabChannel } from './tab-channel.ts'

/** Whether events reach this tab: they are not followed, the stream is not open, or it is live. */
export type LiveState = 'off' | 'connecting' | 'live'

/** A message between the tabs of a browser, of which one reads the stream. */
export type LiveMessage =
  | { kind: 'event'; message: StreamMessage }
  | { kind: 'state'; state: LiveState; lastEventId: string | undefined }
  /** A new tab asks for the current state. */
  | { kind: 'hello' }

/** The events of the control panel, in this tab. */
export interface LiveEvents extends ReadableStore<LiveState> {
  /** Starts following; one tab of the browser reads the stream and forwards it to the others. */
  start: (source: SessionSource) => void
  stop: () => void
  /** Subscribes to a topic; the returned function unsubscribes. */
  on: <T extends EventTopic>(topic: T, listener: (event: EventData<T>) => void) => () => void
  /** Subscribes to gaps: events were missed, so everything has to be reloaded. */
  onReset: (listener: () => void) => () => void
}

/** Dependencies of live events, which tests replace. */
export interface LiveEventsOptions {
  /** Sends requests with the access token of the session, renewed on demand. */
  fetch: Fetch
  origin: string
  /** The channel of the browser's tabs and the lock of the reading one, for the demo and for a server. */
  openTabs: (source: SessionSource) => TabChannel<LiveMessage>
  /** Milliseconds until the first retry after a stream has ended, and the maximum (backoff). */
  retryMs?: { first: number; longest: number }
  /** A number from 0 to 1, which spreads the retries of many browsers (jitter). */
  random?: () => number
}

type Listener = (event: EventData) => void

/** Creates the live events of a tab; call `start` to follow them. */
export function createLiveEvents({
  fetch,
  origin,
  openTabs,
  retryMs = { first: 500, longest: 30_000 },
  random = Math.random
}: LiveEventsOptions): LiveEvents {
  const state = createStore<LiveState>('off')
  const listeners = new Map<string, Set<Listener>>()
  const opened = new Map<SessionSource, TabChannel<LiveMessage>>()
  let lastEventId: string | undefined
  let current: { source: SessionSource; ending: AbortController; isLeading: boolean } | undefined

  const listen = (name: string, listener: Listener): (() => void) => {
    const all = listeners.get(name) ?? new Set()
    listeners.set(name, all.add(listener))
    return () => all.delete(listener)
  }
  const receive = ({ name, id, text }: StreamMessage): void => {
    lastEventId = id
    const event = JSON.parse(text) as EventData
    for (const listener of listeners.get(name) ?? []) listener(event)
  }
  const tabsOf = (source: SessionSource): TabChannel<LiveMessage> => {
    const known = opened.get(source)
    if (known !== undefined) return known
    const tabs = openTabs(source)
    tabs.onMessage((message) => {
      if (current?.source !== source) return
      if (message.kind === 'hello') {
        if (current.isLeading) tabs.post({ kind: 'state', state: state.get(), lastEventId })
      } else if (!current.isLeading) {
        if (message.kind === 'event') return receive(message.message)
        lastEventId = message.lastEventId
        state.set(message.state)
      }
    })
    opened.set(source, tabs)
    return tabs
  }
  const deliver = (tabs: TabChannel<LiveMessage>, message: StreamMessage): void => {
    receive(message)
    tabs.post({ kind: 'event', message })
  }
  const show = (tabs: TabChannel<LiveMessage>, next: LiveState): void => {
    state.set(next)
    tabs.post({ kind: 'state', state: next, lastEventId })
  }

  /** Reads the stream repeatedly, while this tab leads and the server allows it. */
  const lead = async (tabs: TabChannel<LiveMessage>, signal: AbortSignal): Promise<void> => {
    let failures = 0
    while (!signal.aborted) {
      show(tabs, 'connecting')
      const end = await readEventStream({
        fetch,
        origin,
        lastEventId,
        signal,
        onMessage(message) {
          // Events before the first stream was opened are unknown too.
          if (message.name === streamSignals.ready && lastEventId === undefined)
            deliver(tabs, { ...message, name: streamSignals.reset })
          deliver(tabs, message)
          if (message.name !== streamSignals.ready) return
          failures = 0
          show(tabs, 'live')
        }
      })
      // The session has ended or lost the permission; a new sign-in starts over.
      if (end.kind === 'refused' && [401, 403].includes(end.status)) return show(tabs, 'off')
      if (signal.aborted) return
      show(tabs, 'connecting')
      await wait(retryDelay(failures), signal)
      failures += 1
    }
  }
  const retryDelay = (failures: number): number =>
    Math.min(retryMs.longest, retryMs.first * 2 ** failures) * (0.5 + random() / 2)

  const stop = (): void => {
    current?.ending.abort()
    current = undefined
    state.set('off')
  }
  return {
    get: state.get,
    subscribe: state.subscribe,
    start(source) {
      if (current?.source === source) return
      stop()
      lastEventId = undefined
      const own = { source, ending: new AbortController(), isLeading: false }
      current = own
      state.set('connecting')
      const tabs = tabsOf(source)
      tabs.post({ kind: 'hello' })
      void tabs.exclusive(async () => {
        if (own.ending.signal.aborted) return
        own.isLeading = true
        // The stream may wait for a token that never comes; another tab reads it then.
        await Promise.race([lead(tabs, own.ending.signal), aborted(own.ending.signal)])
        if (current === own) current = undefined
      })
    },
    stop,
    on: (topic, listener) => listen(topic, listener),
    onReset: (listener) => listen(streamSignals.reset, listener)
  }
}

function aborted(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }))
}

function wait(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const end = (): void => {
      clearTimeout(timer)
      signal.removeEventListener('abort', end)
      resolve()
    }
    const timer = setTimeout(end, ms)
    signal.addEventListener('abort', end)
  })
}
