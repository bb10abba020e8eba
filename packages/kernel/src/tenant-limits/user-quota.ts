import type { Queries } from '../db/database.ts'
import { findTenantLimit, limitReached } from './tenant-limits.ts'

/** How many users a tenant has and may have; undefined where it has no limit. Asked under the lock of rights. */
async function findUse(
  queries: Queries,
  tenantId: string | null
): Promise<{ used: number; limit: number } | undefined> {
  const limit = await findTenantLimit(queries, tenantId, 'users')
  if (limit === null) return undefined
  // Not the counters, which are written with the commit.
  let used = 0
  for (const table of ['users', 'memberships'] as const) {
    const { count } = await queries
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('tenant_id', '=', tenantId)
      .executeTakeFirstOrThrow()
    used += Number(count)
  }
  return { used, limit }
}

/** How many more users a tenant may have. */
export async function findUserQuota(queries: Queries, tenantId: string | null): Promise<number> {
  const use = await findUse(queries, tenantId)
  return use === undefined ? Infinity : Math.max(0, use.limit - use.used)
}

/** Refuses a user whom a transaction has added to a tenant beyond its limit. */
export async function requireUserQuota(queries: Queries, tenantId: string | null): Promise<void> {
  const use = await findUse(queries, tenantId)
  if (use !== undefined && use.used > use.limit) throw limitReached('users', { ...use, used: use.used - 1 })
}

/** Refuses one more user where nothing of a tenant's quota is left, before anybody is asked to come. */
export async function requireOneMoreUser(queries: Queries, tenantId: string): Promise<void> {
  const use = await findUse(queries, tenantId)
  if (use !== undefined && use.used >= use.limit) throw limitReached('users', use)
}
