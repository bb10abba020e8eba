import type { Kysely, Transaction } from 'kysely'
import type { Tables } from './tables.ts'

/** Runs queries: the database, or a transaction of it. */
export type Queries = Kysely<Tables>

/** An open database of either engine. */
export interface Database {
  engine: 'sqlite' | 'postgres'
  db: Queries
  /** Advisory lock by name, held until the transaction ends. */
  lock: (transaction: Transaction<Tables>, name: string) => Promise<void>
  /** The same database without the rows of other tenants; missing where it has no row-level security. */
  ofTenant?: (rows: TenantRows) => Database
  /** Restricts a transaction to the rows of a tenant, until its role is reset; missing like `ofTenant`. */
  narrow?: (transaction: Transaction<Tables>, rows: TenantRows) => Promise<void>
  /** Of a restricted database: the unrestricted one. */
  whole?: Database
  /** Set where everything is rolled back at the end, so that nothing that follows a commit may run. */
  neverCommits?: true
  /** Connections of the pool that are in use; missing where there is no pool. */
  connectionsInUse?: () => number
  close: () => Promise<void>
}

/** Which rows are visible: those of a tenant, and those of the user. */
export interface TenantRows {
  tenantId: string
  userId: string
}

interface TransactionCallbacks {
  beforeCommit: (() => Promise<void>)[]
  afterCommit: (() => void)[]
}

const callbacks = new WeakMap<Queries, TransactionCallbacks>()

/**
 * Runs work in a transaction, which is rolled back if it throws. Nothing slow belongs inside: the embedded engine has
 * one connection.
 *
 * @example
 * await inTransaction(database, async (transaction) => {
 *   await database.lock(transaction, 'settings')
 *   await saveSecuritySettings(transaction, settings, now())
 * })
 */
export async function inTransaction<T>(
  { db, neverCommits }: Database,
  work: (transaction: Transaction<Tables>) => Promise<T>
): Promise<T> {
  const acts: TransactionCallbacks = { beforeCommit: [], afterCommit: [] }
  const result = await db.transaction().execute(async (transaction) => {
    callbacks.set(transaction, acts)
    const done = await work(transaction)
    for (const act of acts.beforeCommit) await act()
    return done
  })
  if (neverCommits !== true) for (const act of acts.afterCommit) act()
  return result
}

/** Runs queries at the end of a transaction, after all its work. */
export function beforeCommit(transaction: Transaction<Tables>, act: () => Promise<void>): void {
  const acts = callbacks.get(transaction)
  if (acts === undefined) throw new Error('Not a transaction of inTransaction()')
  acts.beforeCommit.push(act)
}

/** Runs a callback after the transaction commits, never after a rollback; without a transaction at once. */
export function afterCommit(queries: Queries, act: () => void): void {
  const acts = callbacks.get(queries)
  if (acts === undefined) act()
  else acts.afterCommit.push(act)
}

/** Whether an update changed a row. */
export function hasUpdated({ numUpdatedRows }: { numUpdatedRows: bigint }): boolean {
  return numUpdatedRows > 0n
}
