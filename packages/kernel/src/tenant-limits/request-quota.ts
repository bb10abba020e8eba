import { limitReached } from './tenant-limits.ts'

/** Last measured API requests of a tenant, and its monthly quota; null for unlimited. */
export interface RequestUse {
  requests: number | null
  measuredAt: number | null
  limit: number | null
}

/**
 * Refuses an API key whose tenant has used up its monthly quota, by the last measurement. Browser sessions pass, so
 * that a script cannot lock users out of the panel.
 */
export function requireRequestQuota({ requests: used, measuredAt, limit }: RequestUse, now: number): void {
  const today = new Date(now)
  const month = Date.UTC(today.getUTCFullYear(), today.getUTCMonth())
  if (used === null || limit === null || measuredAt === null || measuredAt < month) return
  if (used >= limit) throw limitReached('requests', { used, limit })
}
