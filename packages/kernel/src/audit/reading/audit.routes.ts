import { OpenAPIHono } from '@hono/zod-openapi'
import {
  exportAuditRoute,
  getAuditStateRoute,
  listAuditRoute,
  listAuditTenantsRoute,
  verifyAuditRoute
} from '@sitewright/api'
import type { Services } from '../../services/services.ts'
import type { Env } from '../../request/env.ts'
import { fileRegistrar } from '../../routing/file-registrar.ts'
import { routeRegistrar } from '../../routing/route-registrar.ts'
import { isNamedIn, toAuditEntries } from './to-audit-entries.ts'
import { findAuditPage } from './audit-page.ts'
import { findTenantIds } from './audit-tenants.repository.ts'
import { findAuditState } from './verification-state.ts'
import { exportAudit } from './export-audit.ts'
import { verifyPiece } from './verify-piece.ts'

/** Routes that list, verify and export the audit log (security bar 52). */
export function auditRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const addFile = fileRegistrar(app, services)
  const { database } = services
  addRoute(listAuditRoute, async ({ query: { before, limit, ...filter }, call, actor }) => {
    const own = actor.tenantId
    if (own !== null && filter.tenant !== undefined && filter.tenant !== own)
      return { entries: [], next: null }
    // Restricted to the rows of the tenant, where the database has row-level security (security bar 32).
    const { database: rowsOf } = call.services
    if (own !== null && filter.actor !== undefined && !(await isNamedIn(rowsOf, filter.actor, own)))
      return { entries: [], next: null }
    const ofTenant = own === null ? filter : { ...filter, tenant: own, withoutAddresses: true as const }
    const { rows, next } = await findAuditPage(rowsOf, ofTenant, { before, limit })
    return { entries: await toAuditEntries(rowsOf, rows, own), next }
  })
  addRoute(listAuditTenantsRoute, async ({ query: { search } }) => {
    return { tenants: await findTenantIds(database.db, search) }
  })
  addRoute(getAuditStateRoute, async () => {
    return {
      checked: await findAuditState(database.db),
      publicKey: await services.auditSigner.publicKey()
    }
  })
  addRoute(verifyAuditRoute, async ({ query }) => {
    return verifyPiece(services, query.after)
  })
  addFile(exportAuditRoute, ({ query, call }) => exportAudit(call, query))
  return app
}
