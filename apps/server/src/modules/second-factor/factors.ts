import { ApiError, type StepUpMethod, type SecondFactorStatus } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { afterCommit, type Queries } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import { userById } from '../auth/users.repository.ts'
import type { SecondFactorChange } from '../mail/outbox.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { securitySettings } from '../settings/security-settings.ts'
import { removeRecoverySet } from './recovery-codes.ts'
import { factorsOf, isEnabled } from './second-factor.repository.ts'

/** The person of a session, who is there as long as it is. */
export async function requireUser(queries: Queries, userId: string): Promise<UserRow> {
  const user = await userById(queries, userId)
  if (user === undefined) throw new ApiError('auth.expired')
  return user
}

/** What a person has set up, and what they can prove themselves with. */
export async function secondFactorOf(queries: Queries, user: UserRow): Promise<SecondFactorStatus> {
  const factors = await factorsOf(queries, user.id)
  const { requireTwoFactor, allowPasswordLogin } = await securitySettings(queries)
  const ways: Record<StepUpMethod, boolean> = {
    // With a second factor, the password alone is not enough to re-authenticate (ASVS 5.0, 7.5.3).
    password: user.password_hash !== null && allowPasswordLogin && !isEnabled(factors),
    totp: factors.totp > 0,
    recovery: factors.recoveryCodes > 0,
    passkey: factors.passkeys > 0
  }
  return {
    enabled: isEnabled(factors),
    totp: factors.totp > 0,
    passkeys: factors.passkeys,
    recoveryCodesLeft: factors.recoveryCodes,
    required: requireTwoFactor,
    stepUp: (['password', 'totp', 'recovery', 'passkey'] as const).filter((method) => ways[method])
  }
}

/** Changes of one person's factors happen one after the other, so that the last one is known for sure. */
export async function holdFactors(
  { database }: Pick<Accounts, 'database'>,
  transaction: Transaction<Tables>,
  userId: string
): Promise<void> {
  await database.lock(transaction, `second-factor ${userId}`)
}

/** Refuses to go without any factor where the installation asks for one; recovery codes go with the last one. */
export async function settleRemoval(transaction: Transaction<Tables>, userId: string): Promise<void> {
  if (isEnabled(await factorsOf(transaction, userId))) return
  if ((await securitySettings(transaction)).requireTwoFactor) throw new ApiError('second-factor.required')
  await removeRecoverySet(transaction, userId)
}

/** Notes a change in the log, tells the person by mail, and lets their sessions know. */
export async function noteChange(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  { user, change, caller, subject }: Change
): Promise<void> {
  await record(accounts, transaction, caller, {
    action: `second-factor.${change}`,
    outcome: 'done',
    actorId: user.id,
    subject: subject ?? { type: 'user', id: user.id }
  })
  await accounts.outbox.post(
    transaction,
    { email: user.email, firstName: user.first_name },
    { kind: 'second-factor-changed', change }
  )
  afterCommit(transaction, () => accounts.sessionCache.forgetUser(user.id))
}

/** What became of whose second factor. */
export interface Change {
  user: UserRow
  change: SecondFactorChange
  caller: Caller
  subject?: { type: string; id: string }
}
