import { OpenAPIHono } from '@hono/zod-openapi'
import {
  ApiError,
  finishProviderSignInRoute,
  providerCallbackRoute,
  getProviderChallengeRoute,
  toProviderReturnUrl,
  getSignInOptionsRoute,
  startProviderSignInRoute,
  type Challenge,
  type ProviderReturn,
  type SignInAnswer
} from '@sitewright/api'
import type { Context } from 'hono'
import type { Accounts } from '../../accounts.ts'
import { callerBy } from '../../http/caller.ts'
import type { Env } from '../../http/env.ts'
import { serving } from '../../http/serve.ts'
import { authMessages } from '../auth/messages.ts'
import { answerSignIn } from '../auth/sign-in-answers.ts'
import {
  browserCookie,
  keepBrowserCookie,
  keepChallengeCookie,
  takeChallengeCookie
} from './provider-cookies.ts'
import { finishSignIn, homeOf, intentOf, startSignIn, type Finished } from './sign-in.ts'
import { signInOptions } from './sign-in-options.ts'

/** Signing in with a provider: as full navigations, and with code and state (spec 2 §7). */
export function providerSignInRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const serve = serving(app, accounts)
  serve(getSignInOptionsRoute, () => signInOptions(accounts))

  // Navigations answer with an address to go to, errors included: nobody wants to read JSON there.
  app.openAPIRegistry.registerPath(startProviderSignInRoute)
  app.get(startProviderSignInRoute.getRoutingPath(), async (c) => {
    const caller = c.get('caller')
    const intent = await intentOf(accounts, c.req.query(), caller)
    const start = () =>
      startSignIn(accounts, c.req.param('provider'), intent, { caller, cookie: browserCookie(c) })
    try {
      const { address, browser } = await start()
      keepBrowserCookie(c, browser)
      return leadOn(c, address.href)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const { area, redirect } = intent
      return leadOn(c, toProviderReturnUrl({ status: 'error', code: error.code, area, redirect }))
    }
  })

  app.openAPIRegistry.registerPath(providerCallbackRoute)
  app.get(providerCallbackRoute.getRoutingPath(), async (c) => {
    const returned = { provider: c.req.param('provider'), returned: c.req.query(), cookie: browserCookie(c) }
    // A navigation cannot ask for it by a header, and its session belongs into the cookie.
    const caller = callerBy(c.get('caller'), 'cookie')
    return leadOn(
      c,
      toProviderReturnUrl(await returnOf(accounts, c, finishSignIn(accounts, returned, caller)))
    )
  })

  serve(finishProviderSignInRoute, async ({ body: { provider, isAdmin, ...returned }, caller, c }) => {
    const accepts: Parameters<typeof finishSignIn>[1]['accepts'] = ({ holder, area }) =>
      holder === null && (isAdmin === undefined || isAdmin === (area === 'admin'))
    const finished = await finishSignIn(
      accounts,
      { provider, returned, cookie: browserCookie(c), accepts },
      caller
    )
    if (finished.kind === 'signed-in') return answerSignIn(accounts, c, finished.signedIn)
    throw new ApiError(finished.kind === 'refused' ? finished.code : 'oauth.state')
  })

  serve(getProviderChallengeRoute, ({ c }) => Promise.resolve(challengeAnswer(takeChallengeCookie(c))))
  return app
}

/** Sends a browser on; the address that it came by holds a code, which goes to nobody else. */
function leadOn(c: Context<Env>, address: string): Response {
  c.header('Cache-Control', 'no-store')
  c.header('Referrer-Policy', 'no-referrer')
  return c.redirect(address, 302)
}

async function returnOf(
  accounts: Accounts,
  c: Context<Env>,
  finishing: Promise<Finished>
): Promise<ProviderReturn> {
  const finished = await finishing.catch((error: unknown): Finished => {
    if (error instanceof ApiError) return { kind: 'refused', intent: undefined, code: error.code }
    throw error
  })
  const area = finished.intent?.area ?? 'user'
  const place = { area, redirect: finished.intent?.redirect ?? homeOf[area] }
  if (finished.kind === 'refused') return { status: 'error', code: finished.code, ...place }
  if (finished.kind === 'connected') return { status: 'linked', ...place }
  const { challenge } = await answerSignIn(accounts, c, finished.signedIn)
  if (challenge === null) return { status: 'done', ...place }
  keepChallengeCookie(c, challenge)
  return { status: 'challenge', ...place }
}

function challengeAnswer(challenge: Challenge | undefined): SignInAnswer {
  if (challenge === undefined) throw new ApiError('auth.challenge')
  return {
    success: false,
    message: challenge.enrol ? authMessages.enrol : authMessages.challenge,
    token: null,
    refreshToken: null,
    user: null,
    expiresIn: null,
    challenge
  }
}
