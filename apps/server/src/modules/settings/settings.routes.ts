import { OpenAPIHono } from '@hono/zod-openapi'
import {
  updateSecuritySettingsRoute,
  getSecurityEffectRoute,
  getSecuritySettingsRoute
} from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import type { Env } from '../../http/env.ts'
import { serving } from '../../http/serve.ts'
import { requireInstallation } from '../people/rights.ts'
import { countWithoutSecondFactor } from '../second-factor/enforcement.ts'
import { securitySettings } from './security-settings.ts'
import { changeSecuritySettings } from './settings.usecases.ts'

/** What administrators decide about signing in (spec 2 §2). */
export function settingsRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const serve = serving(app, accounts)
  serve(getSecuritySettingsRoute, ({ actor }) => {
    requireInstallation(actor)
    return securitySettings(accounts.database.db)
  })
  serve(getSecurityEffectRoute, async ({ actor }) => {
    requireInstallation(actor)
    return { withoutSecondFactor: await countWithoutSecondFactor(accounts.database.db) }
  })
  serve(updateSecuritySettingsRoute, ({ body, actor, caller }) =>
    changeSecuritySettings(accounts, body, actor, caller)
  )
  return app
}
