/** The actions that can be undone now, oldest first. */
const offers: (() => void)[] = []

/** Offers an undo, until the returned function is called. */
export function offerUndo(run: () => void): () => void {
  // Two offers of one function are two.
  const offer = (): void => run()
  offers.push(offer)
  return () => {
    const at = offers.indexOf(offer)
    if (at !== -1) offers.splice(at, 1)
  }
}

/** Runs the newest undo; false where there is none. */
export function undoNewest(): boolean {
  const newest = offers.at(-1)
  newest?.()
  return newest !== undefined
}
