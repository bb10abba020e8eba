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
import type { Accounts } from '../../accounts.ts'
import type { Env } from '../../http/env.ts'
import { requireFresh } from '../../http/guard.ts'
import { serving } from '../../http/serve.ts'
import { answerSignIn } from '../auth/sign-in-answers.ts'
import { secondFactorMessages } from './messages.ts'
import { addPasskey, listPasskeys, passkeyCreation, removePasskey, renamePasskey } from './passkeys.ts'
import { loginWithPasskey, requestPasskey } from './sign-in.ts'

/** Passkeys: adding, naming and removing them, and signing in with one. */
export function passkeyRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const serve = serving(app, accounts)

  serve(listPasskeysRoute, async ({ actor }) => ({ passkeys: await listPasskeys(accounts, actor) }))
  serve(passkeyCreationOptionsRoute, async ({ actor }) => {
    requireFresh(accounts, actor)
    return passkeyCreation(accounts, actor)
  })
  serve(addPasskeyRoute, ({ actor, body, caller }) => addPasskey(accounts, actor, body, caller))
  serve(renamePasskeyRoute, ({ actor, path, body, caller }) =>
    renamePasskey(accounts, actor, { ...path, ...body }, caller)
  )
  serve(removePasskeyRoute, async ({ actor, path, caller }) => {
    requireFresh(accounts, actor)
    await removePasskey(accounts, actor, path.id, caller)
    return { success: true as const, message: secondFactorMessages.passkeyRemoved }
  })
  serve(passkeyRequestOptionsRoute, ({ body, caller }) => requestPasskey(accounts, body, caller))
  serve(passkeyLoginRoute, async ({ body, caller, c }) =>
    answerSignIn(accounts, c, await loginWithPasskey(accounts, body, caller))
  )
  return app
}
