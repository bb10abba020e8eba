import { useSyncExternalStore } from 'react'

/** Pixels of scrolling after which the navigation shows that the page has moved under it. */
const threshold = 10

export function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false
  )
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true })
  return () => window.removeEventListener('scroll', listener)
}
