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
}

/** Beyond this many, nothing more is taken: someone is not merely offline. */
export const outboxLimit = 50

export type SendOutcome = 'sent' | 'refused' | 'later'

export function createOutbox(store: Store) {
  const entries = () => storedList(store, storageKeys.outbox, isOutboxEntry)
  let running: Promise<void> | null = null

  function remove(id: string): void {
    store.set(
      storageKeys.outbox,
      entries().filter((entry) => entry.id !== id)
    )
  }

  async function sendAll(
    send: (entry: OutboxEntry) => Promise<SendOutcome>,
    settled: (entry: OutboxEntry, outcome: 'sent' | 'refused') => void
  ): Promise<void> {
    for (const entry of entries()) {
      // Taken back, or sent by another tab, since the list was read.
      if (!entries().some(({ id }) => id === entry.id)) continue
      const outcome = await send(entry)
      if (outcome === 'later') return
      remove(entry.id)
      settled(entry, outcome)
    }
  }

  return {
    size: () => entries().length,
    entries,
    remove,
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
export function toWaitingMessage({ id, path, body, since }: OutboxEntry): WaitingMessage {
  const text = (name: string): string => {
    const value: unknown = typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined
    return typeof value === 'string' ? value : ''
  }
  const kind = path === '/contact' ? 'contact' : path === '/bookings' ? 'booking' : 'other'
  return { id, kind, since, text: text('message') || text('notes'), email: text('email') }
}
