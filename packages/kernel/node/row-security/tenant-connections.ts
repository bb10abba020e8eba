import { CompiledQuery, type Transaction } from 'kysely'
import type pg from 'pg'
import type { TenantRows } from '../../src/db/database.ts'
import type { Tables } from '../../src/db/tables.ts'
import { tenantSetting, userSetting } from '../../src/db/row-security.ts'

/** A pool whose connections show the rows that they are taken for. */
export interface TenantConnections {
  /** Takes a connection with the rows of a tenant, or with all rows. */
  take: (rows: TenantRows | undefined) => Promise<pg.PoolClient>
}

/**
 * A connection keeps its role and settings until it is taken for another user or tenant: a single user pays nothing,
 * and a switch costs one round trip. They are settings of the session, so a transaction-pooling proxy must not be in between.
 */
export function createTenantConnections(pool: pg.Pool, role: string): TenantConnections {
  const kept = new WeakMap<pg.PoolClient, string>()
  return {
    async take(rows) {
      const client = await pool.connect()
      const wanted = rows === undefined ? '' : `${rows.tenantId} ${rows.userId}`
      if ((kept.get(client) ?? '') === wanted) return client
      try {
        await client.query(...toTenantStatement(role, rows, 'session'))
      } catch (error) {
        client.release(true)
        throw error
      }
      kept.set(client, wanted)
      return client
    }
  }
}

/** The statement and its values that restrict a session or transaction to the rows of a tenant, or lift that. */
export function toTenantStatement(
  role: string,
  rows: TenantRows | undefined,
  until: 'session' | 'transaction'
): [string, string[]] {
  const isLocal = String(until === 'transaction')
  const settings = ['role', tenantSetting, userSetting].map(
    (name, index) => `set_config('${name}', $${index + 1}, ${isLocal})`
  )
  return [
    `select ${settings.join(', ')}`,
    [rows === undefined ? 'none' : role, rows?.tenantId ?? '', rows?.userId ?? '']
  ]
}

/** Restricts a transaction to the rows of a tenant. */
export async function narrowTransaction(
  role: string,
  transaction: Transaction<Tables>,
  rows: TenantRows
): Promise<void> {
  await transaction.executeQuery(CompiledQuery.raw(...toTenantStatement(role, rows, 'transaction')))
}
