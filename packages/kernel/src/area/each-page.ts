interface Page<Entry> {
  entries: readonly Entry[]
  /** Cursor of the next page; null after the last one. */
  next: string | null
}

/**
 * Yields the entries of all pages of a list, with one page in memory at a time.
 *
 * @param read Reads a page by its cursor; undefined for the first one.
 * @example
 * for await (const note of eachPage((before) => findNotePage(call, before))) write(note)
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
