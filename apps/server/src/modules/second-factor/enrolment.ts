import { ApiError, type SecondFactorStatus, type TotpSetUp } from '@sitewright/api'
import type { Transaction } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import type { Tables } from '../../db/tables.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import { limitRate } from '../rates/rate.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { endSessionsOf } from '../sessions/sessions.usecases.ts'
import { holdFactors, noteChange, requireUser, secondFactorOf, settleRemoval } from './factors.ts'
import { addRecoverySet, newRecoverySet, removeRecoverySet, type RecoverySet } from './recovery-codes.ts'
import {
  confirmPending,
  factorsOf,
  isEnabled,
  putPending,
  removeTotp,
  totpOf
} from './second-factor.repository.ts'
import { inGroups, newTotpSecret, stepOf, totpPlace, totpUri } from './totp.ts'

/** Milliseconds for which a new secret waits for its first code. */
const pendingMs = 15 * 60_000

/** Codes are shown this once; none where the ones from before still hold. */
export interface Enabled {
  secondFactor: SecondFactorStatus
  recoveryCodes: string[]
}

/** Makes a secret for an authenticator app; the app in use, if there is one, goes on until the new one is confirmed. */
export async function startTotp(accounts: Accounts, user: UserRow, caller: Caller): Promise<TotpSetUp> {
  const { database, sealer, now } = accounts
  const secret = newTotpSecret()
  const pending = await sealer.seal(secret, totpPlace(user.id))
  await atomically(database, async (transaction) => {
    await putPending(transaction, user.id, { pending, until: now() + pendingMs })
    await record(accounts, transaction, caller, {
      action: 'second-factor.totp-start',
      outcome: 'done',
      actorId: user.id,
      subject: { type: 'user', id: user.id }
    })
  })
  return { uri: totpUri(secret, user.email), secret: inGroups(secret), expiresIn: pendingMs / 1000 }
}

/** A secret that a right code has come from, ready to be taken into use. */
export interface Confirmed {
  pending: string
  step: number
  set: RecoverySet
}

/** Checks the first code of an app; undefined where it is not right. */
export async function checkPending(
  accounts: Accounts,
  userId: string,
  code: string
): Promise<Confirmed | undefined> {
  const { database, sealer, now } = accounts
  const row = await totpOf(database.db, userId)
  if (row?.pending == null || (row.pending_until ?? 0) <= now())
    throw new ApiError('second-factor.not-started')
  const step = await stepOf(await sealer.open(row.pending, totpPlace(userId)), code, now())
  if (step === undefined) return undefined
  return { pending: row.pending, step, set: await newRecoverySet(accounts, userId) }
}

/** Takes an app into use; with the first second factor come recovery codes. */
export async function takeIntoUse(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  user: UserRow,
  { pending, step, set }: Confirmed,
  caller: Caller
): Promise<string[]> {
  const now = accounts.now()
  if (!(await confirmPending(transaction, user.id, { pending, step, now })))
    throw new ApiError('second-factor.not-started')
  const added = await addRecoverySet(transaction, user.id, set, now)
  await noteChange(accounts, transaction, { user, change: 'totp-on', caller })
  return added ? set.codes : []
}

export async function confirmTotp(
  accounts: Accounts,
  actor: Actor,
  { code, endOtherSessions }: { code: string; endOtherSessions: boolean },
  caller: Caller
): Promise<Enabled> {
  await limitRate(accounts, 'second-factor-account', actor.userId)
  const user = await requireUser(accounts.database.db, actor.userId)
  const confirmed = await checkPending(accounts, user.id, code)
  if (confirmed === undefined) throw new ApiError('second-factor.code')
  return atomically(accounts.database, async (transaction) => {
    await holdFactors(accounts, transaction, user.id)
    const recoveryCodes = await takeIntoUse(accounts, transaction, user, confirmed, caller)
    if (endOtherSessions) await endOthers(accounts, transaction, actor)
    return { secondFactor: await secondFactorOf(transaction, user), recoveryCodes }
  })
}

/** Stops using the app. */
export async function disableTotp(
  accounts: Accounts,
  actor: Actor,
  { endOtherSessions }: { endOtherSessions: boolean },
  caller: Caller
): Promise<SecondFactorStatus> {
  return atomically(accounts.database, async (transaction) => {
    const user = await requireUser(transaction, actor.userId)
    await holdFactors(accounts, transaction, user.id)
    if (!(await removeTotp(transaction, user.id))) throw new ApiError('second-factor.off')
    await settleRemoval(transaction, user.id)
    await noteChange(accounts, transaction, { user, change: 'totp-off', caller })
    if (endOtherSessions) await endOthers(accounts, transaction, actor)
    return secondFactorOf(transaction, user)
  })
}

async function endOthers(accounts: Accounts, transaction: Transaction<Tables>, actor: Actor): Promise<void> {
  await endSessionsOf(accounts, transaction, actor.userId, {
    reason: 'second-factor',
    except: actor.sessionId
  })
}

/** Makes new recovery codes; the ones from before end. */
export async function renewRecoveryCodes(
  accounts: Accounts,
  { userId }: Actor,
  caller: Caller
): Promise<Enabled> {
  const set = await newRecoverySet(accounts, userId)
  return atomically(accounts.database, async (transaction) => {
    const user = await requireUser(transaction, userId)
    await holdFactors(accounts, transaction, userId)
    if (!isEnabled(await factorsOf(transaction, userId))) throw new ApiError('second-factor.off')
    await removeRecoverySet(transaction, userId)
    await addRecoverySet(transaction, userId, set, accounts.now())
    await noteChange(accounts, transaction, { user, change: 'recovery-codes', caller })
    return { secondFactor: await secondFactorOf(transaction, user), recoveryCodes: set.codes }
  })
}
