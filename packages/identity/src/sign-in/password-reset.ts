import { ApiError } from '@sitewright/api'
import type { Call } from '@sitewright/kernel/call'
import {
  deleteApiKeysOfUser,
  endUserSessions,
  resetAttempts,
  findTokenOwner,
  issueToken,
  redeemToken,
  requireAllowedPassword
} from '@sitewright/kernel/sessions'
import { getSecuritySettings } from '@sitewright/kernel/services'
import { enforceRateLimit, isWithinRateLimit } from '@sitewright/kernel/limits'
import type { UserRow } from '@sitewright/kernel/db'
import { isClosed } from '../users/deletion/closed-accounts.repository.ts'
import {
  findUserByEmail,
  findUserById,
  touchPendingUser,
  updateUser,
  verifyUser,
  publishUserChange
} from '@sitewright/kernel/users'
import { deleteCredentials } from './delete-credentials.ts'

/**
 * Mails a password-reset link if the address has an account; the response is the same without one (user enumeration).
 */
export async function forgotPassword(call: Call, email: string): Promise<void> {
  const { services, caller } = call
  if (!services.outbox.configured) throw new ApiError('auth.mail-missing')
  await enforceRateLimit(services, 'reset-address', caller.ip)
  await enforceRateLimit(services, 'reset-account', `${caller.ip} ${email}`)
  services.backgroundWork.start(() => mailResetLink(call, email))
}

async function mailResetLink(call: Call, email: string): Promise<void> {
  const { services } = call
  await call.transaction(async (transaction) => {
    const user = await findUserByEmail(transaction, email)
    if (user === undefined || !mayReset(user, services.now())) return
    if (!(await isWithinRateLimit(services, transaction, 'mails-address', email))) return
    if (user.status === 'pending') await touchPendingUser(transaction, email, services.now())
    const token = await issueToken(services, transaction, { purpose: 'password-reset', userId: user.id })
    await transaction.mail(user, {
      kind: 'reset-password',
      link: `${services.publicUrl}/auth/reset#${token}`
    })
    await transaction.audit('auth.forgot-password', user, { actorId: user.id })
  })
}

/**
 * An unverified user may reset the password too: opening that mail also verifies the address (security bar 60). So may
 * the user of a closed account, who has to sign in to reopen it.
 */
function mayReset(user: UserRow, now: number): boolean {
  return user.status === 'active' || user.status === 'pending' || isClosed(user, now)
}

/** Resets the password with the token of that mail. It does not sign in, and ends all sessions (bar 8). */
export async function resetPassword(
  call: Call,
  { token, password }: { token: string; password: string }
): Promise<void> {
  const { services, caller } = call
  await enforceRateLimit(services, 'token-address', caller.ip)
  const { db } = services.database
  const userId = await findTokenOwner(services, db, 'password-reset', token)
  const user = userId === undefined ? undefined : await findUserById(db, userId)
  if (user === undefined) throw new ApiError('auth.token-used')
  const owner = { email: user.email, firstName: user.first_name, lastName: user.last_name }
  await requireAllowedPassword(services, password, owner, await getSecuritySettings(db))
  const hash = await services.passwords.hash(password)
  await call.transaction(async (transaction) => {
    if ((await redeemToken(services, transaction, 'password-reset', token)) === undefined)
      throw new ApiError('auth.token-used')
    const time = services.now()
    if (user.email_verified_at === null) await deleteCredentials(call, transaction, user.id)
    await updateUser(transaction, user.id, {
      password_hash: hash,
      password_changed_at: time,
      updated_at: time,
      token_version: user.token_version + 1,
      email_verified_at: user.email_verified_at ?? time
    })
    await verifyUser(transaction, user.id)
    await resetAttempts(transaction, user.id)
    await endUserSessions(call, transaction, { userId: user.id, reason: 'password-reset' })
    const keysRevoked = await deleteApiKeysOfUser(transaction, user.id)
    publishUserChange(transaction, user, 'changed')
    await transaction.audit('auth.reset-password', user, { actorId: user.id, details: { keysRevoked } })
    await transaction.mail(user, { kind: 'password-changed', keysRevoked })
  })
}

/** Unlocks an account with the token of the lockout mail. */
export async function unlock(call: Call, token: string): Promise<void> {
  const { services, caller } = call
  await enforceRateLimit(services, 'token-address', caller.ip)
  await call.transaction(async (transaction) => {
    const used = await redeemToken(services, transaction, 'unlock', token)
    if (used?.userId == null) throw new ApiError('auth.token-used')
    await resetAttempts(transaction, used.userId)
    await transaction.audit('auth.unlock', { id: used.userId }, { actorId: used.userId })
  })
}
