import { CompiledQuery, type Transaction } from 'kysely'
import type pg from 'pg'
import type { TenantRows } from '../../src/db/database.ts'
import type { Tables } from '../../src/db/tables.ts'
import { tenantSetting, userSetting } from './table-rows.ts'

/** Hands out the connections of a pool, each with the rows that it is taken for. */
export interface TenantConnections {
  /** Takes a connection with the rows of a tenant, or with all of them. */
  take: (rows: TenantRows | undefined) => Promise<pg.PoolClient>
}

/**
 * A connection keeps its role and settings until it is taken for other rows: so whoever works alone pays nothing, and a
 * change costs one round trip. They are settings of the session, so nothing that gives each transaction another
 * connection may stand between.
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

/** The statement, with its values, after which there are the rows of a tenant alone, or all of them. */
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

/** Leaves a transaction the rows of a tenant alone. */
export async function narrowTransaction(
  role: string,
  transaction: Transaction<Tables>,
  rows: TenantRows
): Promise<void> {
  await transaction.executeQuery(CompiledQuery.raw(...toTenantStatement(role, rows, 'transaction')))
}
