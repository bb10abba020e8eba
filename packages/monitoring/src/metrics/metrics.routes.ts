import { OpenAPIHono } from '@hono/zod-openapi'
import {
  getHealthScoreRoute,
  getMetricsRoute,
  getOverviewRoute,
  getPerformanceRoute,
  listServersRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { listServers } from './list-servers.ts'
import { getHealthScore, listOverview } from './metrics-overview.ts'
import { listRoutePerformance } from './route-performance.ts'
import { getSeries } from './metric-series.ts'

export function monitoringRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(getMetricsRoute, ({ query, call }) => getSeries(call, query))
  addRoute(listServersRoute, async ({ call }) => ({ servers: await listServers(call) }))
  addRoute(getOverviewRoute, async ({ call }) => ({ metrics: await listOverview(call) }))
  addRoute(getHealthScoreRoute, ({ call }) => getHealthScore(call))
  addRoute(getPerformanceRoute, ({ call }) => listRoutePerformance(call))
  return app
}
