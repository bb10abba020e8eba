import type { TenantRows } from '../src/db/database.ts'
import type { ReadBatch } from './read-ahead.ts'

/** A query that is read batch by batch. */
export interface ReadingQuery {
  sql: string
  parameters: readonly unknown[]
  batchRows: number
  /** Whose rows there are; all where it is not set. */
  rows?: TenantRows | undefined
}

/** A query that is being read. */
export interface Reading {
  /** Reads the next batch; not called after the last one, nor while it runs. */
  next: () => Promise<ReadBatch>
  /** Gives back what the reading holds; the engine stops what still runs. */
  close: () => void
}

/** What the reader asks its worker; a reading has one open request at a time. */
export type ReaderRequest =
  | ({ id: number; kind: 'open' } & ReadingQuery)
  | { id: number; kind: 'next' | 'close' }

/** The next rows of a reading, or why there are none. */
export type ReaderAnswer = ({ id: number } & ReadBatch) | { id: number; error: Error }
