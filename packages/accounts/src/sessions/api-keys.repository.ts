import type { Selectable } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { UserRow } from '../db/rows.ts'
import type { ApiKeysTable } from '../db/session-tables.ts'
import { findUserWithTenant } from './suspended-tenants.ts'

export type ApiKeyRow = Selectable<ApiKeysTable>

/** The keys of somebody, the newest first. */
export function findApiKeys(queries: Queries, userId: string): Promise<ApiKeyRow[]> {
  return queries
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** A key by the hash of its secret, with its owner. */
export async function findApiKeyByHash(
  queries: Queries,
  hash: string
): Promise<{ key: ApiKeyRow; user: UserRow; isTenantSuspended: boolean } | undefined> {
  const key = await queries.selectFrom('api_keys').selectAll().where('hash', '=', hash).executeTakeFirst()
  if (key === undefined) return undefined
  const found = await findUserWithTenant(queries, key.user_id)
  return found === undefined ? undefined : { key, ...found }
}

export async function insertApiKey(queries: Queries, key: ApiKeyRow): Promise<void> {
  await queries.insertInto('api_keys').values(key).execute()
}

/** Deletes a key of somebody; undefined if they have no such one. */
export function deleteApiKey(
  queries: Queries,
  { userId, id }: { userId: string; id: string }
): Promise<ApiKeyRow | undefined> {
  return queries
    .deleteFrom('api_keys')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirst()
}

/** Notes that a key was used, once in a while. */
export async function touchApiKey(
  queries: Queries,
  { id, now, everyMs }: { id: string; now: number; everyMs: number }
): Promise<void> {
  await queries
    .updateTable('api_keys')
    .set({ last_used_at: now })
    .where('id', '=', id)
    .where(({ or, eb }) => or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', now - everyMs)]))
    .execute()
}
