import { ApiError, type SecondFactorStatus, type TotpSetUp } from '@sitewright/api'
import type { Call, CallTransaction, UserCall } from '@sitewright/kernel/call'
import type { Services } from '@sitewright/kernel/services'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { UserRow } from '@sitewright/kernel/db'
import { endUserSessions } from '@sitewright/kernel/sessions'
import { announceChange, ensureFactorRemains, getSecondFactor, getUser, lockSecondFactor } from './factors.ts'
import { addRecoverySet, createRecoverySet, type RecoverySet, removeRecoverySet } from './recovery-codes.ts'
import {
  activatePendingTotp,
  countFactors,
  findTotp,
  isSecondFactorEnabled,
  removeTotp,
  upsertPendingTotp
} from './second-factor.repository.ts'
import { createTotpSecret, findTimeStep, groupSecret, totpContext, totpUri } from './totp.ts'

/** How long a new TOTP secret waits for its first code. */
const pendingMs = 15 * 60_000

/** Result of setting up a factor. Recovery codes are shown once; none if earlier ones are still valid. */
export interface EnabledSecondFactor {
  secondFactor: SecondFactorStatus
  recoveryCodes: string[]
}

/** Creates a TOTP secret; the current authenticator app stays valid until the new one is confirmed. */
export async function startTotp(call: Call, user: UserRow): Promise<TotpSetUp> {
  const { encryptor, now } = call.services
  const secret = createTotpSecret()
  const pending = await encryptor.encrypt(secret, totpContext(user.id))
  await call.transaction(async (transaction) => {
    await upsertPendingTotp(transaction, user.id, { pending, until: now() + pendingMs })
    await transaction.audit('second-factor.totp-start', user, { actorId: user.id })
  })
  return { uri: totpUri(secret, user.email), secret: groupSecret(secret), expiresIn: pendingMs / 1000 }
}

/** A TOTP secret whose first code was right, ready to be activated. */
export interface ConfirmedTotp {
  pending: string
  step: number
  set: RecoverySet
}

/** Verifies the first code of a pending TOTP secret; undefined if it is wrong. */
export async function verifyPendingTotp(
  services: Services,
  userId: string,
  code: string
): Promise<ConfirmedTotp | undefined> {
  const { database, encryptor, now } = services
  const row = await findTotp(database.db, userId)
  if (row?.pending == null || (row.pending_until ?? 0) <= now())
    throw new ApiError('second-factor.not-started')
  const step = await findTimeStep(await encryptor.decrypt(row.pending, totpContext(userId)), code, now())
  if (step === undefined) return undefined
  return { pending: row.pending, step, set: await createRecoverySet(services, userId) }
}

/** Activates a TOTP secret; the first second factor comes with recovery codes. */
export async function activateTotp(
  call: Call,
  transaction: CallTransaction,
  { user, pending, step, set }: ConfirmedTotp & { user: UserRow }
): Promise<string[]> {
  const now = call.services.now()
  if (!(await activatePendingTotp(transaction, user.id, { pending, step, now })))
    throw new ApiError('second-factor.not-started')
  const added = await addRecoverySet(transaction, user.id, set, now)
  await announceChange(call, transaction, { user, change: 'totp-on' })
  return added ? set.codes : []
}

/** Turns on the authenticator app once a first code is right; recovery codes come with it. */
export async function confirmTotp(
  call: UserCall,
  { code, endOtherSessions }: { code: string; endOtherSessions: boolean }
): Promise<EnabledSecondFactor> {
  const { services, actor } = call
  await enforceRateLimit(services, 'second-factor-account', actor.userId)
  const user = await getUser(services.database.db, actor.userId)
  const confirmed = await verifyPendingTotp(services, user.id, code)
  if (confirmed === undefined) throw new ApiError('second-factor.code')
  return call.transaction(async (transaction) => {
    await lockSecondFactor(transaction, user.id)
    const recoveryCodes = await activateTotp(call, transaction, { user, ...confirmed })
    if (endOtherSessions) await endSessionsBesides(call, transaction)
    return { secondFactor: await getSecondFactor(transaction, user), recoveryCodes }
  })
}

export async function disableTotp(
  call: UserCall,
  { endOtherSessions }: { endOtherSessions: boolean }
): Promise<SecondFactorStatus> {
  return call.transaction(async (transaction) => {
    const user = await getUser(transaction, call.actor.userId)
    await lockSecondFactor(transaction, user.id)
    if (!(await removeTotp(transaction, user.id))) throw new ApiError('second-factor.off')
    await ensureFactorRemains(transaction, user.id)
    await announceChange(call, transaction, { user, change: 'totp-off' })
    if (endOtherSessions) await endSessionsBesides(call, transaction)
    return getSecondFactor(transaction, user)
  })
}

async function endSessionsBesides(call: UserCall, transaction: CallTransaction): Promise<void> {
  const { userId, sessionId } = call.actor
  await endUserSessions(call, transaction, { userId, reason: 'second-factor', except: sessionId })
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(call: UserCall): Promise<EnabledSecondFactor> {
  const { services } = call
  const { userId } = call.actor
  const set = await createRecoverySet(services, userId)
  return call.transaction(async (transaction) => {
    const user = await getUser(transaction, userId)
    await lockSecondFactor(transaction, userId)
    if (!isSecondFactorEnabled(await countFactors(transaction, userId)))
      throw new ApiError('second-factor.off')
    await removeRecoverySet(transaction, userId)
    await addRecoverySet(transaction, userId, set, services.now())
    await announceChange(call, transaction, { user, change: 'recovery-codes' })
    return { secondFactor: await getSecondFactor(transaction, user), recoveryCodes: set.codes }
  })
}
