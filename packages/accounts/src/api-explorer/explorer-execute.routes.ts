import { OpenAPIHono } from '@hono/zod-openapi'
import { executeExplorerCallRoute } from '@sitewright/api'
import type { Env } from '../request/env.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import type { Services } from '../services/services.ts'
import { executeCall } from './execute-call.ts'

/** Route that carries out calls with secrets. */
export function explorerExecuteRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(executeExplorerCallRoute, ({ body, call, c }) => executeCall(call, c, body))
  return app
}
