/** Spreads the pieces of large answers over turns of the event loop. */
export interface PieceTurns {
  /** Resolves once another piece may be written. */
  next: () => Promise<void>
}

/**
 * Lets through so many pieces in a turn of the event loop, of all answers together and first come, first served: three
 * hundred callers of one document do not hold up whoever asks for something small (security bar 59).
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
