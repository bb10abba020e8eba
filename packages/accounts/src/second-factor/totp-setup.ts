import { ApiError, type SecondFactorStatus, type TotpSetUp } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Services } from '../services/services.ts'
import { inTransaction } from '../db/database.ts'
import type { Tables } from '../db/tables.ts'
import type { Actor, Caller } from '../request/caller.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { enforceRateLimit } from '../rate-limits/rate-limits.ts'
import type { UserRow } from '../db/rows.ts'
import { endUserSessions } from '../sessions/sessions.usecases.ts'
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

/** Creates a TOTP secret; the app in use, if any, stays until the new one is confirmed. */
export async function startTotp(services: Services, user: UserRow, caller: Caller): Promise<TotpSetUp> {
  const { database, encryptor, now } = services
  const secret = createTotpSecret()
  const pending = await encryptor.encrypt(secret, totpContext(user.id))
  await inTransaction(database, async (transaction) => {
    await upsertPendingTotp(transaction, user.id, { pending, until: now() + pendingMs })
    await writeAudit(services, transaction, caller, {
      action: 'second-factor.totp-start',
      outcome: 'done',
      actorId: user.id,
      subject: { type: 'user', id: user.id }
    })
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
  services: Services,
  transaction: Transaction<Tables>,
  user: UserRow,
  { pending, step, set }: ConfirmedTotp,
  caller: Caller
): Promise<string[]> {
  const now = services.now()
  if (!(await activatePendingTotp(transaction, user.id, { pending, step, now })))
    throw new ApiError('second-factor.not-started')
  const added = await addRecoverySet(transaction, user.id, set, now)
  await announceChange(services, transaction, { user, change: 'totp-on', caller })
  return added ? set.codes : []
}

export async function confirmTotp(
  services: Services,
  actor: Actor,
  { code, endOtherSessions }: { code: string; endOtherSessions: boolean },
  caller: Caller
): Promise<EnabledSecondFactor> {
  await enforceRateLimit(services, 'second-factor-account', actor.userId)
  const user = await getUser(services.database.db, actor.userId)
  const confirmed = await verifyPendingTotp(services, user.id, code)
  if (confirmed === undefined) throw new ApiError('second-factor.code')
  return inTransaction(services.database, async (transaction) => {
    await lockSecondFactor(services, transaction, user.id)
    const recoveryCodes = await activateTotp(services, transaction, user, confirmed, caller)
    if (endOtherSessions) await endSessionsBesides(services, transaction, actor)
    return { secondFactor: await getSecondFactor(transaction, user), recoveryCodes }
  })
}

/** Removes the authenticator app. */
export async function disableTotp(
  services: Services,
  actor: Actor,
  { endOtherSessions }: { endOtherSessions: boolean },
  caller: Caller
): Promise<SecondFactorStatus> {
  return inTransaction(services.database, async (transaction) => {
    const user = await getUser(transaction, actor.userId)
    await lockSecondFactor(services, transaction, user.id)
    if (!(await removeTotp(transaction, user.id))) throw new ApiError('second-factor.off')
    await ensureFactorRemains(transaction, user.id)
    await announceChange(services, transaction, { user, change: 'totp-off', caller })
    if (endOtherSessions) await endSessionsBesides(services, transaction, actor)
    return getSecondFactor(transaction, user)
  })
}

async function endSessionsBesides(
  services: Services,
  transaction: Transaction<Tables>,
  actor: Actor
): Promise<void> {
  await endUserSessions(services, transaction, actor.userId, {
    reason: 'second-factor',
    except: actor.sessionId
  })
}

/** Replaces the recovery codes. */
export async function renewRecoveryCodes(
  services: Services,
  { userId }: Actor,
  caller: Caller
): Promise<EnabledSecondFactor> {
  const set = await createRecoverySet(services, userId)
  return inTransaction(services.database, async (transaction) => {
    const user = await getUser(transaction, userId)
    await lockSecondFactor(services, transaction, userId)
    if (!isSecondFactorEnabled(await countFactors(transaction, userId)))
      throw new ApiError('second-factor.off')
    await removeRecoverySet(transaction, userId)
    await addRecoverySet(transaction, userId, set, services.now())
    await announceChange(services, transaction, { user, change: 'recovery-codes', caller })
    return { secondFactor: await getSecondFactor(transaction, user), recoveryCodes: set.codes }
  })
}
