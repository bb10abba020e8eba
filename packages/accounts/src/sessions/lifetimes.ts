import { builtInRoles, type Permission, type RoleId, type SecuritySettings } from '@sitewright/api'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface Lifetime {
  /** Absolute timeout in milliseconds. */
  absoluteMs: number
  /** Idle timeout in milliseconds. */
  idleMs: number
}

/** What the lifetime of a session depends on. */
interface LifetimeOptions {
  area: 'user' | 'admin'
  role: RoleId
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
  const permissions: readonly Permission[] = builtInRoles[role].permissions
  if (area === 'admin' || permissions.includes('admin.access')) return { absoluteMs, idleMs: 30 * minute }
  return remember ? { absoluteMs: 30 * day, idleMs: 7 * day } : { absoluteMs, idleMs: absoluteMs }
}
