import { useSyncExternalStore } from 'react'

/** Whether the browser keeps the progress, and if not, why. */
export type Kept = 'kept' | 'full' | 'forbidden'

let kept: Kept = 'kept'
const listeners = new Set<() => void>()

export function setKept(next: Kept): void {
  if (next === kept) return
  kept = next
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

export function useSaved(): Kept {
  return useSyncExternalStore(subscribe, () => kept)
}
