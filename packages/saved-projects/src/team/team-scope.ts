import { isAdministrative } from '@sitewright/api'
import type { Actor } from '@sitewright/kernel/request'
import type { RoleState } from '@sitewright/kernel/sessions'

/** The users in the caller's team, and the roles that they may give. */
export interface TeamScope {
  /** Team key: the tenant's id, or an empty string for the installation. */
  team: string
  /** Roles of the users who are visible; undefined for all users of the tenant. */
  seen: readonly string[] | undefined
  /** Roles of the users who can be managed, and which may be given. */
  managed: readonly RoleState[]
}

/** The team key of a tenant. */
export function toTeam(tenantId: string | null): string {
  return tenantId ?? ''
}

/**
 * The team of a user: their tenant; in the installation itself, which administrators see as a whole, only users of
 * lower rank without access to the admin area. They cannot manage others, so that no permission is escalated (security
 * bar 54).
 */
export function toTeamScope(
  { tenantId, rank }: Pick<Actor, 'tenantId' | 'rank'>,
  roles: readonly RoleState[]
): TeamScope {
  const managed = roles.filter((role) => role.rank < rank && !role.permissions.some(isAdministrative))
  return {
    team: toTeam(tenantId),
    seen: tenantId === null ? managed.map(({ id }) => id) : undefined,
    managed
  }
}
