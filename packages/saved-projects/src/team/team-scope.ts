import { isAdministrative } from '@sitewright/api'
import type { Actor } from '@sitewright/kernel/request'
import type { RoleState } from '@sitewright/kernel/sessions'

/** Whom somebody has in their team, and what they may give. */
export interface TeamScope {
  /** The key of the team: the id of the tenant, or an empty text for the installation. */
  team: string
  /** The roles of those who are seen; undefined for everybody of the tenant. */
  seen: readonly string[] | undefined
  /** The roles of those who are managed, which are also those that may be given. */
  managed: readonly RoleState[]
}

/** The key of the team of a tenant. */
export function toTeam(tenantId: string | null): string {
  return tenantId ?? ''
}

/**
 * The team of somebody: their tenant; of the installation itself, which administrators see as a whole, only those below them
 * who have nothing to do with the admin area. They manage no others, so that no right is raised (security bar 54).
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
