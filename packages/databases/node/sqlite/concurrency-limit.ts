/** How many run at once, and how long the next one waits. */
interface ConcurrencyOptions {
  atOnce: number
  waitMs: number
}

/** Waits for a slot and returns the function that releases it; undefined where none was free in time. */
export type AcquireSlot = () => Promise<(() => void) | undefined>

/** Limits how many run at once; those that wait are served in their order (semaphore with a timeout). */
export function createConcurrencyLimit({ atOnce, waitMs }: ConcurrencyOptions): AcquireSlot {
  const waiting = new Set<() => void>()
  let taken = 0

  function toRelease(): () => void {
    let isEnded = false
    return () => {
      if (isEnded) return
      isEnded = true
      taken -= 1
      const [next] = waiting
      next?.()
    }
  }

  return async function acquireSlot() {
    if (taken >= atOnce) {
      const { promise, resolve } = Promise.withResolvers<boolean>()
      const begin = (): void => {
        waiting.delete(begin)
        // Taken here, before anybody else asks.
        taken += 1
        resolve(true)
      }
      waiting.add(begin)
      const late = setTimeout(() => {
        if (waiting.delete(begin)) resolve(false)
      }, waitMs)
      const isTaken = await promise
      clearTimeout(late)
      return isTaken ? toRelease() : undefined
    }
    taken += 1
    return toRelease()
  }
}
