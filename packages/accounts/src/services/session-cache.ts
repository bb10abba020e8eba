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
}

/** Creates an in-process cache whose entries are at most two seconds old (security bar 20 allows five). */
export function createSessionCache(now: () => number): SessionCache {
  const kept = new Map<string, { state: SessionState; until: number }>()
  return {
    get(sessionId) {
      const found = kept.get(sessionId)
      return found !== undefined && found.until > now() ? found.state : undefined
    },
    set(sessionId, state) {
      kept.delete(sessionId)
      const oldest = kept.keys().next().value
      if (kept.size >= cachedSessions && oldest !== undefined) kept.delete(oldest)
      kept.set(sessionId, { state, until: now() + cacheMs })
    },
    forget: (sessionId) => void kept.delete(sessionId),
    forgetUser(userId) {
      for (const [id, { state }] of kept) if (state.user.id === userId) kept.delete(id)
    },
    forgetRole(roleId) {
      for (const [id, { state }] of kept) if (state.user.role === roleId) kept.delete(id)
    }
  }
}
