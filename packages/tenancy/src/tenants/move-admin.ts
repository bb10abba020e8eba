import { ApiError, isAdministrative, tenantFieldMessages } from '@sitewright/api'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { getRoleOf, endSessionsOfUsers } from '@sitewright/kernel/sessions'
import { requireUserQuota } from '@sitewright/kernel/limits'
import {
  getGrantableRole,
  lockRights,
  notifyOfRole,
  publishUserChange,
  findUserByEmail,
  updateUser
} from '@sitewright/kernel/users'

/**
 * Makes a user the admin of a tenant: they belong to it from now on, with the role `admin`, and sign in again. A user
 * with permissions over the installation is refused, since they would lose them (security bar 53).
 */
export async function moveAdmin(
  { services, actor }: UserCall,
  transaction: CallTransaction,
  { tenantId, email }: { tenantId: string; email: string }
): Promise<void> {
  if (!actor.permissions.includes('user.write')) throw new ApiError('auth.forbidden')
  const rights = await lockRights(transaction, actor)
  const role = await getGrantableRole(transaction, rights, 'admin')
  const user = await findUserByEmail(transaction, email)
  if (user === undefined || (user.tenant_id !== null && user.tenant_id !== tenantId))
    throw refuse(tenantFieldMessages.admin)
  if (user.tenant_id === null) {
    const { permissions } = await getRoleOf(transaction, user)
    if (permissions.some(isAdministrative)) throw refuse(tenantFieldMessages.adminRights)
  }
  await transaction.updateTable('tenants').set({ admin_id: user.id }).where('id', '=', tenantId).execute()
  if (user.tenant_id === tenantId && user.role === role.id) return
  const moved = await updateUser(transaction, user.id, {
    tenant_id: tenantId,
    role: role.id,
    token_version: user.token_version + 1,
    updated_at: services.now()
  })
  await requireUserQuota(transaction, tenantId)
  await endSessionsOfUsers(services, transaction, { userIds: [user.id], reason: 'role' })
  if (user.role !== role.id) await notifyOfRole(transaction, moved)
  publishUserChange(transaction, user, 'changed')
  publishUserChange(transaction, moved, 'changed')
  await transaction.audit('user.change', moved, {
    details: {
      role: { before: user.role, after: role.id },
      tenant: { before: user.tenant_id, after: tenantId }
    }
  })
}

function refuse(message: string): ApiError {
  return new ApiError('request.invalid', [{ path: 'admin', message }])
}
