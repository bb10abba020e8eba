import { permissionIds, type GivableRole, type Permission, type RoleId } from '@sitewright/api'
import type { Selectable } from 'kysely'
import type { RolesTable } from '../db/roles-table.ts'

/** The role of the first administrator: it holds every permission, is changed by nobody, and one of it is always left. */
export const superAdminId = 'super_admin'

/** A role as use cases read it. */
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

/** A role as whoever may give it reads it. */
export function toGivableRole({ id, name, permissions }: RoleState): GivableRole {
  return { id, name, permissions: [...permissions] }
}

/** What a role allows that is there no more: nothing. */
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
