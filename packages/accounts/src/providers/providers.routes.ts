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
import type { Services } from '../services/services.ts'
import type { Env } from '../request/env.ts'
import { requireStepUp } from '../routing/guard.ts'
import { routeRegistrar } from '../routing/route-registrar.ts'
import { listConnections, createConnectIntent, disconnect } from './connections.ts'
import { providerMessages } from './messages.ts'
import { getFlowCookie, setFlowCookie } from './provider-cookies.ts'
import { getProvider, listProviders, saveProvider } from './provider-settings.ts'
import { testProvider } from './connection-test.ts'
import { startProviderSignIn } from './provider-sign-in.ts'

/** Routes of provider settings and of connected accounts (spec 2 §2, §3). */
export function providerRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(listProvidersRoute, async ({ actor }) => ({ providers: await listProviders(services, actor) }))
  addRoute(getProviderRoute, ({ path, actor }) => getProvider(services, actor, path.id))
  addRoute(updateProviderRoute, ({ path, body, actor, caller }) =>
    saveProvider(services, { id: path.id, changes: body }, actor, caller)
  )
  addRoute(testProviderRoute, ({ path, actor, caller }) => testProvider(services, path.id, actor, caller))

  addRoute(listConnectionsRoute, ({ actor }) => listConnections(services, actor.userId))
  addRoute(connectProviderRoute, async ({ path, body, actor, caller, c }) => {
    requireStepUp(services, actor)
    const intent = await createConnectIntent(services, actor, { redirect: body.redirect, caller })
    const cookie = getFlowCookie(c)
    const { address, browser } = await startProviderSignIn(services, path.provider, intent, {
      caller,
      cookie
    })
    setFlowCookie(c, browser)
    return { url: address.href }
  })
  addRoute(disconnectProviderRoute, async ({ path, actor, caller }) => {
    requireStepUp(services, actor)
    await disconnect(services, actor, path.provider, caller)
    return { success: true as const, message: providerMessages.disconnected(providerNames[path.provider]) }
  })
  return app
}
