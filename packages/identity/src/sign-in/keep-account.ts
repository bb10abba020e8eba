import type { SignInResult } from '@sitewright/kernel/area'
import { ApiError } from '@sitewright/api'
import type { Call } from '@sitewright/kernel/call'
import { findKnownDevice } from '@sitewright/kernel/sessions'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import { countFactors, isSecondFactorEnabled } from '../second-factor/second-factor.repository.ts'
import { getSecuritySettings } from '@sitewright/kernel/services'
import { keepUser } from '../users/deletion/closed-accounts.repository.ts'
import { publishUserChange } from '@sitewright/kernel/users'
import { openChallenge, redeemChallengeToken } from './challenge-tokens.ts'
import { completeFirstFactor, openSession } from './login.ts'

/**
 * Reopens an account that its user has closed, with the challenge token of a complete sign-in, and creates the session.
 */
export async function keepAccount(call: Call, ticket: string): Promise<SignInResult> {
  const { services, caller } = call
  await enforceRateLimit(services, 'token-address', caller.ip)
  const { user: closed, signIn } = await openChallenge(call, ticket, { use: 'keep', attempts: 0 })
  const device = await findKnownDevice(services, caller.deviceCookie)
  return call.transaction(async (transaction) => {
    await redeemChallengeToken(services, transaction, ticket)
    const user = await keepUser(transaction, closed.id, services.now())
    if (user === undefined) throw new ApiError('auth.challenge')
    publishUserChange(transaction, user, 'changed')
    await transaction.audit('account.keep', user, { actorId: user.id })
    await transaction.mail(user, { kind: 'account-kept' })
    // An enrolled second factor was verified before the token was issued; a missing required one is enrolled next.
    if (isSecondFactorEnabled(await countFactors(transaction, user.id)))
      return openSession(call, transaction, { user, signIn, device })
    const settings = await getSecuritySettings(transaction)
    return completeFirstFactor(call, transaction, { user, signIn, settings, device })
  })
}
