import type { CompiledQuery } from 'kysely'
import type { TenantRows } from '../db/database.ts'

/** How rows are read. */
export interface ReadOptions {
  /**
   * Rows that are fetched at a time. They may be given in smaller slices, with requests between them.
   *
   * @default 500
   */
  batchRows?: number
  /** Ends the reading: the next batch rejects with its reason. */
  signal?: AbortSignal
}

/** Rows of a batch where a reading names no number. */
export const usualBatchRows = 500

/**
 * Reads much without holding up the requests of this server: over a second, read-only connection. A query that writes is
 * refused by the engine. Each reading sees the database as it was when it began.
 */
export interface Reader {
  /**
   * Streams the rows of a query in batches. It reads at most one batch ahead of what is asked for, and breaking out of
   * the loop ends the reading.
   *
   * @example
   *   const query = services.database.db.selectFrom('users').select('email').orderBy('id').compile()
   *   for await (const rows of services.reader.read(query, { signal })) write(rows)
   */
  read: <Row>(query: CompiledQuery<Row>, options?: ReadOptions) => AsyncGenerator<Row[], void, undefined>
  /** The same reader without the rows of other tenants; missing where there is no row-level security. */
  ofTenant?: (rows: TenantRows) => Reader
  close: () => Promise<void>
}
