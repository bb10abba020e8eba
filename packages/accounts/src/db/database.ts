import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Whatever runs a query: the database, or a transaction of it. */
export type Queries = Kysely<Tables>

/** An open database, whatever engine it runs on. */
export interface Database {
  engine: 'sqlite' | 'postgres'
  db: Queries
  /** Postgres schema of the tables; undefined for the default one. */
  schema?: string
  /** Advisory lock by name, held until the transaction ends. */
  lock: (transaction: Transaction<Tables>, name: string) => Promise<void>
  close: () => Promise<void>
}

/** Callbacks of afterCommit(), by running transaction. */
const callbacks = new WeakMap<Queries, (() => void)[]>()

/** Runs work in a transaction. Nothing slow belongs inside: the embedded engine has one connection. */
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

/** Runs a callback after the transaction commits, never after a rollback; outside of a transaction at once. */
export function afterCommit(queries: Queries, act: () => void): void {
  const acts = callbacks.get(queries)
  if (acts === undefined) act()
  else acts.push(act)
}

/** Whether an update changed a row. */
export function hasUpdated({ numUpdatedRows }: { numUpdatedRows: bigint }): boolean {
  return numUpdatedRows > 0n
}
