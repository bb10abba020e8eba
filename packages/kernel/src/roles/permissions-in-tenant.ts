import { accountRoutes, type Permission } from '@sitewright/api'

/** Permissions of which a call is open to people of a tenant; the calls of the others concern the installation alone. */
const openInTenants: ReadonlySet<string> = new Set(
  accountRoutes
    .filter((route) => route['x-scope'] !== 'installation')
    .flatMap(({ 'x-access': access, 'x-access-or': or }) => (or === undefined ? [access] : [access, or]))
)

/** What of the permissions of a role holds where somebody is: in a tenant, nothing that every call refuses there. */
export function permissionsIn(tenantId: string | null, permissions: readonly Permission[]): Permission[] {
  return tenantId === null ? [...permissions] : permissions.filter((each) => openInTenants.has(each))
}
