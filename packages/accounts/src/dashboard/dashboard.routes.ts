import { OpenAPIHono } from '@hono/zod-openapi'
import { getDashboardRoute } from '@sitewright/api'
import type { Env } from '../request/env.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import type { Services } from '../services/services.ts'
import { createGetDashboard } from './get-dashboard.ts'

/** The route of the dashboard. */
export function dashboardRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const getDashboard = createGetDashboard(services)
  addRoute(getDashboardRoute, ({ call }) => getDashboard(call))
  return app
}
