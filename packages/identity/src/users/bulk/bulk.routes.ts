import { OpenAPIHono } from '@hono/zod-openapi'
import { bulkUsersRoute, countBulkEffectsRoute } from '@sitewright/api'
import { toJob } from '@sitewright/kernel/area'
import { enforceRateLimit } from '@sitewright/kernel/limits'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { bulkUsers } from './bulk.usecases.ts'
import { countBulkEffects } from './bulk-effects.ts'

/** Body limit, for the maximum number of ids of one action. */
const maxBody = 1024 * 1024

/** The route of bulk actions on users. */
export function bulkUserRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(
    bulkUsersRoute,
    async ({ body, headers, call }) => ({
      job: toJob(await bulkUsers(call, { ...body, idempotencyKey: headers['idempotency-key'] }))
    }),
    { maxBody, limit: ({ actor }) => enforceRateLimit(services, 'bulk-account', actor.userId) }
  )
  addRoute(countBulkEffectsRoute, ({ body, call }) => countBulkEffects(call, body.users), { maxBody })
  return app
}
