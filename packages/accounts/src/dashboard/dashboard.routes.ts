import { OpenAPIHono } from '@hono/zod-openapi'
import { endSnoozeRoute, getDashboardRoute, snoozeNeedRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { createGetDashboard } from './get-dashboard.ts'
import { needMessages } from './messages.ts'
import { endSnooze, snoozeNeed } from './needs.usecases.ts'

/** Routes of the dashboard. */
export function dashboardRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const getDashboard = createGetDashboard(services)
  addRoute(getDashboardRoute, ({ call }) => getDashboard(call))
  addRoute(snoozeNeedRoute, ({ path, body, call }) => snoozeNeed(call, path.id, body))
  addRoute(endSnoozeRoute, async ({ path, call }) => {
    await endSnooze(call, path.id)
    return done(needMessages.woken)
  })
  return app
}
