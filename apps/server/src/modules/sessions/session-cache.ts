import type { SessionState } from './sessions.repository.ts'

/** For how long a session is believed without asking the database; other servers' revocations wait as long. */
const cacheMs = 2000
const cachedSessions = 20_000

/** The state of sessions that were asked for a moment ago. */
export interface SessionCache {
  get: (sessionId: string) => SessionState | undefined
  set: (sessionId: string, state: SessionState) => void
  /** Forgets one session, at once on this server. */
  forget: (sessionId: string) => void
  /** Forgets all sessions of a person. */
  forgetUser: (userId: string) => void
}

/** A cache in this process; what it believes is at most two seconds old (security bar 20 allows five). */
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
    }
  }
}
