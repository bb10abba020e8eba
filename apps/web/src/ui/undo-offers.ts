/** What can be taken back now, oldest first. */
const offers: (() => void)[] = []

/** Offers to take something back, until the returned function is called. */
export function offerUndo(run: () => void): () => void {
  // Two offers of one function are two.
  const offer = (): void => run()
  offers.push(offer)
  return () => {
    const at = offers.indexOf(offer)
    if (at !== -1) offers.splice(at, 1)
  }
}

/** Takes back what was offered last; false where there is nothing. */
export function undoNewest(): boolean {
  const newest = offers.at(-1)
  newest?.()
  return newest !== undefined
}
