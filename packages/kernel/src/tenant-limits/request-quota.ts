import { limitReached } from './tenant-limits.ts'

/** API requests of a tenant as they were measured last, and how many it may make in a month; null for no limit. */
export interface RequestUse {
  requests: number | null
  measuredAt: number | null
  limit: number | null
}

/**
 * Refuses a call of a program whose tenant has made as many this month as it may, as they were measured last. People in
 * their browsers are let through, so that nobody is locked out of the panel by a script.
 */
export function requireRequestQuota({ requests: used, measuredAt, limit }: RequestUse, now: number): void {
  const today = new Date(now)
  const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth())
  if (used === null || limit === null || measuredAt === null || measuredAt < month) return
  if (used >= limit) throw limitReached('requests', { used, limit })
}
