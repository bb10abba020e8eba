import { OpenAPIHono } from '@hono/zod-openapi'
import {
  cancelDatabaseQueryRoute,
  exportDatabaseQueryRoute,
  readDatabaseChargesRoute,
  runDatabaseQueryRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { connectionOf, done, fileRegistrar, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { cancelQuery } from './cancel-query.ts'
import { exportQuery } from './export-query.ts'
import { queryAnswers } from './messages.ts'
import { readCharges } from './query-charges.ts'
import { runQuery } from './run-query.ts'
import { createRunningQueries } from './running-queries.ts'

/** Milliseconds of a request: longer than any limit of a query, for a slow client. */
const longestMs = 5 * 60_000

/** An export takes half an hour at most, for a slow client, and has 4 GB at most. */
const exportLimits = { longestMs: 30 * 60_000, maxBytes: 4e9, eachAtOnce: 1 } as const

/** Body limit in bytes: above the longest statement, so that one that is slightly too long gets its own error. */
const maxBody = 2 * 1024 * 1024

/** Routes of the queries of connected databases. */
export function databaseQueryRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  const addFile = fileRegistrar(app, services)
  const running = createRunningQueries(services)
  addFile(
    runDatabaseQueryRoute,
    ({ body, call, c }) => runQuery(call, body, { running, signal: connectionOf(c).signal }),
    { maxBody, longestMs, atOnce: 8, tooMany: 'query.too-many' }
  )
  addFile(
    exportDatabaseQueryRoute,
    ({ body, call, c }) => exportQuery(call, body, { running, signal: connectionOf(c).signal }),
    { maxBody, ...exportLimits }
  )
  addRoute(cancelDatabaseQueryRoute, async ({ path, call }) => {
    await cancelQuery(call, path.id)
    return done(queryAnswers.cancelled)
  })
  addRoute(readDatabaseChargesRoute, ({ query, call }) => readCharges(call, query.connection))
  return app
}
