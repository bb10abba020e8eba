import { permissionIds, type GivableRole, type Permission, type RoleId } from '@sitewright/api'
import type { Selectable } from 'kysely'
import type { RolesTable } from '../db/roles-table.ts'

/**
 * The role of the first administrator: it has every permission, cannot be edited, and at least one user always has it.
 */
export const superAdminId = 'super_admin'

/** A role with its permissions and rank, for use cases. */
export interface RoleState {
  id: RoleId
  name: string
  description: string
  permissions: readonly Permission[]
  rank: number
  builtIn: boolean
  version: number
  updatedAt: number
}

/** Maps a role for a user who may grant it. */
export function toGivableRole({ id, name, permissions }: RoleState): GivableRole {
  return { id, name, permissions: [...permissions] }
}

/** A deleted role, which allows nothing. */
export function missingRole(id: RoleId): RoleState {
  return {
    id,
    name: id,
    description: '',
    permissions: [],
    rank: 0,
    builtIn: false,
    version: 0,
    updatedAt: 0
  }
}

/** Maps a row; permissions that this version does not know are left out. */
export function toRoleState(row: Selectable<RolesTable>): RoleState {
  const stored = new Set(JSON.parse(row.permissions) as readonly string[])
  return {
    id: row.id,
    name: row.name,
    description: row.description,
    permissions: row.id === superAdminId ? permissionIds : permissionIds.filter((each) => stored.has(each)),
    rank: row.rank,
    builtIn: row.built_in === 1,
    version: row.version,
    updatedAt: row.updated_at
  }
}

/**
 * The key by which role names are compared: Unicode NFKC and lower case; accents count. `Ａdmin` is `admin`, `Ädmin` is
 * another name. Stored in `roles.name_key`.
 */
export function toRoleNameKey(name: string): string {
  return name.trim().normalize('NFKC').toLowerCase()
}
