import { OpenAPIHono } from '@hono/zod-openapi'
import {
  ApiError,
  finishProviderSignInRoute,
  providerCallbackRoute,
  getProviderChallengeRoute,
  type ProviderReturn,
  toProviderReturnUrl,
  getSignInOptionsRoute,
  startProviderSignInRoute
} from '@sitewright/api'
import type { Context } from 'hono'
import { createCall } from '@sitewright/kernel/call'
import type { Services } from '@sitewright/kernel/services'
import { withTransport, type Env } from '@sitewright/kernel/request'
import { routeRegistrar } from '@sitewright/kernel/routing'
import { respondToSignIn, toChallengeAnswer } from '../sign-in/sign-in-responses.ts'
import { getFlowCookie, setFlowCookie } from './provider-cookies.ts'
import { setChallengeCookie, takeChallengeCookie } from '../sign-in/challenge-cookie.ts'
import {
  createSignInIntent,
  finishProviderSignIn,
  homePaths,
  type ProviderSignInOutcome,
  startProviderSignIn
} from './provider-sign-in.ts'
import { getSignInOptions } from './sign-in-options.ts'

/** Routes of provider sign-in: as full-page navigations, and with code and state (spec 2 §7). */
export function providerSignInRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)
  addRoute(getSignInOptionsRoute, () => getSignInOptions(services))

  // Navigations are answered with redirects, even on errors, since a browser would show JSON.
  app.openAPIRegistry.registerPath(startProviderSignInRoute)
  app.get(startProviderSignInRoute.getRoutingPath(), async (c) => {
    const call = createCall(services, undefined, c.get('caller'))
    const intent = await createSignInIntent(call, c.req.query())
    const start = () =>
      startProviderSignIn(call, c.req.param('provider'), { intent, cookie: getFlowCookie(c) })
    try {
      const { address, browser } = await start()
      setFlowCookie(c, browser)
      return redirectTo(c, address.href)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { area, redirect } = intent
      return redirectTo(c, toProviderReturnUrl({ status: 'error', code: error.code, area, redirect }))
    }
  })

  app.openAPIRegistry.registerPath(providerCallbackRoute)
  app.get(providerCallbackRoute.getRoutingPath(), async (c) => {
    const returned = { provider: c.req.param('provider'), returned: c.req.query(), cookie: getFlowCookie(c) }
    // A navigation cannot send the transport header, and its session belongs into the cookie.
    const call = createCall(services, undefined, withTransport(c.get('caller'), 'cookie'))
    return redirectTo(
      c,
      toProviderReturnUrl(await toProviderReturn(services, c, finishProviderSignIn(call, returned)))
    )
  })

  addRoute(finishProviderSignInRoute, async ({ body: { provider, isAdmin, ...returned }, call, c }) => {
    const accepts: Parameters<typeof finishProviderSignIn>[1]['accepts'] = ({ holder, area, trial }) =>
      holder === null && trial === undefined && (isAdmin === undefined || isAdmin === (area === 'admin'))
    const finished = await finishProviderSignIn(call, {
      provider,
      returned,
      cookie: getFlowCookie(c),
      accepts
    })
    if (finished.kind === 'signed-in') return respondToSignIn(services, c, finished.signedIn)
    throw new ApiError(finished.kind === 'refused' ? finished.code : 'oauth.state')
  })

  addRoute(getProviderChallengeRoute, ({ c }) => {
    const challenge = takeChallengeCookie(c)
    if (challenge === undefined) throw new ApiError('auth.challenge')
    return Promise.resolve(toChallengeAnswer(challenge))
  })
  return app
}

/** Redirects without a referrer, since the current URL contains a code. */
function redirectTo(c: Context<Env>, address: string): Response {
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  return c.redirect(address, 302)
}

async function toProviderReturn(
  services: Services,
  c: Context<Env>,
  finishing: Promise<ProviderSignInOutcome>
): Promise<ProviderReturn> {
  const finished = await finishing.catch((error: unknown): ProviderSignInOutcome => {
    if (error instanceof ApiError) return { kind: 'refused', intent: undefined, code: error.code }
    throw error
  })
  const area = finished.intent?.area ?? 'user'
  const place = { area, redirect: finished.intent?.redirect ?? homePaths[area] }
  if (finished.kind === 'refused') return { status: 'error', code: finished.code, ...place }
  if (finished.kind === 'connected') return { status: 'linked', ...place }
  if (finished.kind === 'tried') return { status: 'tried', ...place }
  const { challenge } = await respondToSignIn(services, c, finished.signedIn)
  if (challenge === null) return { status: 'done', ...place }
  setChallengeCookie(c, challenge)
  return { status: 'challenge', ...place }
}
