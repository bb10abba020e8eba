import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addSnippetRoute,
  changeSnippetRoute,
  clearDatabaseHistoryRoute,
  deleteSnippetRoute,
  listDatabaseHistoryRoute,
  listSnippetsRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { clearHistory, listHistory } from './query-history.ts'
import { queryAnswers } from './messages.ts'
import { addSnippet, changeSnippet, deleteSnippet, listSnippets } from './snippets.ts'

/** Routes of the query history and of snippets. */
export function historyAndSnippetsRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listDatabaseHistoryRoute, ({ query, call }) => listHistory(call, query))
  addRoute(clearDatabaseHistoryRoute, async ({ call }) => {
    await clearHistory(call)
    return done(queryAnswers.cleared)
  })
  addRoute(listSnippetsRoute, async ({ call }) => ({ snippets: await listSnippets(call) }))
  addRoute(addSnippetRoute, async ({ body, call }) => ({ snippet: await addSnippet(call, body) }))
  addRoute(changeSnippetRoute, async ({ path, body, call }) => ({
    snippet: await changeSnippet(call, path.id, body)
  }))
  addRoute(deleteSnippetRoute, async ({ path, call }) => {
    await deleteSnippet(call, path.id)
    return done(queryAnswers.snippetGone)
  })
  return app
}
