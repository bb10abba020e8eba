import { ApiError } from '@sitewright/api'

export interface ConcurrencyOptions {
  /** How many run at once. */
  running: number
  /** How many may wait; the next one is sent away. */
  waiting: number
}

/** Runs slow work a few at a time; who finds the queue full is told when to come back (security bar 3). */
export type ConcurrencyLimit = <T>(work: () => Promise<T>) => Promise<T>

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
