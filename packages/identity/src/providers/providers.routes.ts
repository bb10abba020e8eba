import { OpenAPIHono } from '@hono/zod-openapi'
import {
  listConnectionsRoute,
  connectProviderRoute,
  disconnectProviderRoute,
  getProviderRoute,
  getProviderTrialRoute,
  getSignInFiguresRoute,
  listProvidersRoute,
  previewMappingRoute,
  providerNames,
  updateProviderRoute,
  testProviderRoute,
  tryProviderRoute
} from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import { listConnections, createConnectIntent, disconnect } from './provider-connections.ts'
import { providerMessages } from './messages.ts'
import { previewMapping } from './mapping-preview.ts'
import { getFlowCookie, setFlowCookie } from './provider-cookies.ts'
import { getProvider, listProviders, saveProvider } from './provider-settings.ts'
import { testProvider } from './connection-test.ts'
import { getTrial, startTrial } from './provider-trials.ts'
import { findSignInFigures } from '../sign-in/sign-in-figures.ts'
import { startProviderSignIn } from './provider-sign-in.ts'

/** Routes of provider settings and of connected accounts (spec 2 §2, §3). */
export function providerRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(getSignInFiguresRoute, () => {
    return findSignInFigures(services)
  })
  addRoute(listProvidersRoute, async ({ call }) => ({ providers: await listProviders(call) }))
  addRoute(getProviderRoute, ({ path, call }) => getProvider(call, path.id))
  addRoute(updateProviderRoute, ({ path, body, call }) => saveProvider(call, { id: path.id, changes: body }))
  addRoute(testProviderRoute, ({ path, call }) => testProvider(call, path.id))

  addRoute(tryProviderRoute, async ({ path, body, call, c }) => {
    const { trial, url, browser } = await startTrial(call, path.id, {
      changes: body.changes,
      cookie: getFlowCookie(c)
    })
    setFlowCookie(c, browser)
    return { trial, url }
  })
  addRoute(getProviderTrialRoute, ({ path, call }) => getTrial(call, path))

  addRoute(previewMappingRoute, async ({ path, body, call }) => ({
    mapped: await previewMapping(call, { id: path.id, mapping: body })
  }))

  addRoute(listConnectionsRoute, ({ call }) => listConnections(call.services, call.actor.userId))
  addRoute(connectProviderRoute, async ({ path, body, call, c }) => {
    const intent = await createConnectIntent(call, body.redirect)
    const cookie = getFlowCookie(c)
    const { address, browser } = await startProviderSignIn(call, path.provider, { intent, cookie })
    setFlowCookie(c, browser)
    return { url: address.href }
  })
  addRoute(disconnectProviderRoute, async ({ path, call }) => {
    await disconnect(call, path.provider)
    return done(providerMessages.disconnected(providerNames[path.provider]))
  })
  return app
}
