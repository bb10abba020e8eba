/** Fair queueing of requests by address. */
export interface FairTurns {
  /** Begins a request now, or in the turn of its address. */
  begin: (address: string, start: () => void) => void
}

/** Milliseconds per turn of the event loop for beginning requests; then its other work goes on. */
const turnMs = 15

/**
 * Fair queueing: once the requests of a turn of the event loop have used their time, the next ones wait for the turn
 * after it, and waiting addresses take turns (round robin). Synchronous work and microtasks of a request count, since
 * its promises settle before the next one begins.
 */
export function createFairTurns(now: () => number = () => performance.now()): FairTurns {
  let begunAt: number | undefined
  const waiting = new Map<string, (() => void)[]>()
  const isUsedUp = (): boolean => begunAt !== undefined && now() - begunAt >= turnMs
  const endTurn = (): void => {
    begunAt = undefined
  }
  const run = (start: () => void): void => {
    if (begunAt === undefined) {
      begunAt = now()
      setImmediate(endTurn)
    }
    start()
  }
  // One immediate for each waiting request. Promises settle between two of them.
  const runNext = (): void => {
    if (isUsedUp()) return void setImmediate(runNext)
    const [[address, line] = ['', []]] = waiting
    const start = line.shift()
    waiting.delete(address)
    if (line.length > 0) waiting.set(address, line)
    if (start !== undefined) run(start)
  }
  return {
    begin(address, start) {
      if (waiting.size === 0 && !isUsedUp()) return run(start)
      const line = waiting.get(address)
      if (line === undefined) waiting.set(address, [start])
      else line.push(start)
      setImmediate(runNext)
    }
  }
}
