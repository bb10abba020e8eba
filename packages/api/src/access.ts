/** Every permission that a role may hold (spec 2 §3, §6). */
export const permissions = {
  'admin:read': 'See the admin area',
  'admin:write': 'Change what the admin area manages',
  'admin:delete': 'Delete what the admin area manages',
  'admin.access': 'Sign in to the admin area',
  'user.read': 'See people and what they did',
  'user.write': 'Add and change people',
  'user.delete': 'Delete people',
  'system.config': 'Change settings and sign-in providers',
  'reports.read': 'Read reports',
  'team.manage': 'Manage a team',
  'content.read': 'Read content',
  'content.write': 'Write content'
} as const satisfies Record<string, string>

/** The id of a permission. */
export type Permission = keyof typeof permissions

/** The ids of all permissions. */
export const permissionIds = Object.keys(permissions) as Permission[]

/** A role: a named set of permissions. */
export interface Role {
  name: string
  description: string
  permissions: readonly Permission[]
}

const team = ['team.manage', 'user.read', 'reports.read', 'content.read'] as const
const editing = ['content.read', 'content.write'] as const

/** It includes the permissions of managers and editors, since nobody may grant a permission that they lack. */
const administration: readonly Permission[] = [
  ...new Set<Permission>([
    'admin:read',
    'admin:write',
    'admin.access',
    'user.read',
    'user.write',
    'user.delete',
    'system.config',
    ...team,
    ...editing
  ])
]

/** The built-in roles, from the highest rank to the lowest (spec 2 §3, §4). */
export const builtInRoles = {
  super_admin: {
    name: 'Super admin',
    description: 'Everything, and the one who cannot be locked out',
    permissions: permissionIds
  },
  admin: { name: 'Admin', description: 'Runs the platform', permissions: administration },
  manager: {
    name: 'Manager',
    description: 'Team management',
    permissions: team
  },
  editor: {
    name: 'Editor',
    description: 'Content editing',
    permissions: editing
  },
  user: { name: 'User', description: 'Basic', permissions: [] }
} as const satisfies Record<string, Role>

/** The id of a built-in role. */
export type RoleId = keyof typeof builtInRoles

/** The ids of the built-in roles, from the highest rank to the lowest. */
export const roleIds = Object.keys(builtInRoles) as [RoleId, ...RoleId[]]

/** Whether a role ranks higher than another one. */
export function outranks(role: RoleId, other: RoleId): boolean {
  return roleIds.indexOf(role) < roleIds.indexOf(other)
}

/** Who may call a route: anyone, anyone with a session, or holders of a permission (security bar 31). */
export type Access = 'public' | 'signed-in' | Permission
