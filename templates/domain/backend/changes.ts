import type { Change } from './port.ts'

/** Tells listeners what happened; a listener that throws does not keep the others from hearing it. */
export function changes() {
  const listeners = new Set<(change: Change) => void>()
  return {
    subscribe(listener: (change: Change) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    tell(change: Change): void {
      for (const listener of listeners) {
        try {
          listener(change)
        } catch (error) {
          console.error(error)
        }
      }
    }
  }
}
