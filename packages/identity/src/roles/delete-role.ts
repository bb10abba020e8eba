import { ApiError, roleMessages, type RoleId } from '@sitewright/api'
import { writeAuditEntries } from '@sitewright/kernel/audit'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { type RoleState, deleteRoleRow, revokeSessionsOfRole } from '@sitewright/kernel/sessions'
import { requirePermission } from '@sitewright/kernel/routing'
import { getGrantableRole, type Rights, ownRightsPath } from '@sitewright/kernel/users'
import { changeRoles, getRole, requireBelow } from './roles.usecases.ts'

/** Deletes a role; its users get another one and are signed out. Returns the role and the number of moved users. */
export function deleteRole(
  call: UserCall,
  id: RoleId,
  moveTo: RoleId | undefined
): Promise<{ role: RoleState; moved: number }> {
  return changeRoles(call, async (transaction, rights) => {
    const role = await getRole(transaction, id)
    if (role.builtIn) throw new ApiError('role.built-in')
    requireBelow(rights, role)
    const moved = await moveUsers(call, transaction, { rights, from: id, to: moveTo })
    await deleteRoleRow(transaction, id)
    await transaction.audit(
      'role.delete',
      { type: 'role', id },
      {
        details: {
          name: role.name,
          rank: role.rank,
          permissions: role.permissions,
          moved,
          moveTo: moveTo ?? null
        }
      }
    )
    transaction.publish('roles', { change: 'deleted', id }, { tenantId: null })
    return { role, moved }
  })
}

async function moveUsers(
  call: UserCall,
  transaction: CallTransaction,
  { rights, from, to }: { rights: Rights; from: RoleId; to: RoleId | undefined }
): Promise<number> {
  const { services } = call
  const { holders } = await transaction
    .selectFrom('users')
    .select(({ fn }) => fn.countAll<number | string>().as('holders'))
    .where('role', '=', from)
    .executeTakeFirstOrThrow()
  const members = await transaction
    .selectFrom('memberships')
    .select(({ fn }) => fn.countAll<number | string>().as('holders'))
    .where('role', '=', from)
    .executeTakeFirstOrThrow()
  const count = Number(holders) + Number(members.holders)
  if (count === 0) return 0
  if (to === undefined || to === from)
    throw new ApiError('role.in-use', [
      { path: 'moveTo', message: roleMessages.holders(count), value: count }
    ])
  // Deleting a role is one permission, assigning users another role a second one.
  requirePermission('system.config', call.actor)
  const role = await getGrantableRole(transaction, rights, to)
  await publishMove(transaction, from)
  await auditMoves(call, transaction, { from, to })
  await transaction.notify({
    kind: 'role.assigned',
    facts: { name: role.name },
    subject: { type: 'role', id: to },
    link: ownRightsPath,
    to: { role: from }
  })
  const now = services.now()
  await revokeSessionsOfRole(transaction, from, { now, reason: 'role' })
  await transaction
    .updateTable('users')
    .set(({ eb }) => ({ role: to, updated_at: now, token_version: eb('token_version', '+', 1) }))
    .where('role', '=', from)
    .execute()
  await transaction.updateTable('memberships').set({ role: to }).where('role', '=', from).execute()
  transaction.afterCommit(() => services.sessionCache.forgetRole(from))
  return count
}

/** An audit entry for each user, so that the history of their roles stays complete. */
async function auditMoves(
  { services, actor, caller }: UserCall,
  transaction: CallTransaction,
  { from, to }: { from: RoleId; to: RoleId }
): Promise<void> {
  const holders = await transaction.selectFrom('users').select('id').where('role', '=', from).execute()
  await writeAuditEntries(
    services,
    transaction,
    caller,
    holders.map(({ id }) => ({
      action: 'user.change',
      outcome: 'done',
      actorId: actor.userId,
      subject: { type: 'user', id },
      details: { role: { before: from, after: to }, deletedRole: true }
    }))
  )
}

/** Publishes the change to the control panels of each affected tenant. */
async function publishMove(transaction: CallTransaction, from: RoleId): Promise<void> {
  const tenants = await transaction
    .selectFrom('users')
    .select('tenant_id')
    .distinct()
    .where('role', '=', from)
    .execute()
  for (const { tenant_id: tenantId } of tenants)
    transaction.publish('users', { change: 'changed', ids: [] }, { tenantId })
}
