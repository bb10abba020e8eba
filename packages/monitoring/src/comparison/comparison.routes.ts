import { OpenAPIHono } from '@hono/zod-openapi'
import { compareMetricsRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { compareMetrics } from './comparison.usecases.ts'

export function comparisonRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(compareMetricsRoute, ({ query, call }) => compareMetrics(call, query))
  return app
}
