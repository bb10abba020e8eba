import { setImmediate } from 'node:timers/promises'

/** The next rows of a reading, and whether they are the last ones. */
export interface ReadBatch {
  rows: object[]
  isLast: boolean
}

/** Rows that are given at once: what is done with them, such as hashing, holds up no request noticeably. */
const sliceRows = 20

/**
 * Gives the rows of a reading slice by slice, and asks for the next batch before it gives a slice away: the database
 * reads while these rows are written. It is one batch ahead at most, so a slow client costs no memory.
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
      // Whoever reads on is told by the next turn; nobody else needs to know.
      coming.catch(() => undefined)
    }
    for (let from = 0; from < rows.length; from += sliceRows) {
      // What has come already would be handed over in the same turn of the event loop, and requests would wait for it.
      await setImmediate()
      signal?.throwIfAborted()
      yield rows.slice(from, from + sliceRows) as Row[]
    }
    if (isLast) return
  }
}
