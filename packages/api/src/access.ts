/** Every permission that a role can have (spec 2 §3, §6, and what the admin screens add). */
export const permissions = {
  'admin:read': 'Read every screen of the admin area',
  'admin:write': 'Change what administrators share: snoozed needs and saved views',
  'admin:delete': 'Delete what the admin area manages',
  'admin.access': 'Sign in to the admin area',
  'user.read': 'See people and what they did',
  'user.write': 'Add and change people',
  'user.delete': 'Delete people',
  'system.config': 'Change settings, roles and sign-in providers',
  'audit.read': 'Read the audit log',
  'database.read': 'Read connected databases',
  'database.write': 'Change rows of connected databases',
  'database.manage': 'Add and change database connections',
  'monitoring.read': 'See metrics, checks and alerts',
  'monitoring.write': 'Change checks and acknowledge alerts',
  'tenants.read': 'See tenants',
  'tenants.write': 'Add, change and suspend tenants',
  'api.execute': 'Send calls from the API explorer',
  'reports.read': 'Read the report of the team',
  'team.manage': 'See, invite and manage the people of the team',
  'content.read': 'Read the projects that are shared with the team',
  'content.write': 'Edit the projects that are shared with the team'
} as const satisfies Record<string, string>

export type Permission = keyof typeof permissions

export const permissionIds = Object.keys(permissions) as Permission[]

/** The permissions by area, as the matrix of roles shows them; each is in exactly one area. */
export const permissionAreas = [
  { name: 'People', permissions: ['user.read', 'user.write', 'user.delete', 'team.manage'] },
  { name: 'Content', permissions: ['content.read', 'content.write', 'reports.read'] },
  {
    name: 'Admin area',
    permissions: ['admin.access', 'admin:read', 'admin:write', 'admin:delete', 'system.config', 'audit.read']
  },
  { name: 'Databases', permissions: ['database.read', 'database.write', 'database.manage'] },
  {
    name: 'Operations',
    permissions: ['monitoring.read', 'monitoring.write', 'tenants.read', 'tenants.write', 'api.execute']
  }
] as const satisfies readonly { name: string; permissions: readonly Permission[] }[]

const ordinaryPermissions: readonly Permission[] = [
  'reports.read',
  'team.manage',
  'content.read',
  'content.write'
]

/** Whether a permission opens a part of the admin area; only a user who has it may grant it. */
export function isAdministrative(permission: Permission): boolean {
  return !ordinaryPermissions.includes(permission)
}

/**
 * Whether the held permissions allow reading what one of them protects: by itself, or by `admin:read`, which covers the
 * admin area.
 */
export function mayRead(held: readonly Permission[], permission: Permission): boolean {
  return held.includes(permission) || (isAdministrative(permission) && held.includes('admin:read'))
}

/** Whether the held permissions allow deleting what one of them manages: by itself, or by `admin:delete`. */
export function mayDelete(held: readonly Permission[], permission: Permission): boolean {
  return held.includes(permission) || (isAdministrative(permission) && held.includes('admin:delete'))
}

/** A role: a named set of permissions with a rank. */
export interface RoleDefinition {
  name: string
  description: string
  /** A user can be managed only by users of at least this rank; the highest is 100. */
  rank: number
  permissions: readonly Permission[]
}

/** The built-in roles as installed, from the highest rank to the lowest (spec 2 §3, §4). */
export const builtInRoles = {
  super_admin: {
    name: 'Super admin',
    description: 'Everything, and the one who cannot be locked out',
    rank: 100,
    permissions: permissionIds
  },
  admin: {
    name: 'Admin',
    description: 'Runs the platform',
    rank: 80,
    permissions: [
      'admin:read',
      'admin:write',
      'admin.access',
      'user.read',
      'user.write',
      'user.delete',
      'system.config',
      'audit.read',
      'database.read',
      'monitoring.read',
      'monitoring.write',
      'tenants.read',
      'tenants.write',
      'api.execute'
    ]
  },
  manager: {
    name: 'Manager',
    description: 'Team management',
    rank: 60,
    permissions: ['reports.read', 'team.manage', 'content.read']
  },
  editor: {
    name: 'Editor',
    description: 'Content editing',
    rank: 40,
    permissions: ['content.read', 'content.write']
  },
  user: { name: 'User', description: 'Basic', rank: 20, permissions: [] }
} as const satisfies Record<string, RoleDefinition>

export type BuiltInRoleId = keyof typeof builtInRoles

/** The ids of the built-in roles, from the highest rank to the lowest. */
export const builtInRoleIds = Object.keys(builtInRoles) as [BuiltInRoleId, ...BuiltInRoleId[]]

/** The id of a role: a built-in or a custom one. */
export type RoleId = BuiltInRoleId | (string & {})

/** The ranks that a custom role can have: those of the built-in roles below the super admin. */
export const ownRoleRanks = [80, 60, 40, 20] as const

/** Who may call a route: anyone, anyone with a session, or holders of a permission (security bar 31). */
export type Access = 'public' | 'signed-in' | Permission
