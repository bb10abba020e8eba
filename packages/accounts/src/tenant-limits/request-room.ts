import type { Queries } from '../db/database.ts'
import { findTenantLimit, limitReached } from './tenant-limits.ts'

/**
 * Refuses a call of a program whose tenant has made as many this month as it may, as they were measured last. People in
 * their browsers are let through, so that nobody is locked out of the panel by a script.
 */
export async function requireRequestRoom(
  queries: Queries,
  { tenantId, now }: { tenantId: string | null; now: number }
): Promise<void> {
  if (tenantId === null) return
  const row = await queries
    .selectFrom('tenants')
    .select(['requests', 'measured_at'])
    .where('id', '=', tenantId)
    .executeTakeFirst()
  const today = new Date(now)
  const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth())
  if (row?.requests == null || row.measured_at === null || row.measured_at < month) return
  const used = row.requests
  const limit = await findTenantLimit(queries, tenantId, 'requests')
  if (limit !== null && used >= limit) throw limitReached('requests', { used, limit })
}
