import { OpenAPIHono } from '@hono/zod-openapi'
import {
  acknowledgeAlertRoute,
  addAlertRuleRoute,
  addSilenceRoute,
  changeAlertRuleRoute,
  deleteAlertRuleRoute,
  endSilenceRoute,
  getAlertRoute,
  listAlertRulesRoute,
  listAlertsRoute,
  listSilencesRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { addAlertRule, changeAlertRule, deleteAlertRule, listAlertRules } from './alert-rules.usecases.ts'
import { acknowledgeAlert, getAlert, listAlerts } from './alerts.usecases.ts'
import { alertMessages } from './messages.ts'
import { addSilence, endSilence, listSilences } from './silences.usecases.ts'

export function alertRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listAlertsRoute, ({ query, call }) => listAlerts(call, query))
  addRoute(getAlertRoute, ({ path, call }) => getAlert(call, path.id))
  addRoute(acknowledgeAlertRoute, ({ path, body, call }) => acknowledgeAlert(call, path.id, body.note))
  addRoute(listAlertRulesRoute, ({ call }) => listAlertRules(call))
  addRoute(addAlertRuleRoute, ({ body, call }) => addAlertRule(call, body))
  addRoute(changeAlertRuleRoute, ({ path, body, call }) => changeAlertRule(call, path.id, body))
  addRoute(deleteAlertRuleRoute, async ({ path, call }) => {
    await deleteAlertRule(call, path.id)
    return done(alertMessages.ruleDeleted)
  })
  addRoute(listSilencesRoute, async ({ call }) => ({ silences: await listSilences(call) }))
  addRoute(addSilenceRoute, ({ body, call }) => addSilence(call, body))
  addRoute(endSilenceRoute, async ({ path, call }) => {
    await endSilence(call, path.id)
    return done(alertMessages.silenceEnded)
  })
  return app
}
