import type { SignInAnswer } from '@sitewright/api'
import type { Context } from 'hono'
import { setRefreshCookie } from '../request/cookies.ts'
import { withTransport } from '../request/caller.ts'
import type { Env } from '../request/env.ts'
import type { Services } from '../services/services.ts'
import { toSignInAnswer, type IssuedSession } from './sessions.usecases.ts'

/** Response with a session; with cookie transport the refresh token is set as a cookie. */
export async function respondWithSession(
  services: Services,
  c: Context<Env>,
  issued: IssuedSession,
  message?: string
): Promise<SignInAnswer> {
  const { session } = issued.state
  const caller = withTransport(c.get('caller'), session.transport)
  if (session.transport === 'cookie') {
    const seconds = Math.max(1, Math.floor((session.expires_at - services.now()) / 1000))
    setRefreshCookie(c, issued.refreshToken, session.remember === 1 ? seconds : undefined)
  }
  return toSignInAnswer(services, issued, caller, message)
}
