import type { Challenge, SecuritySettings, SignInAnswer } from '@sitewright/api'
import type { Context } from 'hono'
import type { Call, CallTransaction } from '../call/call.ts'
import type { UserRow } from '../db/rows.ts'
import type { Env } from '../request/env.ts'
import type { Services } from '../services/services.ts'
import type { IssuedSession, SignIn } from '../sessions/sessions.usecases.ts'
import type { KnownDevice } from '../credentials/known-devices.ts'

/** What a challenge token authorises: the second step, setting up a second factor, or reopening a closed account. */
export type ChallengeUse = 'verify' | 'enrol' | 'keep'

/** Result of a sign-in: a session, or a challenge for the second factor. */
export type SignInResult =
  | { kind: 'session'; issued: IssuedSession; deviceCookie: string }
  | {
      kind: 'challenge'
      user: UserRow
      challengeToken: string
      use: ChallengeUse
      methods: Challenge['methods']
    }

/** A verified first factor. */
export interface FirstFactor {
  user: UserRow
  signIn: SignIn
  settings: SecuritySettings
  /** The known device of the request. */
  device: KnownDevice | undefined
  /** The session that this sign-in replaces, where the request cannot carry its cookie (return from a provider). */
  replaces?: string | undefined
}

/** The end of a sign-in, once the first factor is verified. */
export interface SignInCompletion {
  /** Creates a session, or a challenge for the required second step (security bar 17, 18). */
  complete: (call: Call, transaction: CallTransaction, proved: FirstFactor) => Promise<SignInResult>
  /** Responds with the session and its cookies, or with the challenge. */
  respond: (services: Services, c: Context<Env>, result: SignInResult) => Promise<SignInAnswer>
}
