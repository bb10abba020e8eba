import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addViewRoute,
  changeViewRoute,
  deleteViewRoute,
  listViewsRoute,
  takeOverViewRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { addView, changeView, deleteView, listViews, takeOverView } from './saved-views.usecases.ts'

/** The routes of saved views. */
export function viewRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listViewsRoute, async ({ query, call }) => ({ views: await listViews(call, query.screen) }))
  addRoute(addViewRoute, async ({ body, call }) => ({ view: await addView(call, body) }))
  addRoute(changeViewRoute, async ({ path, body, call }) => ({ view: await changeView(call, path.id, body) }))
  addRoute(takeOverViewRoute, async ({ path, call }) => ({ view: await takeOverView(call, path.id) }))
  addRoute(deleteViewRoute, async ({ path, call }) => {
    await deleteView(call, path.id)
    return done('The view is gone')
  })
  return app
}
