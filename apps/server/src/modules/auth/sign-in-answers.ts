import type { SignInAnswer } from '@sitewright/api'
import type { Context } from 'hono'
import type { Accounts } from '../../accounts.ts'
import { callerBy } from '../../http/caller.ts'
import { keepDeviceCookie, keepRefreshCookie } from '../../http/cookies.ts'
import type { Env } from '../../http/env.ts'
import { signInAnswer, type Granted } from '../sessions/sessions.usecases.ts'
import { dropChallengeCookie, keepChallengeCookie } from '../providers/provider-cookies.ts'
import { knownDeviceSeconds } from './known-devices.ts'
import type { SignedIn } from './login.ts'
import { authMessages } from './messages.ts'

const challengeSeconds = 300

/** Answers what a sign-in came to: with a session and its cookies, or with the challenge of a second step. */
export async function answerSignIn(
  accounts: Accounts,
  c: Context<Env>,
  signedIn: SignedIn
): Promise<SignInAnswer> {
  if (signedIn.kind === 'session') {
    keepDeviceCookie(c, signedIn.deviceCookie, knownDeviceSeconds)
    dropChallengeCookie(c)
    return answerGranted(accounts, c, signedIn.granted)
  }
  const { ticket, enrol, methods } = signedIn
  const challenge = { ticket, enrol, methods, expiresIn: challengeSeconds }
  // So that a reload does not lose the second step.
  if (c.get('caller').transport === 'cookie') keepChallengeCookie(c, challenge)
  return {
    success: false,
    message: enrol ? authMessages.enrol : authMessages.challenge,
    token: null,
    refreshToken: null,
    user: null,
    expiresIn: null,
    challenge
  }
}

/** Answers with a session; the refresh token goes into the cookie where that is how it travels. */
export async function answerGranted(
  accounts: Accounts,
  c: Context<Env>,
  granted: Granted,
  message?: string
): Promise<SignInAnswer> {
  const { session } = granted.state
  const caller = callerBy(c.get('caller'), session.transport)
  if (session.transport === 'cookie') {
    const seconds = Math.max(1, Math.floor((session.expires_at - accounts.now()) / 1000))
    keepRefreshCookie(c, granted.refreshToken, session.remember === 1 ? seconds : undefined)
  }
  return signInAnswer(accounts, granted, caller, message)
}
