import { OpenAPIHono } from '@hono/zod-openapi'
import { cancelDatabaseStatementRoute, readDatabasePerformanceRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { cancelStatement } from './cancel-statement.ts'
import { performanceAnswers } from './messages.ts'
import { readPerformance } from './read-performance.ts'

/** Routes of the performance of connected databases. */
export function databasePerformanceRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(readDatabasePerformanceRoute, ({ query, call }) => readPerformance(call, query.connection))
  addRoute(cancelDatabaseStatementRoute, async ({ body, call }) => {
    await cancelStatement(call, body)
    return done(performanceAnswers.cancelled)
  })
  return app
}
