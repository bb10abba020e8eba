import type { CompiledQuery } from 'kysely'
import type { TenantRows } from '../db/database.ts'

export interface ReadOptions {
  /**
   * Rows per fetch. They may be yielded in smaller slices, with requests between them.
   *
   * @default 500
   */
  batchRows?: number
  /** Cancels the query: the next batch rejects with its reason. */
  signal?: AbortSignal
}

export const usualBatchRows = 500

/**
 * Runs long queries without blocking requests of this server, over a second, read-only connection: the engine refuses a
 * query that writes. Each query sees the database as it was when it started.
 */
export interface Reader {
  /**
   * Streams the rows of a query in batches. It reads at most one batch ahead, and breaking out of the loop cancels the
   * query.
   *
   * @example
   * const query = services.database.db.selectFrom('users').select('email').orderBy('id').compile()
   * for await (const rows of services.reader.read(query, { signal })) write(rows)
   */
  read: <Row>(query: CompiledQuery<Row>, options?: ReadOptions) => AsyncGenerator<Row[], void, undefined>
  /** The same reader without the rows of other tenants; missing where there is no row-level security. */
  ofTenant?: (rows: TenantRows) => Reader
  close: () => Promise<void>
}
