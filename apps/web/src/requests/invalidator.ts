import type { QueryClient } from '@tanstack/react-query'
import type { QueryName } from './request.ts'

/** Invalidates queries, however often it is asked to. */
export interface Invalidator {
  invalidate: () => void
  /** Forgets what waits. */
  stop: () => void
}

/** Milliseconds between two fetches: a bulk change tells of itself many times. */
const quietMs = 1000

/** Invalidates queries by the names in their keys: at once, and after that at most once in a while (throttle). */
export function createInvalidator(
  client: Pick<QueryClient, 'invalidateQueries'>,
  names: readonly QueryName[],
  everyMs = quietMs
): Invalidator {
  let timer: ReturnType<typeof setTimeout> | undefined
  let isWaiting = false
  const run = (): void => {
    isWaiting = false
    for (const name of names) void client.invalidateQueries({ queryKey: [name] })
    timer = setTimeout(() => {
      timer = undefined
      if (isWaiting) run()
    }, everyMs)
  }
  return {
    invalidate() {
      if (timer === undefined) run()
      else isWaiting = true
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      isWaiting = false
    }
  }
}
