import { createSignal, type Signal } from './signal.ts'

/** The uncommitted writes to connected databases that this server holds. */
export interface HeldWrites {
  /** Holds a write until `watch` ends; `isStopping` says that the server is stopping. */
  add: (id: string, watch: (parts: { signal: Signal; isStopping: () => boolean }) => Promise<void>) => void
  /**
   * Makes the holder check at once for a requested commit or rollback; no effect where another server holds the write.
   */
  wake: (id: string) => void
  /** Rolls back all held writes, and resolves when none is left. */
  stop: () => Promise<void>
  count: () => number
}

/** Creates the registry of one server; a write is held by the server that began it. */
export function createHeldWrites(): HeldWrites {
  const held = new Map<string, { signal: Signal; ended: Promise<void> }>()
  let stopping = false
  return {
    add(id, watch) {
      const signal = createSignal()
      const ended = watch({ signal, isStopping: () => stopping }).finally(() => held.delete(id))
      held.set(id, { signal, ended })
    },
    wake: (id) => held.get(id)?.signal.raise(),
    async stop() {
      stopping = true
      for (const { signal } of held.values()) signal.raise()
      await Promise.allSettled([...held.values()].map(({ ended }) => ended))
    },
    count: () => held.size
  }
}
