import type { SignInResult } from '@sitewright/kernel/area'
import { ApiError, type TotpSetUp } from '@sitewright/api'
import type { Call } from '@sitewright/kernel/call'
import { resetAttempts, findKnownDevice, getAttemptCounter } from '@sitewright/kernel/sessions'
import { openSession } from './login.ts'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { verifyPendingTotp, startTotp, activateTotp } from '../second-factor/totp-setup.ts'
import { lockSecondFactor } from '../second-factor/factors.ts'
import { countFactors, isSecondFactorEnabled } from '../second-factor/second-factor.repository.ts'
import { openChallenge, redeemChallengeToken } from './challenge-tokens.ts'

/**
 * Starts the enrolment of a required second factor, with a challenge token that allows nothing else (security bar 18).
 */
export async function startRequiredSetup(call: Call, ticket: string): Promise<TotpSetUp> {
  const { services, caller } = call
  await enforceRateLimit(services, 'second-factor-address', caller.ip)
  const { user } = await openChallenge(call, ticket, { use: 'enrol', attempts: 0 })
  if (isSecondFactorEnabled(await countFactors(services.database.db, user.id)))
    throw new ApiError('auth.challenge')
  return startTotp(call, user)
}

/** Confirms the enrolment with a TOTP code, and creates the session. */
export async function confirmRequiredSetup(
  call: Call,
  { ticket, code }: { ticket: string; code: string }
): Promise<{ result: SignInResult; recoveryCodes: string[] }> {
  const { services, caller } = call
  await enforceRateLimit(services, 'second-factor-address', caller.ip)
  const { user, signIn } = await openChallenge(call, ticket, { use: 'enrol', attempts: 1 })
  const confirmed = await verifyPendingTotp(services, user.id, code)
  if (confirmed === undefined) throw new ApiError('auth.code')
  const device = await findKnownDevice(services, caller.deviceCookie)
  const counter = await getAttemptCounter(user, user.email, device)
  return call.transaction(async (transaction) => {
    await lockSecondFactor(transaction, user.id)
    await redeemChallengeToken(services, transaction, ticket)
    // If a factor was enrolled after the token was issued, the token must not add another one.
    if (isSecondFactorEnabled(await countFactors(transaction, user.id))) throw new ApiError('auth.challenge')
    const recoveryCodes = await activateTotp(call, transaction, { user, ...confirmed })
    await resetAttempts(transaction, counter.account, counter.device)
    const methods = [...signIn.methods, 'totp']
    const result = await openSession(call, transaction, { user, signIn: { ...signIn, methods }, device })
    return { result, recoveryCodes }
  })
}
