import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addWebhookRoute,
  changeWebhookRoute,
  deleteWebhookRoute,
  listWebhooksRoute,
  renewWebhookSecretRoute,
  testWebhookRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import { webhookMessages } from './messages.ts'
import {
  addWebhook,
  changeWebhook,
  deleteWebhook,
  listWebhooks,
  renewWebhookSecret,
  testWebhook
} from './webhooks.usecases.ts'

export function webhookRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listWebhooksRoute, async ({ call }) => ({ webhooks: await listWebhooks(call) }))
  addRoute(addWebhookRoute, ({ body, call }) => addWebhook(call, body))
  addRoute(changeWebhookRoute, ({ path, body, call }) => changeWebhook(call, path.id, body))
  addRoute(renewWebhookSecretRoute, ({ path, call }) => renewWebhookSecret(call, path.id))
  addRoute(testWebhookRoute, ({ path, call }) => testWebhook(call, path.id))
  addRoute(deleteWebhookRoute, async ({ path, call }) => {
    await deleteWebhook(call, path.id)
    return done(webhookMessages.deleted)
  })
  return app
}
