import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Whatever runs a query: the database, or a transaction of it. */
export type Queries = Kysely<Tables>

/** An open database, whatever engine it runs on. */
export interface Database {
  engine: 'sqlite' | 'postgres'
  db: Queries
  /** Where the tables stand, if not in the usual schema. */
  schema?: string
  /** Inside a transaction: waits until nobody else holds this name, and holds it until the transaction ends. */
  lock: (transaction: Transaction<Tables>, name: string) => Promise<void>
  close: () => Promise<void>
}

/** Runs what must happen whole or not at all. Nothing slow belongs inside: the embedded engine has one connection. */
export function atomically<T>(
  { db }: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>
): Promise<T> {
  return db.transaction().execute(work)
}

/** The only row that a query was sure to find. */
export function changed({ numUpdatedRows }: { numUpdatedRows: bigint }): boolean {
  return numUpdatedRows > 0n
}
