import { OpenAPIHono } from '@hono/zod-openapi'
import { searchRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { searchPanel } from './search.ts'

export function searchRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(searchRoute, ({ query: { q }, call }) => searchPanel(call.services, call.actor, q))
  return app
}
