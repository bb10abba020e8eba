import { OpenAPIHono } from '@hono/zod-openapi'
import {
  activateTenantRoute,
  addTenantRoute,
  changePlanRoute,
  countPlanUsesRoute,
  changeTenantFeaturesRoute,
  changeTenantRoute,
  countSuspensionRoute,
  deleteTenantRoute,
  listIsolationProbesRoute,
  getTenantRoute,
  listPlansRoute,
  listTenantFeaturesRoute,
  listTenantsRoute,
  summarizeTenantsRoute,
  suspendTenantRoute,
  undoTenantStatusRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { changeTenantFeatures, listTenantFeatures } from './tenant-features.ts'
import { listProbes } from './isolation.ts'
import { tenantAnswers } from './messages.ts'
import { changePlan, listPlans, readPlanUses } from './plans.ts'
import { activateTenant, countSuspension, suspendTenant, undoTenantStatus } from './tenant-status.ts'
import {
  addTenant,
  changeTenant,
  deleteTenant,
  getTenant,
  listTenants,
  summarizeTenants
} from './tenants.usecases.ts'

export function tenantRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listTenantsRoute, ({ query, call }) => listTenants(call, query))
  addRoute(summarizeTenantsRoute, ({ call }) => summarizeTenants(call))
  addRoute(listIsolationProbesRoute, async ({ call }) => ({ probes: await listProbes(call) }))
  addRoute(getTenantRoute, async ({ path, call }) => ({ tenant: await getTenant(call, path.id) }))
  addRoute(addTenantRoute, async ({ body, call }) => ({ tenant: await addTenant(call, body) }))
  addRoute(changeTenantRoute, async ({ path, body, call }) => ({
    tenant: await changeTenant(call, path.id, body)
  }))
  addRoute(countSuspensionRoute, async ({ path, call }) => ({
    effects: await countSuspension(call, path.id)
  }))
  addRoute(suspendTenantRoute, ({ path, body, call }) => suspendTenant(call, path.id, body))
  addRoute(activateTenantRoute, ({ path, body, call }) => activateTenant(call, path.id, body.revision))
  addRoute(undoTenantStatusRoute, ({ path, body, call }) => undoTenantStatus(call, path.id, body.revision))
  addRoute(deleteTenantRoute, async ({ path, call }) => {
    await deleteTenant(call, path.id)
    return done(tenantAnswers.deleted)
  })
  addRoute(listTenantFeaturesRoute, ({ path, call }) => listTenantFeatures(call, path.id))
  addRoute(changeTenantFeaturesRoute, ({ path, body, call }) => changeTenantFeatures(call, path.id, body))
  addRoute(listPlansRoute, async ({ call }) => ({ plans: await listPlans(call) }))
  addRoute(countPlanUsesRoute, ({ path, call }) => readPlanUses(call, path.id))
  addRoute(changePlanRoute, async ({ path, body, call }) => ({ plan: await changePlan(call, path.id, body) }))
  return app
}
