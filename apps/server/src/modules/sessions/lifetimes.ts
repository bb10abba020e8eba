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

/** How long a session lives (security bar 22): administrators shortly, a remembered person for a month. */
export function lifetimeOf(
  area: 'user' | 'admin',
  remember: boolean,
  { sessionTimeout }: Pick<SecuritySettings, 'sessionTimeout'>
): Lifetime {
  const absoluteMs = sessionTimeout * hour
  if (area === 'admin') return { absoluteMs, idleMs: 30 * minute }
  return remember ? { absoluteMs: 30 * day, idleMs: 7 * day } : { absoluteMs, idleMs: absoluteMs }
}
