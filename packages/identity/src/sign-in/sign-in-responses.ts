import type { Challenge, SignInAnswer } from '@sitewright/api'
import type { Context } from 'hono'
import type { Services } from '@sitewright/kernel/services'
import { setDeviceCookie, type Env } from '@sitewright/kernel/request'
import type { SignInResult } from '@sitewright/kernel/area'
import { knownDeviceSeconds, respondWithSession } from '@sitewright/kernel/sessions'
import { deleteChallengeCookie, setChallengeCookie } from './challenge-cookie.ts'
import { authMessages } from './messages.ts'

const challengeSeconds = 300

/** Response of a sign-in: the session with its cookies, or the second-factor challenge. */
export async function respondToSignIn(
  services: Services,
  c: Context<Env>,
  signedIn: SignInResult
): Promise<SignInAnswer> {
  if (signedIn.kind === 'session') {
    setDeviceCookie(c, signedIn.deviceCookie, knownDeviceSeconds)
    deleteChallengeCookie(c)
    return respondWithSession(services, c, signedIn.issued)
  }
  const { user, challengeToken, use, methods } = signedIn
  const challenge = {
    ticket: challengeToken,
    enrol: use === 'enrol',
    methods,
    expiresIn: challengeSeconds,
    keepUntil: use === 'keep' ? user.purge_at : null
  }
  // A reload of the page must not lose the challenge.
  if (c.get('caller').transport === 'cookie') setChallengeCookie(c, challenge)
  return toChallengeAnswer(challenge)
}

/** The response of an incomplete sign-in: what it still requires. */
export function toChallengeAnswer(challenge: Challenge): SignInAnswer {
  const { keepUntil, enrol } = challenge
  const message = enrol ? authMessages.enrol : authMessages.challenge
  return {
    success: false,
    message: keepUntil === null ? message : authMessages.closed,
    token: null,
    refreshToken: null,
    user: null,
    expiresIn: null,
    challenge
  }
}
