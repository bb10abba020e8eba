import { OpenAPIHono } from '@hono/zod-openapi'
import {
  answerSatisfactionRoute,
  askSatisfactionRoute,
  getSatisfactionDueRoute,
  getSatisfactionSettingRoute,
  listSatisfactionRoute,
  setSatisfactionSettingRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { answerSatisfaction, askSatisfaction, isSatisfactionDue } from './ask-satisfaction.ts'
import { listAnswers } from './list-answers.ts'
import { satisfactionTexts } from './messages.ts'
import { getSatisfactionSetting, setSatisfactionSetting } from './satisfaction-setting.ts'

export function satisfactionRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(getSatisfactionDueRoute, async ({ call }) => ({ due: await isSatisfactionDue(call) }))
  addRoute(askSatisfactionRoute, async ({ call }) => ({ due: await askSatisfaction(call) }))
  addRoute(answerSatisfactionRoute, async ({ body, call }) => {
    await answerSatisfaction(call, body)
    return done(satisfactionTexts.thanks)
  })
  addRoute(getSatisfactionSettingRoute, ({ call }) => getSatisfactionSetting(call.services.database.db))
  addRoute(setSatisfactionSettingRoute, ({ body, call }) => setSatisfactionSetting(call, body))
  addRoute(listSatisfactionRoute, ({ path, query, call }) => listAnswers(call, path.id, query))
  return app
}
