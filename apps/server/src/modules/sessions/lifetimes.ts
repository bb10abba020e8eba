import { builtInRoles, type Permission, type RoleId } from '@sitewright/api'
import type { SecuritySettings } from '../settings/security-settings.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

export interface Lifetime {
  /** Milliseconds after which a session ends, used or not. */
  absoluteMs: number
  /** Milliseconds without use after which it ends. */
  idleMs: number
}

/** Who signs in, where, and for how long they wish. */
interface LifetimeOptions {
  area: 'user' | 'admin'
  role: RoleId
  remember: boolean
}

/**
 * How long a session lives (security bar 22): a remembered person for a month, and whoever may run the installation
 * shortly, by whichever door they came in.
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
