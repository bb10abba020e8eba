import type { Product } from '@sitewright/kernel/area'
import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addCheckRoute,
  addMaintenanceRoute,
  changeCheckRoute,
  deleteCheckRoute,
  deleteMaintenanceRoute,
  endMaintenanceRoute,
  listCheckResultsRoute,
  listChecksRoute,
  listMaintenanceRoute,
  runCheckRoute,
  testCheckRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import {
  addCheck,
  changeCheck,
  deleteCheck,
  listCheckResults,
  listChecks,
  runCheckNow,
  testCheck
} from './checks.usecases.ts'
import { addMaintenance, deleteMaintenance, endMaintenance, listMaintenance } from './maintenance.usecases.ts'
import { checkAnswers } from './messages.ts'

export function checkRoutes(services: Services, product: Pick<Product, 'askIssuer'>): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listChecksRoute, async ({ call }) => ({ checks: await listChecks(call) }))
  addRoute(addCheckRoute, async ({ body, call }) => ({ check: await addCheck(call, body) }))
  addRoute(testCheckRoute, async ({ body, call }) => ({ result: await testCheck(call, product, body) }))
  addRoute(changeCheckRoute, async ({ path, body, call }) => ({
    check: await changeCheck(call, path.id, body)
  }))
  addRoute(deleteCheckRoute, async ({ path, call }) => {
    await deleteCheck(call, path.id)
    return done(checkAnswers.deleted)
  })
  addRoute(runCheckRoute, ({ path, call }) => runCheckNow(call, product, path.id))
  addRoute(listCheckResultsRoute, async ({ path, call }) => ({
    results: await listCheckResults(call, path.id)
  }))
  addRoute(listMaintenanceRoute, async ({ call }) => ({ windows: await listMaintenance(call) }))
  addRoute(addMaintenanceRoute, async ({ body, call }) => ({ window: await addMaintenance(call, body) }))
  addRoute(endMaintenanceRoute, async ({ path, call }) => ({ window: await endMaintenance(call, path.id) }))
  addRoute(deleteMaintenanceRoute, async ({ path, call }) => {
    await deleteMaintenance(call, path.id)
    return done(checkAnswers.windowDeleted)
  })
  return app
}
