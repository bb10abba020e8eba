import { ApiError, type StepUpMethod, type SecondFactorStatus } from '@sitewright/api'
import type { Call, CallTransaction } from '@sitewright/kernel/call'
import type { Queries, UserRow } from '@sitewright/kernel/db'
import { findUserById } from '@sitewright/kernel/users'
import { type SecondFactorChange, getSecuritySettings } from '@sitewright/kernel/services'
import { removeRecoverySet } from './recovery-codes.ts'
import { countFactors, isSecondFactorEnabled } from './second-factor.repository.ts'

/** Loads the user of a session. */
export async function getUser(queries: Queries, userId: string): Promise<UserRow> {
  const user = await findUserById(queries, userId)
  if (user === undefined) throw new ApiError('auth.expired')
  return user
}

/** A user's second factors, and the methods that step-up accepts. */
export async function getSecondFactor(queries: Queries, user: UserRow): Promise<SecondFactorStatus> {
  const factors = await countFactors(queries, user.id)
  const { requireTwoFactor, allowPasswordLogin } = await getSecuritySettings(queries)
  const ways: Record<StepUpMethod, boolean> = {
    // With a second factor, the password alone is not enough to re-authenticate (ASVS 5.0, 7.5.3).
    password: user.password_hash !== null && allowPasswordLogin && !isSecondFactorEnabled(factors),
    totp: factors.totp > 0,
    recovery: factors.recoveryCodes > 0,
    passkey: factors.passkeys > 0
  }
  return {
    enabled: isSecondFactorEnabled(factors),
    totp: factors.totp > 0,
    passkeys: factors.passkeys,
    recoveryCodesLeft: factors.recoveryCodes,
    required: requireTwoFactor,
    stepUp: (['password', 'totp', 'recovery', 'passkey'] as const).filter((method) => ways[method])
  }
}

/** Locks a user's second factors, so that concurrent removals cannot miss the last one. */
export async function lockSecondFactor(transaction: CallTransaction, userId: string): Promise<void> {
  await transaction.lock(`second-factor ${userId}`)
}

/** Refuses to remove the last factor if the installation requires one; else the recovery codes are removed with it. */
export async function ensureFactorRemains(queries: Queries, userId: string): Promise<void> {
  if (isSecondFactorEnabled(await countFactors(queries, userId))) return
  if ((await getSecuritySettings(queries)).requireTwoFactor) throw new ApiError('second-factor.required')
  await removeRecoverySet(queries, userId)
}

/** Announces a second-factor change: audit entry, mail to the user, and eviction from the session cache. */
export async function announceChange(
  { services }: Call,
  transaction: CallTransaction,
  { user, change, subject }: FactorChange
): Promise<void> {
  await transaction.audit(`second-factor.${change}`, subject ?? user, { actorId: user.id })
  await transaction.mail(user, { kind: 'second-factor-changed', change })
  transaction.afterCommit(() => services.sessionCache.forgetUser(user.id))
}

export interface FactorChange {
  user: UserRow
  change: SecondFactorChange
  subject?: { type: string; id: string }
}
