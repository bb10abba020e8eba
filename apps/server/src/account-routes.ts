import { OpenAPIHono } from '@hono/zod-openapi'
import type { Accounts } from './accounts.ts'
import type { Env } from './http/env.ts'
import { ownAccountRoutes } from './modules/account/account.routes.ts'
import { auditRoutes } from './modules/audit/audit.routes.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { providerSignInRoutes } from './modules/providers/provider-sign-in.routes.ts'
import { providerRoutes } from './modules/providers/providers.routes.ts'
import { peopleRoutes } from './modules/people/people.routes.ts'
import { savedProjectRoutes } from './modules/saved-projects/saved-projects.routes.ts'
import { settingsRoutes } from './modules/settings/settings.routes.ts'
import { passkeyRoutes } from './modules/second-factor/passkeys.routes.ts'
import { secondFactorRoutes } from './modules/second-factor/second-factor.routes.ts'

/** Every call of the accounts. */
export function accountRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  for (const routes of [
    authRoutes,
    ownAccountRoutes,
    secondFactorRoutes,
    passkeyRoutes,
    providerSignInRoutes,
    providerRoutes,
    savedProjectRoutes,
    peopleRoutes,
    settingsRoutes,
    auditRoutes
  ])
    app.route('/', routes(accounts))
  return app
}
