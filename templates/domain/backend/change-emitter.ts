import type { Change } from './port.ts'

/** An event emitter for changes; a listener that throws does not stop the others. */
export function createChangeEmitter() {
  const listeners = new Set<(change: Change) => void>()
  return {
    subscribe(listener: (change: Change) => void): () => void {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit(change: Change): void {
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
