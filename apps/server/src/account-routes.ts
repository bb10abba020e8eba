import { OpenAPIHono } from '@hono/zod-openapi'
import type { Accounts } from './accounts.ts'
import type { Env } from './http/env.ts'
import { authRoutes } from './modules/auth/auth.routes.ts'
import { savedProjectRoutes } from './modules/saved-projects/saved-projects.routes.ts'

/** Every call of the accounts. */
export function accountRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  for (const routes of [authRoutes, savedProjectRoutes]) app.route('/', routes(accounts))
  return app
}
