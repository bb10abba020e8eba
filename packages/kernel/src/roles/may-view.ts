import { isAdministrative, type Permission } from '@sitewright/api'
import type { RoleState } from './role.ts'

const viewPermission: Permission = 'user.write'

/**
 * Whether a user with a role may view as a user with another one: never as one who ranks above them, or has an
 * administrative permission that they lack (security bar 54).
 */
export function mayView(
  viewer: Pick<RoleState, 'rank' | 'permissions'>,
  role: Pick<RoleState, 'rank' | 'permissions'>
): boolean {
  return (
    viewer.permissions.includes(viewPermission) &&
    viewer.rank >= role.rank &&
    role.permissions.every((each) => !isAdministrative(each) || viewer.permissions.includes(each))
  )
}
