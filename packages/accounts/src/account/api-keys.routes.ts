import { OpenAPIHono } from '@hono/zod-openapi'
import { createApiKeyRoute, listApiKeysRoute, revokeApiKeyRoute } from '@sitewright/api'
import type { Env } from '../request/env.ts'
import { done } from '../routing/done.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import type { Services } from '../services/services.ts'
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
