import { builtInRoles, type User } from '@sitewright/api'
import type { UserWithProvider } from './user-list.repository.ts'

/** Maps a row to the API's user (spec 2 §3, User). */
export function toUser(row: UserWithProvider): User {
  return {
    id: row.id,
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    role: row.role,
    status: row.status,
    lastLogin: row.last_login_at,
    createdAt: row.created_at,
    permissions: [...builtInRoles[row.role].permissions],
    provider: row.provider ?? 'local',
    isVerified: row.email_verified_at !== null,
    loginCount: row.login_count,
    avatar: row.avatar
  }
}
