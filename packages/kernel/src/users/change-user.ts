import { ApiError, rateLimits, type UserChanges } from '@sitewright/api'
import type { Updateable } from 'kysely'
import type { CallTransaction, UserCall } from '../call/call.ts'
import type { UserRow } from '../db/rows.ts'
import type { UsersTable } from '../db/user-tables.ts'
import { superAdminId } from '../roles/role.ts'
import { isWithinRateLimit } from '../rate-limits/enforce-rate-limit.ts'
import { endSessionsOfUsers, type EndedSessions } from '../sessions/end-many-sessions.ts'
import { decideStatus } from './account-status.ts'
import { requireAdministratorLeft } from './administrators.ts'
import { findPendingEmail, requestEmailChange, rethrowEmailTaken, setEmail } from './email-change.ts'
import { asAdministratorOn, getGrantableRole, requireHeld, requireOther } from './rights.ts'
import { notifyOfRole, publishUserChange } from './user-events.ts'
import { findUserByEmail, updateUser } from './users.repository.ts'

/** Number of sessions that a change ended, and how soon this server refused them. */
export interface SessionsEnded {
  sessionsEnded: number
  /** Milliseconds after the commit; null where none ended. */
  refusedWithinMs: number | null
}

/** A changed user, and the effects of the change. */
export interface ChangedUser extends SessionsEnded {
  id: string
  /** An address that its owner has yet to confirm. */
  pendingEmail: string | null
}

/**
 * Changes a user. Another role or status ends their sessions at once (security bar 20, 24); another address takes
 * effect once it is confirmed, where mail is configured, and the old one is notified.
 *
 * @param requireAllowed Throws where the caller may not, besides the checks for every administrator.
 */
export async function changeUser(
  call: UserCall,
  id: string,
  { role, email, ...changes }: UserChanges,
  requireAllowed?: (transaction: CallTransaction) => Promise<void>
): Promise<ChangedUser> {
  const { services } = call
  const { ended, pendingEmail } = await asAdministratorOn(call, id, async (transaction, managed) => {
    await requireAllowed?.(transaction)
    if (role !== undefined) await getGrantableRole(transaction, managed.rights, role)
    const { user, ended: sessions } = await changeRights(call, transaction, managed.user, {
      ...changes,
      role
    })
    if (email !== undefined && email !== user.email) {
      requireHeld(managed.rights, managed.role)
      await changeEmail(call, transaction, user, email)
    }
    return { ended: sessions, pendingEmail: await findPendingEmail(transaction, id, services.now()) }
  }).catch(rethrowEmailTaken)
  return { id, pendingEmail, ...(await measureEnded(ended)) }
}

/** Maps ended sessions for the response; resolves once this server refuses them. */
export async function measureEnded(ended: EndedSessions | undefined): Promise<SessionsEnded> {
  const ms = await ended?.measureRefusal()
  return { sessionsEnded: ended?.total ?? 0, refusedWithinMs: ms === undefined ? null : Math.ceil(ms) }
}

async function changeRights(
  call: UserCall,
  transaction: CallTransaction,
  before: UserRow,
  { firstName, lastName, role, status: given }: UserChanges
): Promise<{ user: UserRow; ended: EndedSessions | undefined }> {
  const { services, actor } = call
  const { id } = before
  const newRole = role !== undefined && role !== before.role
  const isStatusGiven = given !== undefined && given !== before.status
  const newRights = newRole || isStatusGiven
  if (newRights) requireOther(actor, id)
  const status = isStatusGiven ? getAllowedStatus(before, given) : before.status
  const newStatus = status !== before.status
  const changes: Updateable<UsersTable> = {
    ...(firstName === undefined ? {} : { first_name: firstName }),
    ...(lastName === undefined ? {} : { last_name: lastName }),
    ...(newRole ? { role } : {}),
    ...(newStatus ? { status } : {}),
    ...(newRights ? { token_version: before.token_version + 1 } : {})
  }
  if (Object.keys(changes).length === 0) return { user: before, ended: undefined }
  const user = await updateUser(transaction, id, { ...changes, updated_at: services.now() })
  const reason = newRole ? 'role' : 'status'
  const ended = newRights
    ? await endSessionsOfUsers(services, transaction, { userIds: [id], reason })
    : undefined
  if (newRights && before.role === superAdminId) await requireAdministratorLeft(services, transaction)
  if (newRole) await notifyOfRole(transaction, user)
  publishUserChange(transaction, user, newRights ? 'changed' : 'renamed')
  await transaction.audit('user.change', user, {
    details: {
      ...namesChanged(before, user),
      ...(newRole ? { role: { before: before.role, after: role } } : {}),
      ...(newStatus ? { status: { before: before.status, after: status } } : {})
    }
  })
  return { user, ended }
}

function getAllowedStatus(user: UserRow, given: UserRow['status']): UserRow['status'] {
  const decided = decideStatus(user, given)
  if ('refused' in decided) throw new ApiError(decided.refused)
  return decided.status
}

/** Names before and after, for the audit log; empty if they did not change (security bar 52). */
function namesChanged(before: UserRow, after: UserRow): object {
  if (before.first_name === after.first_name && before.last_name === after.last_name) return {}
  const names = ({ first_name: firstName, last_name: lastName }: UserRow) => ({ firstName, lastName })
  return { names: { before: names(before), after: names(after) } }
}

async function changeEmail(
  call: UserCall,
  transaction: CallTransaction,
  user: UserRow,
  email: string
): Promise<void> {
  const { services, actor } = call
  requireOther(actor, user.id)
  if (user.status === 'pending') throw new ApiError('user.pending')
  const holder = await findUserByEmail(transaction, email)
  if (holder !== undefined && holder.status !== 'pending') throw new ApiError('auth.email-taken')
  if (services.outbox.configured) {
    if (!(await isWithinRateLimit(services, transaction, 'user-mails-account', actor.userId)))
      throw new ApiError('request.too-many', [], rateLimits['user-mails-account'].windowMs / 1000)
    await requestEmailChange(call, transaction, { user, email })
  } else await setEmail(call, transaction, { user, email, verified: false })
}
