import { createSignal, type Signal } from './signal.ts'

/** Writes that a server holds. */
export interface HeldWrites {
  /** Keeps a write until `watch` ends; `isStopping` says that the server is about to. */
  add: (id: string, watch: (parts: { signal: Signal; isStopping: () => boolean }) => Promise<void>) => void
  /** Lets the holder look at once whether something is asked of it; nothing where another server holds it. */
  wake: (id: string) => void
  /** Rolls back what is held, and resolves when nothing is. */
  stop: () => Promise<void>
  count: () => number
}

/** Creates the registry of the writes that a server holds. */
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
