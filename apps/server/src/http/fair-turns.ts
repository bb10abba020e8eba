/** Begins requests in turns, so that those of one address do not hold up the others. */
export interface FairTurns {
  /** Begins a request now, or when its address has its turn. */
  begin: (address: string, start: () => void) => void
}

/** Milliseconds of one turn of the event loop in which requests are begun; then its other work is done. */
const turnMs = 15

/**
 * Fair queueing: once the requests of a turn of the event loop have taken their time, the next ones wait for the turn
 * after it, and the addresses that wait take turns (round robin). What a request does right after it was begun counts,
 * since the promises of one are settled before the next begins.
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
  // There is one for each request that waits. Promises are settled between two of them.
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
