import { isAdministrative, type Permission } from '@sitewright/api'
import type { RoleState } from './role.ts'

/** What somebody needs to look at the pages of others. */
const viewPermission: Permission = 'user.write'

/**
 * Whether somebody with a role may view as somebody with another one: never as who ranks above them, or holds an
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
