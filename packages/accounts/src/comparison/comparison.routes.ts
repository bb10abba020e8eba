import { OpenAPIHono } from '@hono/zod-openapi'
import { compareMetricsRoute } from '@sitewright/api'
import type { Env } from '../request/env.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import type { Services } from '../services/services.ts'
import { compareMetrics } from './comparison.usecases.ts'

/** The route that compares a window of time. */
export function comparisonRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(compareMetricsRoute, ({ query, call }) => compareMetrics(call, query))
  return app
}
