import type { Queries } from '../db/database.ts'
import { findTenantLimit, limitReached } from './tenant-limits.ts'

/** Users of a tenant and their limit; undefined where there is none. Call it under the lock of rights. */
async function findUse(
  queries: Queries,
  tenantId: string | null
): Promise<{ used: number; limit: number } | undefined> {
  const limit = await findTenantLimit(queries, tenantId, 'users')
  if (limit === null) return undefined
  // Not from the counters, which are written with the commit.
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

/** Number of users that a tenant may still add. */
export async function findUserQuota(queries: Queries, tenantId: string | null): Promise<number> {
  const use = await findUse(queries, tenantId)
  return use === undefined ? Infinity : Math.max(0, use.limit - use.used)
}

/**
 * Refuses a transaction that has added users to a tenant beyond its limit.
 *
 * @example
 * await lockRights(transaction, actor)
 * await insertUser(transaction, user)
 * await requireUserQuota(transaction, actor.tenantId)
 */
export async function requireUserQuota(queries: Queries, tenantId: string | null): Promise<void> {
  const use = await findUse(queries, tenantId)
  if (use !== undefined && use.used > use.limit) throw limitReached('users', { ...use, used: use.used - 1 })
}

/** Refuses where no user can be added to a tenant, before an invitation is sent. */
export async function requireOneMoreUser(queries: Queries, tenantId: string): Promise<void> {
  const use = await findUse(queries, tenantId)
  if (use !== undefined && use.used >= use.limit) throw limitReached('users', use)
}
