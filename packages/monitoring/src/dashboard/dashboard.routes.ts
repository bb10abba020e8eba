import { OpenAPIHono } from '@hono/zod-openapi'
import { endSnoozeRoute, getDashboardRoute, snoozeNeedRoute } from '@sitewright/api'
import type { Product } from '@sitewright/kernel/area'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { createGetDashboard } from './get-dashboard.ts'
import { needMessages } from './messages.ts'
import { endSnooze, snoozeNeed } from './needs.usecases.ts'

export function dashboardRoutes(services: Services, product: Pick<Product, 'findNeeds'>): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const getDashboard = createGetDashboard(services, product)
  addRoute(getDashboardRoute, ({ call }) => getDashboard(call))
  addRoute(snoozeNeedRoute, ({ path, body, call }) => snoozeNeed(call, product, path.id, body))
  addRoute(endSnoozeRoute, async ({ path, call }) => {
    await endSnooze(call, product, path.id)
    return done(needMessages.woken)
  })
  return app
}
