import type { SignInResult } from '@sitewright/kernel/area'
import { isExplained, ApiError, type PasskeyAssertion, type PasskeyRequestOptions } from '@sitewright/api'
import type { Call } from '@sitewright/kernel/call'
import { resetAttempts, findKnownDevice, getAttemptCounter } from '@sitewright/kernel/sessions'
import { openSession } from './login.ts'
import { findEntryRefusal, refusalCodes } from './sign-in-refusals.ts'
import { findUserById } from '@sitewright/kernel/users'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { verifyPasskey, createPasskeyRequest } from '../second-factor/passkey-verification.ts'
import { consumeCredential, type Credential } from '../second-factor/verify-credential.ts'
import { withVerifiedCredential } from '../second-factor/with-verified-credential.ts'
import { openChallenge, redeemChallengeToken } from './challenge-tokens.ts'

/** Second step of a sign-in: a challenge token and a credential open a session (security bar 17). */
export async function verifySecondFactor(
  call: Call,
  { ticket, credential }: { ticket: string; credential: Credential }
): Promise<SignInResult> {
  const { services, caller } = call
  await enforceRateLimit(services, 'second-factor-address', caller.ip)
  const { user, signIn } = await openChallenge(call, ticket, { use: 'verify', attempts: 1 })
  return withVerifiedCredential(
    call,
    { user, credential, action: 'auth.second-factor', refusal: 'auth.code' },
    async ({ transaction, method, device }) => {
      await redeemChallengeToken(services, transaction, ticket)
      const methods = [...signIn.methods, method]
      return openSession(call, transaction, { user, signIn: { ...signIn, methods }, device })
    }
  )
}

/** Creates passkey request options; with a challenge token for the passkeys of its user. */
export async function requestPasskey(
  call: Call,
  { ticket }: { ticket?: string | undefined }
): Promise<PasskeyRequestOptions> {
  const { services, caller } = call
  await enforceRateLimit(services, 'passkey-address', caller.ip)
  if (ticket === undefined) return createPasskeyRequest(services)
  const { user } = await openChallenge(call, ticket, { use: 'verify', attempts: 0 })
  return createPasskeyRequest(services, user.id)
}

/** Signs in with a passkey alone: the authenticator has verified the user, so it is both factors at once. */
export async function loginWithPasskey(
  call: Call,
  { passkey, rememberMe, isAdmin }: { passkey: PasskeyAssertion; rememberMe: boolean; isAdmin: boolean }
): Promise<SignInResult> {
  const { services, caller } = call
  await enforceRateLimit(services, 'passkey-address', caller.ip)
  const { database } = services
  const area = isAdmin ? 'admin' : 'user'
  const verified = await verifyPasskey(services, passkey)
  const user = verified === undefined ? undefined : await findUserById(database.db, verified.passkey.user_id)
  const device = await findKnownDevice(services, caller.deviceCookie)
  const refusal =
    user === undefined
      ? 'unknown-passkey'
      : await findEntryRefusal(database.db, user, { area, now: services.now() })
  if (verified !== undefined && user !== undefined && refusal === undefined) {
    const counter = await getAttemptCounter(user, user.email, device)
    const result = await call.transaction(async (transaction) => {
      if (!(await consumeCredential(call, transaction, { user, verified }))) return undefined
      await resetAttempts(transaction, counter.account, counter.device)
      const signIn = { area, remember: rememberMe, methods: ['passkey'] } as const
      return openSession(call, transaction, { user, signIn, device })
    })
    if (result !== undefined) return result
  }
  await call.transaction((transaction) =>
    transaction.audit('auth.login', undefined, {
      outcome: 'refused',
      actorId: user?.id,
      details: { area, method: 'passkey', reason: refusal ?? 'unknown-passkey' }
    })
  )
  throw new ApiError(isExplained(refusal) ? refusalCodes[refusal] : 'passkey.refused')
}
