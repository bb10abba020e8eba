import { OpenAPIHono } from '@hono/zod-openapi'
import {
  listConnectionsRoute,
  connectProviderRoute,
  disconnectProviderRoute,
  getProviderRoute,
  listProvidersRoute,
  providerNames,
  updateProviderRoute,
  testProviderRoute
} from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import type { Env } from '../../http/env.ts'
import { requireFresh } from '../../http/guard.ts'
import { serving } from '../../http/serve.ts'
import { connectionsOf, connectIntent, disconnect } from './connections.ts'
import { providerMessages } from './messages.ts'
import { browserCookie, keepBrowserCookie } from './provider-cookies.ts'
import { getProvider, listProviders, saveProvider } from './provider-settings.ts'
import { testProvider } from './provider-test.ts'
import { startSignIn } from './sign-in.ts'

/** The settings of sign-in providers, and what people have connected (spec 2 §2, §3). */
export function providerRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const serve = serving(app, accounts)
  serve(listProvidersRoute, async ({ actor }) => ({ providers: await listProviders(accounts, actor) }))
  serve(getProviderRoute, ({ path, actor }) => getProvider(accounts, actor, path.id))
  serve(updateProviderRoute, ({ path, body, actor, caller }) =>
    saveProvider(accounts, { id: path.id, changes: body }, actor, caller)
  )
  serve(testProviderRoute, ({ path, actor, caller }) => testProvider(accounts, path.id, actor, caller))

  serve(listConnectionsRoute, ({ actor }) => connectionsOf(accounts, actor.userId))
  serve(connectProviderRoute, async ({ path, body, actor, caller, c }) => {
    requireFresh(accounts, actor)
    const intent = await connectIntent(accounts, actor, { redirect: body.redirect, caller })
    const cookie = browserCookie(c)
    const { address, browser } = await startSignIn(accounts, path.provider, intent, { caller, cookie })
    keepBrowserCookie(c, browser)
    return { url: address.href }
  })
  serve(disconnectProviderRoute, async ({ path, actor, caller }) => {
    requireFresh(accounts, actor)
    await disconnect(accounts, actor, path.provider, caller)
    return { success: true as const, message: providerMessages.disconnected(providerNames[path.provider]) }
  })
  return app
}
