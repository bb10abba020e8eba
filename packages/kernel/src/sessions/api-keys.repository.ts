import type { MissingFeatures } from '@sitewright/api'
import { sql, type RawBuilder, type Selectable, type SqlBool } from 'kysely'
import type { Queries } from '../db/database.ts'
import type { UserRow } from '../db/rows.ts'
import type { ApiKeysTable } from '../db/session-tables.ts'
import type { RequestUse } from '../tenant-limits/request-quota.ts'
import { featureColumns, toMissingFeatures } from '../tenant-features/feature-state.ts'
import { limitInForce } from '../tenant-limits/tenant-limits.ts'

export type ApiKeyRow = Selectable<ApiKeysTable>

/** The API keys of a user, newest first. */
export function findApiKeys(queries: Queries, userId: string): Promise<ApiKeyRow[]> {
  return queries
    .selectFrom('api_keys')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .execute()
}

/** A key with its owner, and the state of their tenant. */
export interface FoundApiKey {
  key: ApiKeyRow
  user: UserRow
  isTenantSuspended: boolean
  features: MissingFeatures | null
  use: RequestUse
}

export async function findApiKeyByHash(queries: Queries, hash: string): Promise<FoundApiKey | undefined> {
  const key = await queries.selectFrom('api_keys').selectAll().where('hash', '=', hash).executeTakeFirst()
  if (key === undefined) return undefined
  const row = await queries
    .selectFrom('users')
    .leftJoin('tenants', 'tenants.id', 'users.tenant_id')
    .leftJoin('plans', 'plans.id', 'tenants.plan_id')
    .selectAll('users')
    .select([
      'tenants.status as tenant_status',
      'tenants.requests as tenant_requests',
      'tenants.measured_at as tenant_measured_at',
      limitInForce('requests').as('tenant_limit')
    ])
    .select(featureColumns)
    .where('users.id', '=', key.user_id)
    .executeTakeFirst()
  if (row === undefined) return undefined
  const { tenant_status, tenant_requests, tenant_measured_at, tenant_limit, ...found } = row
  const { plan_name, features_off, feature_overrides, ...user } = found
  return {
    key,
    user,
    isTenantSuspended: tenant_status === 'suspended',
    features: toMissingFeatures({ plan_name, features_off, feature_overrides }),
    use: { requests: tenant_requests, measuredAt: tenant_measured_at, limit: tenant_limit }
  }
}

export async function insertApiKey(queries: Queries, key: ApiKeyRow): Promise<void> {
  await queries.insertInto('api_keys').values(key).execute()
}

/** Deletes a key of a user; undefined if they have no such key. */
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

/** Deletes all keys of a user; returns how many there were. */
export async function deleteApiKeysOfUser(queries: Queries, userId: string): Promise<number> {
  const byUser = await deleteApiKeysOf(queries, sql<SqlBool>`user_id = ${userId}`)
  return byUser.get(userId) ?? 0
}

/** Deletes all keys of the matching users, where a key may be in wrong hands; returns how many each had. */
export async function deleteApiKeysOf(
  queries: Queries,
  ofUsers: RawBuilder<SqlBool>
): Promise<Map<string, number>> {
  const deleted = await queries.deleteFrom('api_keys').where(ofUsers).returning('user_id').execute()
  const byUser = new Map<string, number>()
  for (const { user_id: userId } of deleted) byUser.set(userId, (byUser.get(userId) ?? 0) + 1)
  return byUser
}

/** Records the last use of a key, at most once in `everyMs` milliseconds. */
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
