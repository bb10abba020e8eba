import { ApiError, type NewUser } from '@sitewright/api'
import type { CallTransaction, UserCall } from '../call/call.ts'
import { issueToken } from '../credentials/one-time-tokens.ts'
import { requireAllowedPassword } from '../credentials/password-policy.ts'
import { insertNewUser } from './add-user.ts'
import { measureEnded, type SessionsEnded } from './change-user.ts'
import { sendVerification } from '../credentials/verification-mail.ts'
import { publishUserChange } from './user-events.ts'
import type { UserRow } from '../db/rows.ts'
import { deleteApiKeysOfUser } from '../sessions/api-keys.repository.ts'
import { endSessionsOfUsers } from '../sessions/end-many-sessions.ts'
import { getSecuritySettings } from '../settings/security-settings.ts'
import { requireUserQuota } from '../tenant-limits/user-quota.ts'
import { asAdministratorOn, getGrantableRole, lockRights } from './rights.ts'

/** Adds a user, with a first password or with a mail that lets them set one. */
export async function addUser(
  call: UserCall,
  { password, role, ...registration }: NewUser
): Promise<UserRow> {
  const { services, actor } = call
  await getGrantableRole(services.database.db, actor, role)
  if (password === undefined && !services.outbox.configured) throw new ApiError('auth.mail-missing')
  if (password !== undefined)
    await requireAllowedPassword(
      services,
      password,
      registration,
      await getSecuritySettings(services.database.db)
    )
  const hash = password === undefined ? null : await services.passwords.hash(password)
  return call.transaction(async (transaction) => {
    // Checked again, under the lock: the role may have been changed or deleted meanwhile.
    await getGrantableRole(transaction, await lockRights(transaction, actor), role)
    const user = await insertNewUser(services, transaction, registration, {
      hash,
      role,
      verified: false,
      status: 'active',
      tenantId: actor.tenantId
    })
    if (user === undefined) throw new ApiError('auth.email-taken')
    await requireUserQuota(transaction, user.tenant_id)
    publishUserChange(transaction, user, 'added')
    await transaction.audit('user.add', user, { details: { role } })
    if (hash === null) await mailResetLink(call, transaction, user)
    else if (services.outbox.configured) await sendVerification(call, transaction, { user })
    return user
  })
}

/** Ends all sessions of a user, and revokes their API keys on request; returns how many, and how soon. */
export async function endSessionsAsAdministrator(
  call: UserCall,
  id: string,
  { revokeKeys }: { revokeKeys: boolean }
): Promise<SessionsEnded & { keysRevoked: number }> {
  const { services } = call
  let keysRevoked = 0
  const ended = await asAdministratorOn(call, id, async (transaction, { user }) => {
    const sessions = await endSessionsOfUsers(services, transaction, {
      userIds: [id],
      reason: 'administrator'
    })
    keysRevoked = revokeKeys ? await deleteApiKeysOfUser(transaction, id) : 0
    publishUserChange(transaction, user, 'sessions-ended')
    await transaction.audit('user.end-sessions', user, {
      details: { ended: sessions.total, keysRevoked }
    })
    return sessions
  })
  return { ...(await measureEnded(ended)), keysRevoked }
}

/** Mails a user a password-reset link, which is shown to no administrator (security bar 9). */
export function startPasswordReset(call: UserCall, id: string): Promise<void> {
  if (!call.services.outbox.configured) throw new ApiError('auth.mail-missing')
  return asAdministratorOn(call, id, async (transaction, { user }) => {
    await mailResetLink(call, transaction, user)
    await transaction.audit('user.reset-password', user)
  })
}

async function mailResetLink(
  { services }: UserCall,
  transaction: CallTransaction,
  user: UserRow
): Promise<void> {
  const token = await issueToken(services, transaction, { purpose: 'password-reset', userId: user.id })
  const link = `${services.publicUrl}/auth/reset#${token}`
  await transaction.mail(user, { kind: 'reset-password', link })
}
