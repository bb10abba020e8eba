import { OpenAPIHono } from '@hono/zod-openapi'
import type { Services } from './services/services.ts'
import type { Env } from './request/env.ts'
import { ownAccountRoutes } from './account/account.routes.ts'
import { auditRoutes } from './audit-log/audit-log.routes.ts'
import { authRoutes } from './sign-in/sign-in.routes.ts'
import { providerSignInRoutes } from './providers/provider-sign-in.routes.ts'
import { providerRoutes } from './providers/providers.routes.ts'
import { roleRoutes } from './users/roles.routes.ts'
import { jobDefinitions } from './job-definitions.ts'
import { jobRoutes } from './jobs/jobs.routes.ts'
import { bulkUserRoutes } from './users/bulk.routes.ts'
import { userRoutes } from './users/users.routes.ts'
import { savedProjectRoutes } from './saved-projects/saved-projects.routes.ts'
import { settingsRoutes } from './admin-settings/settings.routes.ts'
import { streamRoutes } from './stream/stream.routes.ts'
import { passkeyRoutes } from './sign-in/passkeys.routes.ts'
import { secondFactorRoutes } from './sign-in/second-factor.routes.ts'

/** All routes of the accounts API. */
export function accountRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  for (const routes of [
    authRoutes,
    ownAccountRoutes,
    secondFactorRoutes,
    passkeyRoutes,
    providerSignInRoutes,
    providerRoutes,
    savedProjectRoutes,
    userRoutes,
    roleRoutes,
    bulkUserRoutes,
    settingsRoutes,
    auditRoutes,
    streamRoutes
  ])
    app.route('/', routes(services))
  app.route('/', jobRoutes(services, jobDefinitions(services)))
  return app
}
