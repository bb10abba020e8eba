import { OpenAPIHono } from '@hono/zod-openapi'
import {
  listReplayedPeopleRoute,
  replaySecuritySettingsRoute,
  updateSecuritySettingsRoute,
  getSecurityEffectRoute,
  getSecuritySettingsRoute
} from '@sitewright/api'
import { type Services, getSecuritySettings } from '@sitewright/kernel/services'
import type { Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import { listReplayedPeople } from './replay/affected-people.ts'
import { replaySecuritySettings } from './replay/replay.ts'
import { getSecurityEffect } from './security-effect.ts'
import { changeSecuritySettings } from './security-settings.usecases.ts'

/** Routes of the security settings (spec 2 §2). */
export function settingsRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(getSecuritySettingsRoute, () => {
    return getSecuritySettings(services.database.db)
  })
  addRoute(getSecurityEffectRoute, ({ call }) => getSecurityEffect(call))
  addRoute(replaySecuritySettingsRoute, ({ body, call }) => replaySecuritySettings(call, body))
  addRoute(listReplayedPeopleRoute, ({ body, call }) => listReplayedPeople(call, body))
  addRoute(updateSecuritySettingsRoute, ({ body, call }) => changeSecuritySettings(call, body))
  return app
}
