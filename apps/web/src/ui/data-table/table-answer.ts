/** The total of matching rows: exact, or more than the limit up to which they are counted. */
export interface RowTotal {
  count: number
  isExact: boolean
}

/** The content of a table: loading, failed, or its rows. */
export type TableAnswer<Row> =
  | { kind: 'loading' }
  | { kind: 'failed'; title: string; detail: string; traceId?: string | undefined; onRetry: () => void }
  | {
      kind: 'ready'
      rows: readonly Row[]
      total: RowTotal
      /** Duration on the server in ms, where it was sent. */
      serverMs?: number | undefined
      /** A newer answer is on its way; these rows stay until then. */
      isReloading?: boolean
    }
