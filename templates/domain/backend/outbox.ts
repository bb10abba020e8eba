import { keys } from './kept.ts'
import { hasShape, keptList, type Store } from './storage.ts'
import type { Result } from './port.ts'

/** A request that waits in this browser until the server can be reached. */
export interface Waiting {
  /** Sent along, so that a server that has it already does not enter it twice. */
  id: string
  path: string
  body: unknown
}

/** Beyond this many, nothing more is taken: someone is not merely offline. */
export const outboxLimit = 50

export type Sending = 'sent' | 'refused' | 'later'

export function outbox(store: Store) {
  const entries = () => keptList(store, keys.outbox, isWaiting)
  let running: Promise<void> | null = null

  async function sendAll(
    send: (entry: Waiting) => Promise<Sending>,
    refused: (entry: Waiting) => void
  ): Promise<void> {
    for (const entry of entries()) {
      const outcome = await send(entry)
      if (outcome === 'later') return
      store.set(
        keys.outbox,
        entries().filter((other) => other.id !== entry.id)
      )
      if (outcome === 'refused') refused(entry)
    }
  }

  return {
    size: () => entries().length,
    add(entry: Waiting): Result<void> {
      const waiting = entries()
      if (waiting.length >= outboxLimit) return { ok: false, code: 'full' }
      return store.set(keys.outbox, [...waiting, entry])
    },
    /** Sends in order and stops at the first that has to wait. Several calls at a time are one. */
    flush(send: (entry: Waiting) => Promise<Sending>, refused: (entry: Waiting) => void): Promise<void> {
      running ??= sendAll(send, refused).finally(() => {
        running = null
      })
      return running
    }
  }
}

function isWaiting(value: unknown): value is Waiting {
  return hasShape(value, { id: 'string', path: 'string' })
}
