import { OpenAPIHono } from '@hono/zod-openapi'
import { endViewAsRoute, viewAsRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { endViewAs, viewAs } from './view-as.usecases.ts'

/** Routes of viewing as a user, read-only. */
export function viewAsRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(viewAsRoute, ({ path, body, call }) => viewAs(call, path.id, body.reason))
  addRoute(endViewAsRoute, async ({ call }) => ({ success: true as const, ended: await endViewAs(call) }))
  return app
}
