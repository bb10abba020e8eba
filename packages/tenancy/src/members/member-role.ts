import { ApiError, type RoleId } from '@sitewright/api'
import type { Queries } from '@sitewright/kernel/db'
import { superAdminId, type RoleState, findRoles } from '@sitewright/kernel/sessions'
import { getGrantableRole, requireGrantable, type Rights } from '@sitewright/kernel/users'

/**
 * The role, if the caller may give it to a member of a tenant: one that they may grant, and not super admin, which is a
 * role of the installation. Requires the permission `user.write`, as any grant does.
 */
export async function getMemberRole(queries: Queries, rights: Rights, id: RoleId): Promise<RoleState> {
  if (!rights.permissions.includes('user.write')) throw new ApiError('auth.forbidden')
  const role = await getGrantableRole(queries, rights, id)
  if (role.id === superAdminId) throw new ApiError('role.above')
  return role
}

/** The roles that the caller may give to members of tenants. */
export async function findMemberRoles(queries: Queries, rights: Rights): Promise<RoleState[]> {
  if (!rights.permissions.includes('user.write')) return []
  return (await findRoles(queries)).filter((role) => role.id !== superAdminId && isGrantable(rights, role))
}

function isGrantable(rights: Rights, role: RoleState): boolean {
  try {
    requireGrantable(rights, role)
    return true
  } catch (error) {
    if (error instanceof ApiError) return false
    throw error
  }
}
