import type { Role } from '@sitewright/api'
import { isAdministrative } from '@sitewright/api/access'

/** The roles that the user may grant: at most their rank, with no administrative permission that they lack. */
export function grantableRoles(roles: readonly Role[], own: { role: string }): readonly Role[] {
  // Those of the role: what the session lists are those that hold where one is.
  const { rank = 0, permissions = [] } = roles.find(({ id }) => id === own.role) ?? {}
  return roles.filter(
    (role) =>
      role.rank <= rank &&
      role.permissions.every((each) => !isAdministrative(each) || permissions.includes(each))
  )
}
