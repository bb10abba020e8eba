import type { User } from '@sitewright/api'
import { findLocks, permissionsIn, missingRole, type RoleState, findRoles } from '@sitewright/kernel/sessions'
import type { Queries, UserRow } from '@sitewright/kernel/db'
import { findUsersWithSignInMethod } from './sign-in-methods.ts'

/** Maps rows to the API's users (spec 2 §3, User), in their order. */
export async function toUsers(queries: Queries, rows: readonly UserRow[], now: number): Promise<User[]> {
  const roles = await findRoles(queries)
  const locks = await findLocks(
    queries,
    rows.map(({ id }) => id),
    now
  )
  const withWayIn = await findUsersWithSignInMethod(queries, rows)
  return rows.map((row) =>
    toUser(row, roles, { lockedUntil: locks.get(row.id) ?? null, hasWayIn: withWayIn.has(row.id) })
  )
}

function toUser(
  row: UserRow,
  roles: readonly RoleState[],
  { lockedUntil, hasWayIn }: Pick<User, 'lockedUntil' | 'hasWayIn'>
): User {
  const role = roles.find(({ id }) => id === row.role) ?? missingRole(row.role)
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    roleName: role.name,
    status: row.status,
    lockedUntil,
    hasWayIn,
    lastLogin: row.last_login_at,
    createdAt: row.created_at,
    permissions: permissionsIn(row.tenant_id, role.permissions),
    provider: row.provider,
    isVerified: row.email_verified_at !== null,
    twoFactorEnabled: row.second_factor === 1,
    loginCount: row.login_count,
    avatar: row.avatar,
    purgeAt: row.purge_at
  }
}
