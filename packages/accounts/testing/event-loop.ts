/**
 * Runs something, and counts the turns of the event loop meanwhile: how often a call that came in between could have been
 * answered. A test by turns fails on a fast machine as on a slow one, which one by time does not.
 */
export async function countTurns(run: () => Promise<unknown>): Promise<number> {
  let turns = 0
  let counting = setImmediate(count)
  function count(): void {
    turns += 1
    counting = setImmediate(count)
  }
  try {
    await run()
    return turns
  } finally {
    clearImmediate(counting)
  }
}
