import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addExplorerSecretRoute,
  changeExplorerSecretRoute,
  deleteExplorerSecretRoute,
  listExplorerSecretsRoute
} from '@sitewright/api'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import type { Services } from '@sitewright/kernel/services'
import {
  addExplorerSecret,
  changeExplorerSecret,
  deleteExplorerSecret,
  listExplorerSecrets
} from './explorer-secrets.ts'
import { explorerAnswers } from './messages.ts'

export function explorerSecretRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listExplorerSecretsRoute, async ({ call }) => ({ secrets: await listExplorerSecrets(call) }))
  addRoute(addExplorerSecretRoute, async ({ body, call }) => ({
    secret: await addExplorerSecret(call, body)
  }))
  addRoute(changeExplorerSecretRoute, async ({ path, body, call }) => ({
    secret: await changeExplorerSecret(call, path.id, body.value)
  }))
  addRoute(deleteExplorerSecretRoute, async ({ path, call }) => {
    await deleteExplorerSecret(call, path.id)
    return done(explorerAnswers.secretDeleted)
  })
  return app
}
