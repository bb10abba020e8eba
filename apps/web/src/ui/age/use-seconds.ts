import { useSyncExternalStore } from 'react'
import { ageOf, type Measured } from './age-of.ts'

const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined
let now = 0

function tick(): void {
  now = Date.now()
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  if (timer === undefined) {
    now = Date.now()
    timer = setInterval(tick, 1000)
  }
  return () => {
    listeners.delete(listener)
    if (listeners.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

function read(): number {
  if (timer === undefined) now = Math.max(now, Math.floor(Date.now() / 1000) * 1000)
  return now
}

/** The time, once a second; all ages of a page share one timer. */
export function useSeconds(): number {
  return useSyncExternalStore(subscribe, read, read)
}

/** Whether a number is stale by now. */
export function useIsStale(measured: Measured | undefined): boolean {
  const isStale = (): boolean =>
    measured !== undefined && ageOf(measured.at, measured.everyMs, read()).isStale
  return useSyncExternalStore(subscribe, isStale, isStale)
}
