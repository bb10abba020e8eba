import { declaredRoutes, type Permission } from '@sitewright/api'

/**
 * Permissions of which at least one call is available to tenants; the calls of the others concern the installation
 * alone.
 */
const openInTenants: ReadonlySet<string> = new Set(
  declaredRoutes
    .filter((route) => route['x-scope'] !== 'installation')
    .flatMap(({ 'x-access': access, 'x-access-or': or }) => (or === undefined ? [access] : [access, or]))
)

/** The permissions of a role that are effective in a tenant: without those whose calls all refuse a tenant. */
export function permissionsIn(tenantId: string | null, permissions: readonly Permission[]): Permission[] {
  return tenantId === null ? [...permissions] : permissions.filter((each) => openInTenants.has(each))
}
