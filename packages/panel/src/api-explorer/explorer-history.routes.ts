import { OpenAPIHono } from '@hono/zod-openapi'
import {
  clearExplorerHistoryRoute,
  deleteExplorerCallRoute,
  keepExplorerCallRoute,
  listExplorerHistoryRoute,
  restoreExplorerCallsRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { deleteExplorerCalls, restoreExplorerCalls } from './delete-explorer-calls.ts'
import { keepExplorerCall, listExplorerCalls } from './explorer-history.ts'
import { explorerAnswers } from './messages.ts'

export function explorerHistoryRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listExplorerHistoryRoute, ({ query, call }) => listExplorerCalls(call, query))
  addRoute(keepExplorerCallRoute, async ({ body, call }) => ({ call: await keepExplorerCall(call, body) }))
  addRoute(deleteExplorerCallRoute, ({ path, call }) => deleteExplorerCalls(call, path.id))
  addRoute(clearExplorerHistoryRoute, ({ call }) => deleteExplorerCalls(call))
  addRoute(restoreExplorerCallsRoute, async ({ body, call }) => {
    await restoreExplorerCalls(call, body.deletion)
    return done(explorerAnswers.restored)
  })
  return app
}
