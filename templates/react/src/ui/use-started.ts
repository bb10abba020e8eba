import { useSyncExternalStore } from 'react'

const never = () => () => {}

/**
 * False while the page is drawn on the server and taken over, true from then on. What depends on today, chance,
 * language, place or storage waits for it, or the two drawings would differ.
 */
export function useStarted(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false
  )
}
