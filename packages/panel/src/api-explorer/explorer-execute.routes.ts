import { OpenAPIHono } from '@hono/zod-openapi'
import { executeExplorerCallRoute } from '@sitewright/api'
import { concurrencyLimit } from '@sitewright/kernel/crypto'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import type { MakeRoutes } from './as-role/run-as-role.ts'
import { executeCall } from './execute-call.ts'

/**
 * Route that executes calls with secrets, and as a role.
 *
 * @param makeRoutes Creates the routes of a call that is rolled back, on its own services.
 */
export function explorerExecuteRoutes(services: Services, makeRoutes: MakeRoutes): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  // Each holds a connection and its locks until it is rolled back.
  const limitRoles = concurrencyLimit({ running: 2, waiting: 8 })
  addRoute(executeExplorerCallRoute, ({ body, call, c }) =>
    executeCall(call, { services, makeRoutes, limitRoles, c }, body)
  )
  return app
}
