import { setImmediate } from 'node:timers/promises'

/** A batch of rows; `isLast` at the end of the result. */
export interface ReadBatch {
  rows: object[]
  isLast: boolean
}

/** Rows that are yielded at once: processing them, such as hashing, delays no request noticeably. */
const sliceRows = 20

/**
 * Yields the rows of a query in slices, and requests the next batch before it yields one, so that the database reads
 * while rows are written. It is at most one batch ahead, so a slow client costs no memory.
 */
export async function* readAhead<Row>(
  next: () => Promise<ReadBatch>,
  signal: AbortSignal | undefined
): AsyncGenerator<Row[], void, undefined> {
  signal?.throwIfAborted()
  let coming = next()
  for (;;) {
    const { rows, isLast } = await coming
    if (!isLast) {
      coming = next()
      // The consumer gets the rejection when it awaits the batch; until then it would count as unhandled.
      coming.catch(() => undefined)
    }
    for (let from = 0; from < rows.length; from += sliceRows) {
      // A batch that is ready would be processed in the same turn of the event loop, and requests would wait for it.
      await setImmediate()
      signal?.throwIfAborted()
      yield rows.slice(from, from + sliceRows) as Row[]
    }
    if (isLast) return
  }
}
