import { administratorIdleMinutes, type SecuritySettings } from '@sitewright/api'
import type { RoleState } from '../roles/role.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface Lifetime {
  /** Absolute timeout in milliseconds. */
  absoluteMs: number
  /** Idle timeout in milliseconds. */
  idleMs: number
}

interface LifetimeOptions {
  area: 'user' | 'admin'
  role: Pick<RoleState, 'permissions'>
  remember: boolean
}

/**
 * Lifetime of a session (security bar 22): a month with "remember me", and short for administrators, whichever sign-in
 * page they used.
 */
export function lifetimeOf(
  { area, role, remember }: LifetimeOptions,
  { sessionTimeout }: Pick<SecuritySettings, 'sessionTimeout'>
): Lifetime {
  const absoluteMs = sessionTimeout * hour
  if (area === 'admin' || role.permissions.includes('admin.access'))
    return { absoluteMs, idleMs: administratorIdleMinutes * minute }
  return remember ? { absoluteMs: 30 * day, idleMs: 7 * day } : { absoluteMs, idleMs: absoluteMs }
}
