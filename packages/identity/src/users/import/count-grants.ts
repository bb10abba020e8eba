import { isAdministrative, namedGrants, type ImportGrants, type RoleId } from '@sitewright/api'
import type { RoleState } from '@sitewright/kernel/sessions'
import type { ImportedUser } from './check-row.ts'

/** Counts the rights that the rows would grant, and names the new administrators. */
export interface GrantCounter {
  add: (user: ImportedUser, row: number) => void
  result: () => ImportGrants
}

/** Creates a counter without rows; roles are sorted by descending rank. */
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
