import type { RoleId } from '@sitewright/api'
import type { SessionState } from '../roles/session-state.ts'

/** How long a session is cached; revocations of other servers take effect after it. */
const cacheMs = 2000
const cachedSessions = 20_000

/** Cache of recently used sessions. */
export interface SessionCache {
  get: (sessionId: string) => SessionState | undefined
  set: (sessionId: string, state: SessionState) => void
  /** Evicts one session. */
  forget: (sessionId: string) => void
  /** Evicts all sessions of a user. */
  forgetUser: (userId: string) => void
  /** Evicts all sessions of the users with a role. */
  forgetRole: (roleId: RoleId) => void
  /** Evicts all sessions in a tenant; without an id, those in all tenants. */
  forgetTenant: (tenantId?: string) => void
  /** Evicts all sessions of many users. */
  forgetUsers: (userIds: Iterable<string>) => void
}

/** Creates an in-process cache whose entries are at most two seconds old (security bar 20 allows five). */
export function createSessionCache(now: () => number): SessionCache {
  const entries = new Map<string, { state: SessionState; until: number }>()
  // Ids by user, so that a bulk action on thousands does not iterate over the whole cache for each.
  const byUser = new Map<string, Set<string>>()

  function forget(sessionId: string): void {
    const userId = entries.get(sessionId)?.state.user.id
    if (userId === undefined) return
    entries.delete(sessionId)
    const ids = byUser.get(userId)
    ids?.delete(sessionId)
    if (ids?.size === 0) byUser.delete(userId)
  }
  function forgetUsers(userIds: Iterable<string>): void {
    for (const userId of userIds) {
      for (const id of byUser.get(userId) ?? []) entries.delete(id)
      byUser.delete(userId)
    }
  }
  return {
    get(sessionId) {
      const found = entries.get(sessionId)
      return found !== undefined && found.until > now() ? found.state : undefined
    },
    set(sessionId, state) {
      forget(sessionId)
      const oldest = entries.keys().next().value
      if (entries.size >= cachedSessions && oldest !== undefined) forget(oldest)
      entries.set(sessionId, { state, until: now() + cacheMs })
      const ids = byUser.get(state.user.id)
      if (ids === undefined) byUser.set(state.user.id, new Set([sessionId]))
      else ids.add(sessionId)
    },
    forget,
    forgetUser: (userId) => forgetUsers([userId]),
    forgetUsers,
    forgetTenant(tenantId) {
      for (const [id, { state }] of entries) {
        const own = state.user.tenant_id
        if (own !== null && (tenantId === undefined || own === tenantId)) forget(id)
      }
    },
    forgetRole(roleId) {
      for (const [id, { state }] of entries) if (state.user.role === roleId) forget(id)
    }
  }
}
