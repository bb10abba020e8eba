import type { SessionState } from '../roles/session-state.ts'
import type { Services } from '../services/services.ts'
import { isActive } from './sessions.usecases.ts'

/**
 * The session of an access token if both are cached on this server, without a promise; undefined where they are not, or
 * where `verifyAccessToken` has more to check.
 */
export function findCachedSession(
  { tokens, sessionCache, lastSeen, now }: Pick<Services, 'tokens' | 'sessionCache' | 'lastSeen' | 'now'>,
  token: string
): SessionState | undefined {
  const claims = tokens.findVerified(token)
  const state = claims === undefined ? undefined : sessionCache.get(claims.sessionId)
  if (state === undefined || state.user.token_version !== claims?.tokenVersion) return undefined
  if (state.session.viewer_id !== null || !isActive(state, now())) return undefined
  lastSeen.saw(state.session.id)
  return state
}
