import type { Permission, Role } from '@sitewright/api'
import { isAdministrative, mayDelete, ownRoleRanks, permissionIds } from '@sitewright/api/access'
import { rolesMessages as words } from './messages.ts'

export type RoleFields = Pick<Role, 'name' | 'description' | 'rank' | 'permissions'>

/** What was edited, on top of whatever the role is by now: so a change by another user in between stays. */
export interface RoleEdits {
  name?: string
  description?: string
  rank?: number
  permissions: Readonly<Partial<Record<Permission, boolean>>>
}

export const noEdits: RoleEdits = { permissions: {} }

/** Who edits: what they hold, and how high they stand. */
export interface RoleEditor {
  rank: number
  tenantId: string | null
  permissions: readonly Permission[]
}

export function applyEdits(role: RoleFields, { permissions, ...fields }: RoleEdits): RoleFields {
  return {
    name: fields.name ?? role.name,
    description: fields.description ?? role.description,
    rank: fields.rank ?? role.rank,
    permissions: permissionIds.filter((each) => permissions[each] ?? role.permissions.includes(each))
  }
}

export function permissionChanges(
  before: Pick<RoleFields, 'permissions'>,
  after: Pick<RoleFields, 'permissions'>
): { gained: Permission[]; lost: Permission[] } {
  return {
    gained: after.permissions.filter((each) => !before.permissions.includes(each)),
    lost: before.permissions.filter((each) => !after.permissions.includes(each))
  }
}

export function countChanges(before: RoleFields, after: RoleFields): number {
  const { gained, lost } = permissionChanges(before, after)
  const fields = (['name', 'description', 'rank'] as const).filter((field) => before[field] !== after[field])
  return gained.length + lost.length + fields.length
}

/** A new role: empty, or a copy of another one with what the editor may grant of it. */
export function startNewRole(editor: RoleEditor, source: Role | undefined): RoleFields {
  const [lowest = 20] = ownRoleRanks.toReversed()
  const highest = ranksBelow(editor)[0] ?? lowest
  return source === undefined
    ? { name: '', description: '', rank: lowest, permissions: [] }
    : {
        name: words.copyOf(source.name),
        description: source.description,
        rank: Math.min(source.rank, highest),
        permissions: source.permissions.filter((each) => mayGrant(editor, each))
      }
}

/** The ranks that a role may have which the editor makes. */
export function ranksBelow({ rank }: Pick<RoleEditor, 'rank'>): readonly number[] {
  return ownRoleRanks.filter((each) => each < rank)
}

/** Whether the editor may add a permission to a role: only its holders grant an administrative one. */
export function mayGrant({ permissions }: Pick<RoleEditor, 'permissions'>, permission: Permission): boolean {
  return !isAdministrative(permission) || permissions.includes(permission)
}

/** Why the user may not change a role, in words; undefined if they may. The server decides all the same. */
export function findRoleRefusal(editor: RoleEditor, role: Pick<Role, 'id' | 'rank'>): string | undefined {
  if (role.id === 'super_admin') return words.fixedSuper
  if (!editor.permissions.includes('system.config')) return words.fixedPermission
  return findPlaceRefusal(editor, role)
}

/** Whether the user may delete a role; moving its people to another one takes the permission to change roles. */
export function mayDeleteRole(
  editor: RoleEditor,
  role: Pick<Role, 'rank' | 'builtIn' | 'userCount'>
): boolean {
  const mayMove = role.userCount === 0 || editor.permissions.includes('system.config')
  return (
    !role.builtIn &&
    mayMove &&
    mayDelete(editor.permissions, 'system.config') &&
    findPlaceRefusal(editor, role) === undefined
  )
}

function findPlaceRefusal(editor: RoleEditor, role: Pick<Role, 'rank'>): string | undefined {
  if (editor.tenantId !== null) return words.fixedTenant
  return role.rank >= editor.rank ? words.fixedRank : undefined
}
