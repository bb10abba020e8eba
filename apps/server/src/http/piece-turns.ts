/** Spreads the chunks of large responses over turns of the event loop. */
export interface PieceTurns {
  /** Resolves once another chunk may be written. */
  next: () => Promise<void>
}

/**
 * Limits the chunks per turn of the event loop, over all responses and first in, first out: three hundred clients of
 * one document do not block requests for small ones (security bar 59).
 */
export function createPieceTurns(piecesInTurn: number): PieceTurns {
  const waiting: (() => void)[] = []
  let begun = 0
  const runTurn = (): void => {
    const turn = waiting.splice(0, piecesInTurn)
    begun = turn.length
    for (const resolve of turn) resolve()
    if (begun > 0) setImmediate(runTurn)
  }
  return {
    next() {
      if (begun === 0) setImmediate(runTurn)
      if (begun < piecesInTurn) {
        begun += 1
        return Promise.resolve()
      }
      return new Promise((resolve) => waiting.push(resolve))
    }
  }
}
