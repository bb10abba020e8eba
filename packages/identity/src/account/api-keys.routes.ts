import { OpenAPIHono } from '@hono/zod-openapi'
import { createApiKeyRoute, listApiKeysRoute, revokeApiKeyRoute } from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { createApiKey, listApiKeys, revokeApiKey } from './api-keys.ts'
import { ownAccountMessages as messages } from './messages.ts'

/** Routes of the user's own API keys. */
export function apiKeyRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listApiKeysRoute, ({ call }) => listApiKeys(call))
  addRoute(createApiKeyRoute, ({ body, call }) => createApiKey(call, body))
  addRoute(revokeApiKeyRoute, async ({ path, call }) => {
    await revokeApiKey(call, path.id)
    return done(messages.keyRevoked)
  })
  return app
}
