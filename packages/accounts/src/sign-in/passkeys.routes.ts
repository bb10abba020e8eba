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
import type { Services } from '../services/services.ts'
import type { Env } from '../request/env.ts'
import { requireStepUp } from '../routing/guard.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
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

/** Routes of passkeys: add, rename, remove and sign in. */
export function passkeyRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)

  addRoute(listPasskeysRoute, async ({ actor }) => ({ passkeys: await listPasskeys(services, actor) }))
  addRoute(passkeyCreationOptionsRoute, async ({ actor }) => {
    requireStepUp(services, actor)
    return createPasskeyOptions(services, actor)
  })
  addRoute(addPasskeyRoute, ({ actor, body, caller }) => addPasskey(services, actor, body, caller))
  addRoute(renamePasskeyRoute, ({ actor, path, body, caller }) =>
    renamePasskey(services, actor, { ...path, ...body }, caller)
  )
  addRoute(removePasskeyRoute, async ({ actor, path, caller }) => {
    requireStepUp(services, actor)
    await removePasskey(services, actor, path.id, caller)
    return { success: true as const, message: secondFactorMessages.passkeyRemoved }
  })
  addRoute(passkeyRequestOptionsRoute, ({ body, caller }) => requestPasskey(services, body, caller))
  addRoute(passkeyLoginRoute, async ({ body, caller, c }) =>
    respondToSignIn(services, c, await loginWithPasskey(services, body, caller))
  )
  return app
}
