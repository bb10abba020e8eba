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
import { done } from '../routing/done.ts'
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
  addRoute(listProvidersRoute, async ({ call }) => ({ providers: await listProviders(call) }))
  addRoute(getProviderRoute, ({ path, call }) => getProvider(call, path.id))
  addRoute(updateProviderRoute, ({ path, body, call }) => saveProvider(call, { id: path.id, changes: body }))
  addRoute(testProviderRoute, ({ path, call }) => testProvider(call, path.id))

  addRoute(listConnectionsRoute, ({ actor }) => listConnections(services, actor.userId))
  addRoute(connectProviderRoute, async ({ path, body, call, c }) => {
    requireStepUp(services, call.actor)
    const intent = await createConnectIntent(call, body.redirect)
    const cookie = getFlowCookie(c)
    const { address, browser } = await startProviderSignIn(call, path.provider, { intent, cookie })
    setFlowCookie(c, browser)
    return { url: address.href }
  })
  addRoute(disconnectProviderRoute, async ({ path, call }) => {
    requireStepUp(services, call.actor)
    await disconnect(call, path.provider)
    return done(providerMessages.disconnected(providerNames[path.provider]))
  })
  return app
}
