import { OpenAPIHono } from '@hono/zod-openapi'
import {
  addPasskeyRoute,
  passkeyCreationOptionsRoute,
  passkeyLoginRoute,
  passkeyRequestOptionsRoute,
  listPasskeysRoute,
  removePasskeyRoute,
  renamePasskeyRoute
} from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import { respondToSignIn } from './sign-in-responses.ts'
import { secondFactorMessages } from '../second-factor/messages.ts'
import {
  addPasskey,
  listPasskeys,
  createPasskeyOptions,
  removePasskey,
  renamePasskey
} from '../second-factor/passkeys.ts'
import { loginWithPasskey, requestPasskey } from './second-step.ts'

/** Routes of passkeys. */
export function passkeyRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)

  addRoute(listPasskeysRoute, async ({ call }) => ({ passkeys: await listPasskeys(call) }))
  addRoute(passkeyCreationOptionsRoute, ({ call }) => createPasskeyOptions(call))
  addRoute(addPasskeyRoute, ({ body, call }) => addPasskey(call, body))
  addRoute(renamePasskeyRoute, ({ path, body, call }) => renamePasskey(call, { ...path, ...body }))
  addRoute(removePasskeyRoute, async ({ path, call }) => {
    await removePasskey(call, path.id)
    return done(secondFactorMessages.passkeyRemoved)
  })
  addRoute(passkeyRequestOptionsRoute, ({ body, call }) => requestPasskey(call, body))
  addRoute(passkeyLoginRoute, async ({ body, call, c }) =>
    respondToSignIn(services, c, await loginWithPasskey(call, body))
  )
  return app
}
