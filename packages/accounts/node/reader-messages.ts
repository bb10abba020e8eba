/** What the reader asks its worker; a reading has one open request at a time. */
export type ReaderRequest =
  | { id: number; kind: 'open'; sql: string; parameters: readonly unknown[]; batchRows: number }
  | { id: number; kind: 'next' | 'close' }

/** The next rows of a reading, or why there are none. */
export type ReaderAnswer = { id: number; rows: object[]; isLast: boolean } | { id: number; error: Error }
