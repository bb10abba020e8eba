/**
 * Runs a function, and counts the iterations of the event loop meanwhile: how often another call could have been
 * answered. Unlike a duration, the count is the same on fast and slow machines.
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
