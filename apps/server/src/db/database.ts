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

/** What waits for the end of each running transaction. */
const callbacks = new WeakMap<Queries, (() => void)[]>()

/** Runs what must happen whole or not at all. Nothing slow belongs inside: the embedded engine has one connection. */
export async function inTransaction<T>(
  { db }: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>
): Promise<T> {
  const acts: (() => void)[] = []
  const result = await db.transaction().execute((transaction) => {
    callbacks.set(transaction, acts)
    return work(transaction)
  })
  for (const act of acts) act()
  return result
}

/** Acts once a transaction is written, and never where it is not; outside of one, at once. */
export function afterCommit(queries: Queries, act: () => void): void {
  const acts = callbacks.get(queries)
  if (acts === undefined) act()
  else acts.push(act)
}

/** The only row that a query was sure to find. */
export function hasUpdated({ numUpdatedRows }: { numUpdatedRows: bigint }): boolean {
  return numUpdatedRows > 0n
}
