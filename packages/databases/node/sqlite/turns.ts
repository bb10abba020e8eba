/** How many work at once, and how long the next one waits. */
interface TurnOptions {
  atOnce: number
  waitMs: number
}

/** Waits for a turn; what it gives ends the turn. Undefined where none came in time. */
export type TakeTurn = () => Promise<(() => void) | undefined>

/** Gives turns one after the other. */
export function createTurns({ atOnce, waitMs }: TurnOptions): TakeTurn {
  const waiting = new Set<() => void>()
  let taken = 0

  function toEnd(): () => void {
    let isEnded = false
    return () => {
      if (isEnded) return
      isEnded = true
      taken -= 1
      const [next] = waiting
      next?.()
    }
  }

  return async function takeTurn() {
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
      return isTaken ? toEnd() : undefined
    }
    taken += 1
    return toEnd()
  }
}
