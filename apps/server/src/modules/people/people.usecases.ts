import { ApiError, type NewUser, type UserChanges } from '@sitewright/api'
import type { Transaction, Updateable } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { afterCommit, atomically } from '../../db/database.ts'
import type { Tables, UsersTable } from '../../db/tables.ts'
import type { Actor, Caller } from '../../http/caller.ts'
import { requireFresh } from '../../http/guard.ts'
import { record } from '../audit/audit.ts'
import { issueToken } from '../auth/one-time-tokens.ts'
import { requireGoodPassword } from '../auth/password-policy.ts'
import { addUser } from '../auth/add-user.ts'
import { sendVerification } from '../auth/verification.ts'
import { updateUser } from '../auth/users.repository.ts'
import type { UserRow } from '../sessions/sessions.repository.ts'
import { endSessionsOf } from '../sessions/sessions.usecases.ts'
import { securitySettings } from '../settings/security-settings.ts'
import { requireAdministrator } from './administrators.ts'
import { deletePersonRow } from './people.repository.ts'
import { requireAtLeast, workingOn } from './rights.ts'

/** Adds a person: with a first password, or with a mail that lets them set one. */
export async function addPerson(
  accounts: Accounts,
  { password, role, ...person }: NewUser,
  actor: Actor,
  caller: Caller
): Promise<UserRow> {
  requireAtLeast(actor, role)
  if (role !== 'user') requireFresh(accounts, actor)
  if (password === undefined && !accounts.outbox.configured) throw new ApiError('auth.mail-missing')
  if (password !== undefined)
    await requireGoodPassword(accounts, password, person, await securitySettings(accounts.database.db))
  const hash = password === undefined ? null : await accounts.passwords.hash(password)
  return atomically(accounts.database, async (transaction) => {
    const added = await addUser(accounts, transaction, person, {
      hash,
      role,
      verified: false,
      status: 'active'
    })
    if (added === undefined) throw new ApiError('auth.email-taken')
    const user =
      actor.tenantId === null ? added : await updateUser(transaction, added.id, { tenant_id: actor.tenantId })
    await recordOn(accounts, transaction, caller, { action: 'user.add', actor, user, details: { role } })
    if (hash === null) await mailReset(accounts, transaction, user)
    else if (accounts.outbox.configured) await sendVerification(accounts, transaction, user)
    return user
  })
}

/** Changes a person. Another role or status ends their sessions at once (security bar 20, 24). */
export async function changePerson(
  accounts: Accounts,
  id: string,
  { firstName, lastName, role, status }: UserChanges,
  actor: Actor,
  caller: Caller
): Promise<UserRow> {
  if (role !== undefined) requireFresh(accounts, actor)
  return workingOn(accounts, actor, id, async (transaction, before) => {
    if (role !== undefined) requireAtLeast(actor, role)
    const newRole = role !== undefined && role !== before.role
    const newStatus = status !== undefined && status !== before.status
    const newRights = newRole || newStatus
    if (newRights && id === actor.userId) throw new ApiError('account.own')
    const changes: Updateable<UsersTable> = {
      updated_at: accounts.now(),
      ...(firstName === undefined ? {} : { first_name: firstName }),
      ...(lastName === undefined ? {} : { last_name: lastName }),
      ...(newRole ? { role } : {}),
      ...(newStatus ? { status } : {}),
      ...(newRights ? { token_version: before.token_version + 1 } : {})
    }
    const user = await updateUser(transaction, id, changes)
    if (newRights) {
      await endAll(accounts, transaction, id, newRole ? 'role' : 'status')
      if (before.role === 'super_admin') await requireAdministrator(accounts, transaction)
    }
    await recordOn(accounts, transaction, caller, {
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

/** The names before and after, for the audit log; empty where they did not change (security bar 52). */
function namesChanged(before: UserRow, after: UserRow): object {
  if (before.first_name === after.first_name && before.last_name === after.last_name) return {}
  const names = ({ first_name: firstName, last_name: lastName }: UserRow) => ({ firstName, lastName })
  return { names: { before: names(before), after: names(after) } }
}

/** Deletes a person with all that is theirs. What the audit log says of them stays, by their id. */
export async function deletePerson(
  accounts: Accounts,
  id: string,
  actor: Actor,
  caller: Caller
): Promise<void> {
  requireFresh(accounts, actor)
  await workingOn(accounts, actor, id, async (transaction, user) => {
    if (id === actor.userId) throw new ApiError('account.own')
    await endAll(accounts, transaction, id, 'deleted')
    await deletePersonRow(transaction, id)
    if (user.role === 'super_admin') await requireAdministrator(accounts, transaction)
    await recordOn(accounts, transaction, caller, {
      action: 'user.delete',
      actor,
      user,
      details: { role: user.role, status: user.status }
    })
  })
}

/** Ends all sessions of a person; how many there were. */
export function endPersonSessions(
  accounts: Accounts,
  id: string,
  actor: Actor,
  caller: Caller
): Promise<number> {
  return workingOn(accounts, actor, id, async (transaction, user) => {
    const ended = await endAll(accounts, transaction, id, 'administrator')
    await recordOn(accounts, transaction, caller, {
      action: 'user.end-sessions',
      actor,
      user,
      details: { ended }
    })
    return ended
  })
}

/** Mails a person the link that sets a new password. Nobody else sees it (security bar 9). */
export function startReset(accounts: Accounts, id: string, actor: Actor, caller: Caller): Promise<void> {
  if (!accounts.outbox.configured) throw new ApiError('auth.mail-missing')
  return workingOn(accounts, actor, id, async (transaction, user) => {
    await mailReset(accounts, transaction, user)
    await recordOn(accounts, transaction, caller, { action: 'user.reset-password', actor, user, details: {} })
  })
}

async function mailReset(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  { id, email, first_name: firstName }: UserRow
): Promise<void> {
  const token = await issueToken(accounts, transaction, { purpose: 'password-reset', userId: id })
  const link = `${accounts.publicUrl}/auth/reset#${token}`
  await accounts.outbox.post(transaction, { email, firstName }, { kind: 'reset-password', link })
}

/** Ends the sessions, and makes this server forget them once that is written. */
async function endAll(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  id: string,
  reason: string
): Promise<number> {
  afterCommit(transaction, () => accounts.sessionCache.forgetUser(id))
  return endSessionsOf(accounts, transaction, id, { reason })
}

interface Act {
  action: string
  actor: Actor
  user: UserRow
  details: Readonly<Record<string, unknown>>
}

function recordOn(
  accounts: Accounts,
  transaction: Transaction<Tables>,
  caller: Caller,
  { action, actor, user, details }: Act
): Promise<void> {
  return record(accounts, transaction, caller, {
    action,
    outcome: 'done',
    actorId: actor.userId,
    subject: { type: 'user', id: user.id },
    details
  })
}
