import { isAdministrative, namedGrants, type ImportGrants, type RoleId } from '@sitewright/api'
import type { RoleState } from '@sitewright/kernel/sessions'
import type { ImportedUser } from './check-row.ts'

/** Counts the rights that rows would hand out, and names who would get those of the admin area. */
export interface GrantCounter {
  add: (user: ImportedUser, row: number) => void
  result: () => ImportGrants
}

/** Begins with no row; roles come from the highest rank to the lowest. */
export function createGrantCounter(roles: readonly RoleState[]): GrantCounter {
  const people = new Map<RoleId, number>()
  const privileged: ImportGrants['privileged'] = []
  const isPrivileged = ({ permissions }: RoleState): boolean => permissions.some(isAdministrative)
  return {
    add({ role: id, email, firstName, lastName }, row) {
      people.set(id, (people.get(id) ?? 0) + 1)
      const role = roles.find((each) => each.id === id)
      if (role === undefined || !isPrivileged(role) || privileged.length >= namedGrants) return
      privileged.push({ row, name: `${firstName} ${lastName}`, email, roleName: role.name })
    },
    result: () => ({
      roles: roles
        .filter(({ id }) => people.has(id))
        .map((role) => ({
          id: role.id,
          name: role.name,
          people: people.get(role.id) ?? 0,
          privileged: isPrivileged(role)
        })),
      privileged
    })
  }
}
