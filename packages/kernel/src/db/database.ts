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

const callbacksOf = new WeakMap<Queries, TransactionCallbacks>()

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
  const callbacks: TransactionCallbacks = { beforeCommit: [], afterCommit: [] }
  const result = await db.transaction().execute(async (transaction) => {
    callbacksOf.set(transaction, callbacks)
    const done = await work(transaction)
    for (const callback of callbacks.beforeCommit) await callback()
    return done
  })
  if (neverCommits !== true) for (const callback of callbacks.afterCommit) callback()
  return result
}

/** Runs queries at the end of a transaction, after all its work. */
export function beforeCommit(transaction: Transaction<Tables>, callback: () => Promise<void>): void {
  const callbacks = callbacksOf.get(transaction)
  if (callbacks === undefined) throw new Error('Not a transaction of inTransaction()')
  callbacks.beforeCommit.push(callback)
}

/** Runs a callback after the transaction commits, never after a rollback; without a transaction at once. */
export function afterCommit(queries: Queries, callback: () => void): void {
  const callbacks = callbacksOf.get(queries)
  if (callbacks === undefined) callback()
  else callbacks.afterCommit.push(callback)
}

/** Whether an update changed a row. */
export function hasUpdated({ numUpdatedRows }: { numUpdatedRows: bigint }): boolean {
  return numUpdatedRows > 0n
}
