import { OpenAPIHono } from '@hono/zod-openapi'
import { executeExplorerCallRoute } from '@sitewright/api'
import type { Env } from '../request/env.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import type { Services } from '../services/services.ts'
import type { MakeRoutes } from './as-role/run-as-role.ts'
import { executeCall } from './execute-call.ts'

/**
 * Route that carries out calls with secrets, and as a role.
 *
 * @param makeRoutes Makes the routes of a call that is rolled back, on its own services.
 */
export function explorerExecuteRoutes(services: Services, makeRoutes: MakeRoutes): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(executeExplorerCallRoute, ({ body, call, c }) =>
    executeCall(call, { services, makeRoutes, c }, body)
  )
  return app
}
