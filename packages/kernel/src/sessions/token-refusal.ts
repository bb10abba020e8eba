import type { Services } from '../services/services.ts'
import { findSessionState } from './sessions.repository.ts'

/** Why an access token is refused: its session has ended, or the tenant of its user is suspended. */
export async function getTokenRefusal(
  { tokens, database }: Pick<Services, 'tokens' | 'database'>,
  token: string
): Promise<'auth.expired' | 'tenant.suspended'> {
  const claims = await tokens.verify(token)
  if (claims === undefined) return 'auth.expired'
  const state = await findSessionState(database.db, claims.sessionId)
  return state?.isTenantSuspended === true ? 'tenant.suspended' : 'auth.expired'
}
