import { storageKeys } from './stored-entries.ts'
import { hasShape, storedList, type Store } from './storage.ts'
import type { Result, WaitingMessage } from './port.ts'

/** A request that is queued in this browser until the server can be reached. */
export interface OutboxEntry {
  /** Idempotency key: a server that has the request already does not enter it twice. */
  id: string
  path: string
  body: unknown
  /** Milliseconds since 1970 at which it was kept. */
  since: number
  /** It is on its way; where nobody waits for the outcome any more, its page was left meanwhile, and it may have arrived. */
  tried?: boolean
}

/** Beyond this many, nothing more is taken: someone is not merely offline. */
export const outboxLimit = 50

export type SendOutcome = 'sent' | 'refused' | 'later'

export interface OutboxOptions {
  /** The receiver enters what arrives twice only once, by its idempotency key. */
  once: boolean
  /** Whether the page is being left: what comes back then says nothing about what was sent. */
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
      // Taken back, or sent by another tab, since the list was read.
      if (!entries().some(({ id }) => id === entry.id)) continue
      // Only the visitor can know whether an answer to it came.
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
    /** What the visitor is shown. */
    waiting: () => entries().map((entry) => toWaitingMessage(entry, running === null && !once)),
    /** Lets one be sent again that may have arrived. */
    release: (id: string) => mark(id, false),
    add(entry: OutboxEntry): Result<void> {
      const waiting = entries()
      if (waiting.length >= outboxLimit) return { ok: false, code: 'full' }
      return store.set(storageKeys.outbox, [...waiting, entry])
    },
    /** Sends in order and stops at the first that has to wait. Concurrent calls share one run. */
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

/** What the visitor is shown of an entry. */
function toWaitingMessage({ id, path, body, since, tried }: OutboxEntry, unknown: boolean): WaitingMessage {
  const text = (name: string): string => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  const kind = path === '/contact' ? 'contact' : path === '/bookings' ? 'booking' : 'other'
  const perhapsSent = tried === true && unknown
  return { id, kind, since, text: text('message') || text('notes'), email: text('email'), perhapsSent }
}
