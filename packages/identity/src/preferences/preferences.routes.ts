import { OpenAPIHono } from '@hono/zod-openapi'
import { getEnvironmentRoute, getPreferencesRoute, setPreferencesRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { getPreferences, setPreferences } from './preferences.ts'

/** Routes of the caller's preferences for the control panel. */
export function preferenceRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(getPreferencesRoute, ({ call }) => getPreferences(call.services.database.db, call.actor.userId))
  addRoute(setPreferencesRoute, ({ body, call }) => setPreferences(call, body))
  addRoute(getEnvironmentRoute, () => Promise.resolve({ environment: services.environment }))
  return app
}
