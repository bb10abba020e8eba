import type { SessionUser } from '@sitewright/api'
import { permissionsIn } from '../roles/permissions-in-tenant.ts'
import type { SessionState } from '../roles/session-state.ts'

/** Maps a session to the API's signed-in user (spec 2 §3). */
export function toSessionUser({
  session,
  user,
  role,
  twoFactorEnabled,
  features
}: SessionState): SessionUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.first_name,
    lastName: user.last_name,
    role: user.role,
    roleName: role.name,
    permissions: permissionsIn(user.tenant_id, role.permissions),
    avatar: user.avatar,
    lastLogin: session.previous_login_at,
    isActive: user.status === 'active',
    tenantId: user.tenant_id,
    features: features === null ? null : { ...features, missing: [...features.missing] },
    emailVerified: user.email_verified_at !== null,
    twoFactorEnabled,
    createdAt: user.created_at
  }
}
