import { OpenAPIHono } from '@hono/zod-openapi'
import { searchRoute } from '@sitewright/api'
import type { Env } from '../request/env.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import type { Services } from '../services/services.ts'
import { searchPanel } from './search.ts'

/** The route of the search over the control panel. */
export function searchRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(searchRoute, ({ query: { q }, call }) => searchPanel(call.services, call.actor, q))
  return app
}
