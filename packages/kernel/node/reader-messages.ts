import type { TenantRows } from '../src/db/database.ts'
import type { ReadBatch } from './read-ahead.ts'

export interface ReadingQuery {
  sql: string
  parameters: readonly unknown[]
  batchRows: number
  /** The tenant whose rows are visible; all rows where undefined. */
  rows?: TenantRows | undefined
}

/** A running query: a cursor over its batches. */
export interface Reading {
  /** Reads the next batch; must not be called after the last one, nor while another call runs. */
  next: () => Promise<ReadBatch>
  /** Releases the connection; a statement that still runs is cancelled. */
  close: () => void
}

/** A message to the reader's worker; each query has at most one open request. */
export type ReaderRequest =
  | ({ id: number; kind: 'open' } & ReadingQuery)
  | { id: number; kind: 'next' | 'close' }

/** The worker's response: the next batch, or the error. */
export type ReaderAnswer = ({ id: number } & ReadBatch) | { id: number; error: Error }
