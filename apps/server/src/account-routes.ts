import { OpenAPIHono } from '@hono/zod-openapi'
import type { Services } from './services.ts'
import type { Env } from './http/env.ts'
import { ownAccountRoutes } from './modules/account/account.routes.ts'
import { auditRoutes } from './modules/audit/audit.routes.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { providerSignInRoutes } from './modules/providers/provider-sign-in.routes.ts'
import { providerRoutes } from './modules/providers/providers.routes.ts'
import { userRoutes } from './modules/users/users.routes.ts'
import { savedProjectRoutes } from './modules/saved-projects/saved-projects.routes.ts'
import { settingsRoutes } from './modules/settings/settings.routes.ts'
import { passkeyRoutes } from './modules/second-factor/passkeys.routes.ts'
import { secondFactorRoutes } from './modules/second-factor/second-factor.routes.ts'

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
    settingsRoutes,
    auditRoutes
  ])
    app.route('/', routes(services))
  return app
}
