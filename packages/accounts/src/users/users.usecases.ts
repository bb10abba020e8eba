import { ApiError, type NewUser, type UserChanges } from '@sitewright/api'
import type { Transaction, Updateable } from 'kysely'
import type { Services } from '../services/services.ts'
import { afterCommit, inTransaction } from '../db/database.ts'
import type { Tables, UsersTable } from '../db/tables.ts'
import type { Actor, Caller } from '../request/caller.ts'
import { requireStepUp } from '../routing/guard.ts'
import { writeAudit } from '../audit/write-audit.ts'
import { issueToken } from '../credentials/one-time-tokens.ts'
import { requireAllowedPassword } from '../credentials/password-policy.ts'
import { insertNewUser } from './add-user.ts'
import { sendVerification } from '../credentials/verification-mail.ts'
import { updateUser } from './users.repository.ts'
import type { UserRow } from '../db/rows.ts'
import { endUserSessions } from '../sessions/sessions.usecases.ts'
import { getSecuritySettings } from '../settings/security-settings.ts'
import { requireAdministratorLeft } from './administrators.ts'
import { deleteUserRow } from './user-list.repository.ts'
import { asAdministratorOn, requireOutranks } from './rights.ts'

/** Adds a user, with a first password or with a mail that lets them set one. */
export async function addUser(
  services: Services,
  { password, role, ...registration }: NewUser,
  actor: Actor,
  caller: Caller
): Promise<UserRow> {
  requireOutranks(actor, role)
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
  return inTransaction(services.database, async (transaction) => {
    const added = await insertNewUser(services, transaction, registration, {
      hash,
      role,
      verified: false,
      status: 'active'
    })
    if (added === undefined) throw new ApiError('auth.email-taken')
    const user =
      actor.tenantId === null ? added : await updateUser(transaction, added.id, { tenant_id: actor.tenantId })
    await auditUserChange(services, transaction, caller, {
      action: 'user.add',
      actor,
      user,
      details: { role }
    })
    if (hash === null) await mailResetLink(services, transaction, user)
    else if (services.outbox.configured) await sendVerification(services, transaction, user)
    return user
  })
}

/** Changes a user. Another role or status ends their sessions at once (security bar 20, 24). */
export async function changeUser(
  services: Services,
  id: string,
  { firstName, lastName, role, status }: UserChanges,
  actor: Actor,
  caller: Caller
): Promise<UserRow> {
  if (role !== undefined) requireStepUp(services, actor)
  return asAdministratorOn(services, actor, id, async (transaction, before) => {
    if (role !== undefined) requireOutranks(actor, role)
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
      await endAllSessions(services, transaction, id, newRole ? 'role' : 'status')
      if (before.role === 'super_admin') await requireAdministratorLeft(services, transaction)
    }
    await auditUserChange(services, transaction, caller, {
      action: 'user.change',
      actor,
      user,
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
export async function deleteUser(
  services: Services,
  id: string,
  actor: Actor,
  caller: Caller
): Promise<void> {
  requireStepUp(services, actor)
  await asAdministratorOn(services, actor, id, async (transaction, user) => {
    if (id === actor.userId) throw new ApiError('account.own')
    await endAllSessions(services, transaction, id, 'deleted')
    await deleteUserRow(transaction, id)
    if (user.role === 'super_admin') await requireAdministratorLeft(services, transaction)
    await auditUserChange(services, transaction, caller, {
      action: 'user.delete',
      actor,
      user,
      details: { role: user.role, status: user.status }
    })
  })
}

/** Ends all sessions of a user; returns how many. */
export function endSessionsAsAdministrator(
  services: Services,
  id: string,
  actor: Actor,
  caller: Caller
): Promise<number> {
  return asAdministratorOn(services, actor, id, async (transaction, user) => {
    const ended = await endAllSessions(services, transaction, id, 'administrator')
    await auditUserChange(services, transaction, caller, {
      action: 'user.end-sessions',
      actor,
      user,
      details: { ended }
    })
    return ended
  })
}

/** Mails a user a password-reset link, which nobody else sees (security bar 9). */
export function startPasswordReset(
  services: Services,
  id: string,
  actor: Actor,
  caller: Caller
): Promise<void> {
  if (!services.outbox.configured) throw new ApiError('auth.mail-missing')
  return asAdministratorOn(services, actor, id, async (transaction, user) => {
    await mailResetLink(services, transaction, user)
    await auditUserChange(services, transaction, caller, {
      action: 'user.reset-password',
      actor,
      user,
      details: {}
    })
  })
}

async function mailResetLink(
  services: Services,
  transaction: Transaction<Tables>,
  { id, email, first_name: firstName }: UserRow
): Promise<void> {
  const token = await issueToken(services, transaction, { purpose: 'password-reset', userId: id })
  const link = `${services.publicUrl}/auth/reset#${token}`
  await services.outbox.enqueue(transaction, { email, firstName }, { kind: 'reset-password', link })
}

/** Ends all sessions of a user and evicts them from the session cache after the commit. */
async function endAllSessions(
  services: Services,
  transaction: Transaction<Tables>,
  id: string,
  reason: string
): Promise<number> {
  afterCommit(transaction, () => services.sessionCache.forgetUser(id))
  return endUserSessions(services, transaction, id, { reason })
}

interface UserChange {
  action: string
  actor: Actor
  user: UserRow
  details: Readonly<Record<string, unknown>>
}

function auditUserChange(
  services: Services,
  transaction: Transaction<Tables>,
  caller: Caller,
  { action, actor, user, details }: UserChange
): Promise<void> {
  return writeAudit(services, transaction, caller, {
    action,
    outcome: 'done',
    actorId: actor.userId,
    subject: { type: 'user', id: user.id },
    details
  })
}
