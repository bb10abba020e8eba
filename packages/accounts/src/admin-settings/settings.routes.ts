import { OpenAPIHono } from '@hono/zod-openapi'
import {
  updateSecuritySettingsRoute,
  getSecurityEffectRoute,
  getSecuritySettingsRoute
} from '@sitewright/api'
import type { Services } from '../services/services.ts'
import type { Env } from '../request/env.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import { requireInstallation } from '../request/require-installation.ts'
import { countWithoutSecondFactor } from '../second-factor/enforcement.ts'
import { getSecuritySettings } from '../settings/security-settings.ts'
import { changeSecuritySettings } from './settings.usecases.ts'

/** Routes of the security settings (spec 2 §2). */
export function settingsRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(getSecuritySettingsRoute, ({ actor }) => {
    requireInstallation(actor)
    return getSecuritySettings(services.database.db)
  })
  addRoute(getSecurityEffectRoute, async ({ actor }) => {
    requireInstallation(actor)
    return { withoutSecondFactor: await countWithoutSecondFactor(services.database.db) }
  })
  addRoute(updateSecuritySettingsRoute, ({ body, call }) => changeSecuritySettings(call, body))
  return app
}
