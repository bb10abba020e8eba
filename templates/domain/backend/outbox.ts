import type { Result, WaitingMessage } from './port.ts'
import { hasShape, storageKeys, storedList, type Store } from './storage.ts'

/** A request in the outbox: it is sent once the server can be reached. */
export interface OutboxEntry {
  /** Idempotency key, by which a server that supports it processes a repeated request once. */
  id: string
  path: string
  body: unknown
  /** Time at which it was queued, in milliseconds since 1970. */
  since: number
  /**
   * Sending has started. If it is still set after a reload, the page was left before the response, and the request may
   * have arrived.
   */
  tried?: boolean
}

/** Limit of queued requests; with more than this, the visitor is not just offline for a moment. */
export const outboxLimit = 50

export type SendOutcome = 'sent' | 'refused' | 'later'

export interface OutboxOptions {
  /** Whether the receiver deduplicates by idempotency key. */
  once: boolean
  /** True while the page unloads: the outcome of a request says nothing then. */
  left?: () => boolean
}

export function createOutbox(store: Store, { once, left = () => false }: OutboxOptions) {
  const entries = () => storedList(store, storageKeys.outbox, isOutboxEntry)
  let running: Promise<void> | null = null

  function remove(id: string): void {
    store.set(
      storageKeys.outbox,
      entries().filter((entry) => entry.id !== id)
    )
  }

  function mark(id: string, tried: boolean): void {
    store.set(
      storageKeys.outbox,
      entries().map((entry) => (entry.id === id ? { ...entry, tried } : entry))
    )
  }

  async function sendAll(
    send: (entry: OutboxEntry) => Promise<SendOutcome>,
    settled: (entry: OutboxEntry, outcome: 'sent' | 'refused') => void
  ): Promise<void> {
    for (const entry of entries()) {
      // Discarded, or sent by another tab, since the list was read.
      if (!entries().some(({ id }) => id === entry.id)) continue
      // It may have arrived, so only the visitor can decide whether to send it again.
      if (entry.tried === true && !once) continue
      mark(entry.id, true)
      const outcome = await send(entry)
      if (left()) return
      if (outcome === 'later') return mark(entry.id, false)
      remove(entry.id)
      settled(entry, outcome)
    }
  }

  return {
    size: () => entries().length,
    entries,
    remove,
    /** The queue, as it is shown to the visitor. */
    waiting: () => entries().map((entry) => toWaitingMessage(entry, running === null && !once)),
    /** Allows an entry to be sent again that may have arrived. */
    release: (id: string) => mark(id, false),
    add(entry: OutboxEntry): Result<void> {
      const waiting = entries()
      if (waiting.length >= outboxLimit) return { ok: false, code: 'full' }
      return store.set(storageKeys.outbox, [...waiting, entry])
    },
    /** Sends in order and stops at the first entry that has to wait. Concurrent calls share one run. */
    flush(
      send: (entry: OutboxEntry) => Promise<SendOutcome>,
      settled: (entry: OutboxEntry, outcome: 'sent' | 'refused') => void
    ): Promise<void> {
      running ??= sendAll(send, settled).finally(() => {
        running = null
      })
      return running
    }
  }
}

function isOutboxEntry(value: unknown): value is OutboxEntry {
  return hasShape(value, { id: 'string', path: 'string', since: 'number' })
}

/** Maps an entry to what the visitor sees of it. */
function toWaitingMessage({ id, path, body, since, tried }: OutboxEntry, unknown: boolean): WaitingMessage {
  const text = (name: string): string => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  const kind = path === '/contact' ? 'contact' : path === '/bookings' ? 'booking' : 'other'
  const perhapsSent = tried === true && unknown
  return { id, kind, since, text: text('message') || text('notes'), email: text('email'), perhapsSent }
}

/** Idempotency keys: a message keeps its key while it is retried, so that the server processes it once. */
export function createRetryKeys(newId: () => string) {
  let last: { text: string; key: string } | undefined
  return {
    keyOf(body: unknown): string {
      const text = JSON.stringify(body)
      if (last?.text !== text) last = { text, key: newId() }
      return last.key
    },
    /** The next message gets a new key, even if its text is the same. */
    done(): void {
      last = undefined
    }
  }
}
