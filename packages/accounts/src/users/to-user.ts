import type { User } from '@sitewright/api'
import { missingRole, type RoleState } from '../roles/role.ts'
import type { UserRow } from '../db/rows.ts'

/** Maps a row to the API's user (spec 2 §3, User). */
export function toUser(row: UserRow, roles: readonly RoleState[]): User {
  const role = roles.find(({ id }) => id === row.role) ?? missingRole(row.role)
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    roleName: role.name,
    status: row.status,
    lastLogin: row.last_login_at,
    createdAt: row.created_at,
    permissions: [...role.permissions],
    provider: row.provider,
    isVerified: row.email_verified_at !== null,
    twoFactorEnabled: row.second_factor === 1,
    loginCount: row.login_count,
    avatar: row.avatar
  }
}
