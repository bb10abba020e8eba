import type { Permission, Role } from '@sitewright/api'
import { isAdministrative } from '@sitewright/api/access'

/** The roles that somebody may grant: at most their rank, with no administrative permission that they lack. */
export function grantableRoles(
  roles: readonly Role[],
  own: { role: string; permissions: readonly Permission[] }
): readonly Role[] {
  const rank = roles.find(({ id }) => id === own.role)?.rank ?? 0
  return roles.filter(
    (role) =>
      role.rank <= rank &&
      role.permissions.every((each) => !isAdministrative(each) || own.permissions.includes(each))
  )
}
