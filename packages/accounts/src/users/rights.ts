import { ApiError, builtInRoles, outranks, type RoleId } from '@sitewright/api'
import type { CallTransaction, UserCall } from '../call/call.ts'
import type { Actor } from '../request/caller.ts'
import { findUserById } from './users.repository.ts'
import type { UserRow } from '../db/rows.ts'

/**
 * Against privilege escalation: refuses to grant a role, or to change a user who has it, where it ranks higher than the
 * actor's or has a permission that the actor lacks (security bar 54).
 */
export function requireOutranks(
  { role: own, permissions }: Pick<Actor, 'role' | 'permissions'>,
  role: RoleId
): void {
  const held = builtInRoles[role].permissions.every((permission) => permissions.includes(permission))
  if (!held || outranks(role, own)) throw new ApiError('account.above')
}

/** Refuses a user whom the actor may not see; users of another tenant answer like unknown ones (security bar 32). */
export function requireVisible<P extends Pick<UserRow, 'tenant_id'>>(
  { tenantId }: Pick<Actor, 'tenantId'>,
  user: P | undefined
): P {
  if (user === undefined || (tenantId !== null && user.tenant_id !== tenantId))
    throw new ApiError('user.not-found')
  return user
}

/**
 * Runs an administrator's change of another user, one at a time over all servers. The actor is checked again under the
 * lock: of two who take each other's rights, the second has none left (security bar 53).
 */
export function asAdministratorOn<T>(
  call: UserCall,
  userId: string,
  work: (transaction: CallTransaction, user: UserRow) => Promise<T>
): Promise<T> {
  const { actor } = call
  return call.transaction(async (transaction) => {
    await transaction.lock('administrators')
    const self = await findUserById(transaction, actor.userId)
    if (self?.status !== 'active' || self.role !== actor.role) throw new ApiError('auth.forbidden')
    const user = requireVisible(actor, await findUserById(transaction, userId))
    requireOutranks(actor, user.role)
    return work(transaction, user)
  })
}
