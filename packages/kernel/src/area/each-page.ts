interface Page<Entry> {
  entries: readonly Entry[]
  /** Where the next page begins; null after the last one. */
  next: string | null
}

/**
 * Yields the entries of all pages of a list, one page in memory at a time.
 *
 * @param read Reads a page, from its cursor; undefined for the first one.
 */
export async function* eachPage<Entry>(
  read: (before: string | undefined) => Promise<Page<Entry>>
): AsyncGenerator<Entry> {
  let before: string | undefined
  do {
    const { entries, next } = await read(before)
    yield* entries
    before = next ?? undefined
  } while (before !== undefined)
}
