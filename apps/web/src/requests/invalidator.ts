import type { Query, QueryClient } from '@tanstack/react-query'
import type { QueryName } from './request.ts'

/** Queries of a name that are stale: all of them where no condition is given. */
export interface StaleQueries {
  name: QueryName
  condition?: (query: Pick<Query, 'queryKey'>) => boolean
}

/** Invalidates queries, however often it is asked to. */
export interface Invalidator {
  invalidate: (stale: readonly StaleQueries[]) => void
  /** Forgets what waits. */
  stop: () => void
}

/** Milliseconds between two fetches: a bulk change tells of itself many times. */
const quietMs = 1000

/** Invalidates queries by the names in their keys: at once, and after that at most once in a while (throttle). */
export function createInvalidator(
  client: Pick<QueryClient, 'invalidateQueries'>,
  everyMs = quietMs
): Invalidator {
  let timer: ReturnType<typeof setTimeout> | undefined
  const waiting = new Map<QueryName, StaleQueries>()
  const run = (): void => {
    const stale = [...waiting.values()]
    waiting.clear()
    for (const { name, condition } of stale)
      void client.invalidateQueries({ queryKey: [name], ...(condition && { predicate: condition }) })
    timer = setTimeout(() => {
      timer = undefined
      if (waiting.size > 0) run()
    }, everyMs)
  }
  return {
    invalidate(stale) {
      for (const each of stale) {
        const before = waiting.get(each.name)
        // Two conditions are not weighed against each other: all of that name.
        const isSame = before === undefined || before.condition === each.condition
        waiting.set(each.name, isSame ? each : { name: each.name })
      }
      if (timer === undefined) run()
    },
    stop() {
      clearTimeout(timer)
      timer = undefined
      waiting.clear()
    }
  }
}
