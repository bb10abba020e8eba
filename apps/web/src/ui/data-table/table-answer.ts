/** How many rows match: exactly, or more than a number up to which they are counted. */
export interface RowTotal {
  count: number
  isExact: boolean
}

/** What a table shows: an answer on its way, why there is none, or its rows. */
export type TableAnswer<Row> =
  | { kind: 'loading' }
  | { kind: 'failed'; title: string; detail: string; traceId?: string | undefined; onRetry: () => void }
  | {
      kind: 'ready'
      rows: readonly Row[]
      total: RowTotal
      /** What the server took, where it said so. */
      serverMs?: number | undefined
      /** A newer answer is on its way; these rows stay until then. */
      isReloading?: boolean
    }
