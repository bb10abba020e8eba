import { useSyncExternalStore } from 'react'

/** Below this width tables are lists, and panels fill the screen. */
const query = '(max-width: 767.98px)'

function subscribe(listener: () => void): () => void {
  const list = matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** True where the window is as narrow as a phone. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false
  )
}
