import { ApiError } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { atomically } from '../../db/database.ts'
import type { Caller } from '../../http/caller.ts'
import { record } from '../audit/audit.ts'
import { endSessionsOf } from '../sessions/sessions.usecases.ts'
import { securitySettings } from '../settings/security-settings.ts'
import { forgetTries } from './attempts.ts'
import { issueToken, ownerOfToken, useToken } from './one-time-tokens.ts'
import { requireGoodPassword } from './password-policy.ts'
import { isWithinRate, limitRate } from '../rates/rate.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { touchPending, updateUser, userByEmail, userById } from './users.repository.ts'
import { deleteCredentials } from './delete-credentials.ts'

/** Mails a link that sets a new password, where the address has an account; the answer is the same without one. */
export async function forgotPassword(accounts: Accounts, email: string, caller: Caller): Promise<void> {
  if (!accounts.outbox.configured) throw new ApiError('auth.mail-missing')
  await limitRate(accounts, 'reset-address', caller.ip)
  await limitRate(accounts, 'reset-account', `${caller.ip} ${email}`)
  accounts.afterwards.begin(() => mailReset(accounts, email, caller))
}

async function mailReset(accounts: Accounts, email: string, caller: Caller): Promise<void> {
  await atomically(accounts.database, async (transaction) => {
    const user = await userByEmail(transaction, email)
    if (user === undefined || !mayReset(user)) return
    if (!(await isWithinRate(accounts, transaction, 'mails-address', email))) return
    if (user.status === 'pending') await touchPending(transaction, email, accounts.now())
    const token = await issueToken(accounts, transaction, { purpose: 'password-reset', userId: user.id })
    await accounts.outbox.post(
      transaction,
      { email, firstName: user.first_name },
      { kind: 'reset-password', link: `${accounts.publicUrl}/auth/reset#${token}` }
    )
    await record(accounts, transaction, caller, {
      action: 'auth.forgot-password',
      outcome: 'done',
      actorId: user.id,
      subject: { type: 'user', id: user.id }
    })
  })
}

/** An unverified user may reset the password too: opening that mail also verifies the address (security bar 60). */
function mayReset({ status }: UserRow): boolean {
  return status === 'active' || status === 'pending'
}

/** Sets a new password with the token of that mail. It signs nobody in, and ends the sessions that were (bar 8). */
export async function resetPassword(
  accounts: Accounts,
  { token, password }: { token: string; password: string },
  caller: Caller
): Promise<void> {
  await limitRate(accounts, 'token-address', caller.ip)
  const { db } = accounts.database
  const userId = await ownerOfToken(accounts, db, 'password-reset', token)
  const user = userId === undefined ? undefined : await userById(db, userId)
  if (user === undefined) throw new ApiError('auth.token-used')
  const owner = { email: user.email, firstName: user.first_name, lastName: user.last_name }
  await requireGoodPassword(accounts, password, owner, await securitySettings(db))
  const hash = await accounts.passwords.hash(password)
  await atomically(accounts.database, async (transaction) => {
    if ((await useToken(accounts, transaction, 'password-reset', token)) === undefined)
      throw new ApiError('auth.token-used')
    const time = accounts.now()
    if (user.email_verified_at === null) await deleteCredentials(accounts, transaction, user.id)
    await updateUser(transaction, user.id, {
      password_hash: hash,
      password_changed_at: time,
      updated_at: time,
      token_version: user.token_version + 1,
      email_verified_at: user.email_verified_at ?? time,
      ...(user.status === 'pending' ? { status: 'active' as const } : {})
    })
    await forgetTries(transaction, user.id)
    await endSessionsOf(accounts, transaction, user.id, { reason: 'password-reset' })
    await record(accounts, transaction, caller, {
      action: 'auth.reset-password',
      outcome: 'done',
      actorId: user.id,
      subject: { type: 'user', id: user.id }
    })
    await accounts.outbox.post(
      transaction,
      { email: user.email, firstName: user.first_name },
      { kind: 'password-changed' }
    )
  })
}

/** Lifts a lock with the token of the mail about it. */
export async function unlock(accounts: Accounts, token: string, caller: Caller): Promise<void> {
  await limitRate(accounts, 'token-address', caller.ip)
  await atomically(accounts.database, async (transaction) => {
    const used = await useToken(accounts, transaction, 'unlock', token)
    if (used?.userId == null) throw new ApiError('auth.token-used')
    await forgetTries(transaction, used.userId)
    await record(accounts, transaction, caller, {
      action: 'auth.unlock',
      outcome: 'done',
      actorId: used.userId,
      subject: { type: 'user', id: used.userId }
    })
  })
}
