import { sql, type Transaction } from 'kysely'
import type { Database } from './database.ts'
import type { Tables } from './tables.ts'

/**
 * Runs a part of a transaction with the rows of all tenants: for what spans tenants, such as the chain of the audit
 * log, or reaches users elsewhere, such as a notice. It must not return foreign rows to the caller.
 */
export async function withAllRows<T>(
  { whole }: Pick<Database, 'whole'>,
  transaction: Transaction<Tables>,
  work: () => Promise<T>
): Promise<T> {
  if (whole === undefined) return work()
  const { rows } = await sql<{ role: string }>`
    select current_setting('role') as role, set_config('role', 'none', true)`.execute(transaction)
  return untilRole(transaction, rows[0]?.role ?? 'none', work)
}

/** Runs work, and resets the role of the transaction afterwards. */
export async function untilRole<T>(
  transaction: Transaction<Tables>,
  role: string,
  work: () => Promise<T>
): Promise<T> {
  const setBack = () => sql`select set_config('role', ${role}, true)`.execute(transaction)
  try {
    const done = await work()
    await setBack()
    return done
  } catch (error) {
    // A failed transaction accepts no statement, and its rollback resets the role.
    await setBack().catch(() => undefined)
    throw error
  }
}
