import { ApiError } from '@sitewright/api'

export interface ConcurrencyOptions {
  /** How many tasks run at once. */
  running: number
  /** Queue length; further tasks are refused. */
  waiting: number
}

/**
 * Concurrency limit with a bounded queue; throws `server.busy` with Retry-After if the queue is full (security bar 3).
 */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

/**
 * Creates a concurrency limit.
 *
 * @example
 * const limit = concurrencyLimit({ running: 2, waiting: 50 })
 * const hash = await limit(() => passwords.hash(password))
 */
export function concurrencyLimit({ running, waiting }: ConcurrencyOptions): ConcurrencyLimit {
  const queue: (() => void)[] = []
  let busy = 0
  return async function pass(work) {
    if (busy >= running) {
      if (queue.length >= waiting) throw new ApiError('server.busy', [], 2)
      await new Promise<void>((next) => queue.push(next))
    } else {
      busy += 1
    }
    try {
      return await work()
    } finally {
      const next = queue.shift()
      if (next === undefined) busy -= 1
      else next()
    }
  }
}
