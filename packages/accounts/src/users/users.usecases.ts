import { ApiError, type NewUser, type UserChanges } from '@sitewright/api'
import type { Updateable } from 'kysely'
import type { UsersTable } from '../db/user-tables.ts'
import type { CallTransaction, UserCall } from '../call/call.ts'
import { requireStepUp } from '../routing/guard.ts'
import { issueToken } from '../credentials/one-time-tokens.ts'
import { requireAllowedPassword } from '../credentials/password-policy.ts'
import { insertNewUser } from './add-user.ts'
import { sendVerification } from '../credentials/verification-mail.ts'
import { publishUserChange } from './user-events.ts'
import { updateUser } from './users.repository.ts'
import type { UserRow } from '../db/rows.ts'
import { endUserSessions } from '../sessions/sessions.usecases.ts'
import { getSecuritySettings } from '../settings/security-settings.ts'
import { requireAdministratorLeft } from './administrators.ts'
import { deleteUserRow } from './user-list.repository.ts'
import { superAdminId } from '../roles/role.ts'
import { asAdministratorOn, getGrantableRole, lockRights } from './rights.ts'

/** Adds a user, with a first password or with a mail that lets them set one. */
export async function addUser(
  call: UserCall,
  { password, role, ...registration }: NewUser
): Promise<UserRow> {
  const { services, actor } = call
  await getGrantableRole(services.database.db, actor, role)
  if (role !== 'user') requireStepUp(services, actor)
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
    // Again, under the lock: the role may have been changed or deleted meanwhile.
    await getGrantableRole(transaction, await lockRights(transaction, actor), role)
    const added = await insertNewUser(services, transaction, registration, {
      hash,
      role,
      verified: false,
      status: 'active'
    })
    if (added === undefined) throw new ApiError('auth.email-taken')
    const user =
      actor.tenantId === null ? added : await updateUser(transaction, added.id, { tenant_id: actor.tenantId })
    publishUserChange(transaction, user, 'added')
    await transaction.audit('user.add', user, { details: { role } })
    if (hash === null) await mailResetLink(call, transaction, user)
    else if (services.outbox.configured) await sendVerification(call, transaction, { user })
    return user
  })
}

/** Changes a user. Another role or status ends their sessions at once (security bar 20, 24). */
export async function changeUser(
  call: UserCall,
  id: string,
  { firstName, lastName, role, status }: UserChanges
): Promise<UserRow> {
  const { services, actor } = call
  if (role !== undefined) requireStepUp(services, actor)
  return asAdministratorOn(call, id, async (transaction, { user: before, rights }) => {
    if (role !== undefined) await getGrantableRole(transaction, rights, role)
    const newRole = role !== undefined && role !== before.role
    const newStatus = status !== undefined && status !== before.status
    const newRights = newRole || newStatus
    if (newRights && id === actor.userId) throw new ApiError('account.own')
    const changes: Updateable<UsersTable> = {
      updated_at: services.now(),
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
      ...(newRole ? { role } : {}),
      ...(newStatus ? { status } : {}),
      ...(newRights ? { token_version: before.token_version + 1 } : {})
    }
    const user = await updateUser(transaction, id, changes)
    if (newRights) {
      await endAllSessions(call, transaction, id, newRole ? 'role' : 'status')
      if (before.role === superAdminId) await requireAdministratorLeft(services, transaction)
    }
    publishUserChange(transaction, user, 'changed')
    await transaction.audit('user.change', user, {
      details: {
        ...namesChanged(before, user),
        ...(newRole ? { role: { before: before.role, after: role } } : {}),
        ...(newStatus ? { status: { before: before.status, after: status } } : {})
      }
    })
    return user
  })
}

/** Names before and after, for the audit log; empty if they did not change (security bar 52). */
function namesChanged(before: UserRow, after: UserRow): object {
  if (before.first_name === after.first_name && before.last_name === after.last_name) return {}
  const names = ({ first_name: firstName, last_name: lastName }: UserRow) => ({ firstName, lastName })
  return { names: { before: names(before), after: names(after) } }
}

/** Deletes a user with all their data. Audit entries stay, by user id. */
export async function deleteUser(call: UserCall, id: string): Promise<void> {
  const { services, actor } = call
  requireStepUp(services, actor)
  await asAdministratorOn(call, id, async (transaction, { user }) => {
    if (id === actor.userId) throw new ApiError('account.own')
    await endAllSessions(call, transaction, id, 'deleted')
    await deleteUserRow(transaction, id)
    if (user.role === superAdminId) await requireAdministratorLeft(services, transaction)
    publishUserChange(transaction, user, 'deleted')
    await transaction.audit('user.delete', user, { details: { role: user.role, status: user.status } })
  })
}

/** Ends all sessions of a user; returns how many. */
export function endSessionsAsAdministrator(call: UserCall, id: string): Promise<number> {
  return asAdministratorOn(call, id, async (transaction, { user }) => {
    const ended = await endAllSessions(call, transaction, id, 'administrator')
    publishUserChange(transaction, user, 'sessions-ended')
    await transaction.audit('user.end-sessions', user, { details: { ended } })
    return ended
  })
}

/** Mails a user a password-reset link, which nobody else sees (security bar 9). */
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

/** Ends all sessions of a user and evicts them from the session cache after the commit. */
async function endAllSessions(
  { services }: UserCall,
  transaction: CallTransaction,
  id: string,
  reason: string
): Promise<number> {
  transaction.afterCommit(() => services.sessionCache.forgetUser(id))
  return endUserSessions(services, transaction, id, { reason })
}
