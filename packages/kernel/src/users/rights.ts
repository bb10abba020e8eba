import { ApiError, isAdministrative, roleMessages, type Permission, type RoleId } from '@sitewright/api'
import type { CallTransaction, UserCall } from '../call/call.ts'
import type { Queries } from '../db/database.ts'
import type { UserRow } from '../db/rows.ts'
import type { Actor } from '../request/caller.ts'
import type { RoleState } from '../roles/role.ts'
import { requireRank } from '../roles/require-rank.ts'
import { findRole, getRoleOf } from '../roles/roles.repository.ts'
import { findUserOfSession } from '../sessions/user-with-tenant.ts'
import { findUserById } from './users.repository.ts'

/** What decides whom an actor may change, and what they may grant. */
export type Rights = Pick<Actor, 'rank' | 'permissions'>

/** Refuses an action on one's own account that only another administrator may do. */
export function requireOther({ userId }: Pick<Actor, 'userId'>, id: string): void {
  if (id === userId) throw new ApiError('account.own')
}

/**
 * Against privilege escalation: refuses to grant a role that ranks above the actor's, or that has an administrative
 * permission which the actor lacks (security bar 54).
 */
export function requireGrantable(
  { rank, permissions }: Rights,
  role: Pick<RoleState, 'rank' | 'permissions'>
): void {
  const details = findNotHeld(permissions, role).map((each) => ({
    path: 'role',
    message: roleMessages.notHeld(each)
  }))
  if (role.rank > rank) details.push({ path: 'role', message: roleMessages.rankAbove })
  if (details.length > 0) throw new ApiError('role.above', details)
}

/**
 * Refuses to redirect the mails of a user whose role has an administrative permission that the actor lacks: the reader
 * of these mails could reset the password and take the account over (security bar 54).
 */
export function requireHeld(
  { permissions }: Pick<Rights, 'permissions'>,
  role: Pick<RoleState, 'permissions'>
): void {
  const details = findNotHeld(permissions, role).map((each) => ({
    path: 'email',
    message: roleMessages.notHeld(each)
  }))
  if (details.length > 0) throw new ApiError('role.above', details)
}

function findNotHeld(held: readonly Permission[], role: Pick<RoleState, 'permissions'>): Permission[] {
  return role.permissions.filter((each) => isAdministrative(each) && !held.includes(each))
}

/** Gets the role that an actor wants to grant, and refuses one that they may not grant. */
export async function getGrantableRole(queries: Queries, rights: Rights, id: RoleId): Promise<RoleState> {
  const role = await findRole(queries, id)
  if (role === undefined)
    throw new ApiError('role.not-found', [{ path: 'role', message: roleMessages.unknown }])
  requireGrantable(rights, role)
  return role
}

/** Refuses a user whom the actor may not see; users of another tenant look like unknown ones (security bar 32). */
export function requireVisible<P extends Pick<UserRow, 'tenant_id'>>(
  { tenantId }: Pick<Actor, 'tenantId'>,
  user: P | undefined
): P {
  if (user === undefined || (tenantId !== null && user.tenant_id !== tenantId))
    throw new ApiError('user.not-found')
  return user
}

/**
 * Takes the lock under which administrators change rights, one at a time over all servers, and reads the actor's rights
 * again: of two who revoke each other's, the second has none left (security bar 53). Returns the current rights.
 */
export async function lockRights(transaction: CallTransaction, actor: Actor): Promise<Rights> {
  await transaction.lock('administrators')
  const self = (
    await findUserOfSession(transaction, {
      user_id: actor.userId,
      membership_id: actor.membershipId ?? null
    })
  )?.user
  if (self?.status !== 'active' || self.role !== actor.role) throw new ApiError('auth.forbidden')
  const { rank, permissions } = await getRoleOf(transaction, self)
  if (!actor.permissions.every((each) => permissions.includes(each))) throw new ApiError('auth.forbidden')
  // A call that is run as a role has fewer rights than its actor.
  return { rank: Math.min(rank, actor.rank), permissions: actor.permissions }
}

/** The user whom an administrator changes, with the basis of the decision. */
export interface ManagedUser {
  user: UserRow
  role: RoleState
  rights: Rights
}

/**
 * Runs an administrator's change of another user, whose rank is at most their own. It locks the rights, and checks
 * visibility and rank before `work`.
 *
 * @example
 * await asAdministratorOn(call, id, async (transaction, { user }) => {
 *   await updateUser(transaction, user.id, { first_name: firstName })
 *   await transaction.audit('user.change', { id: user.id })
 * })
 */
export function asAdministratorOn<T>(
  call: UserCall,
  userId: string,
  work: (transaction: CallTransaction, managed: ManagedUser) => Promise<T>
): Promise<T> {
  const { actor } = call
  return call.transaction(async (transaction) => {
    const rights = await lockRights(transaction, actor)
    const user = requireVisible(actor, await findUserById(transaction, userId))
    const role = await getRoleOf(transaction, user)
    requireRank(rights, role)
    return work(transaction, { user, role, rights })
  })
}
