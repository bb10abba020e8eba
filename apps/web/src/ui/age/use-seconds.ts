import { useSyncExternalStore } from 'react'
import { ageOf, type Measured } from './age-of.ts'
import { subscribeToSeconds, readNow } from './seconds.ts'

/** The time, once a second; what shows it is drawn as often. */
export function useSeconds(): number {
  return useSyncExternalStore(subscribeToSeconds, readNow, readNow)
}

/** True once a number is stale. */
export function useIsStale(measured: Measured | undefined): boolean {
  const isStale = (): boolean =>
    measured !== undefined && ageOf(measured.at, measured.everyMs, readNow()).isStale
  return useSyncExternalStore(subscribeToSeconds, isStale, isStale)
}
