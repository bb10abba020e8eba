import { OpenAPIHono } from '@hono/zod-openapi'
import {
  adminLoginRoute,
  ApiError,
  checkSetUpRoute,
  forgotPasswordRoute,
  keepAccountRoute,
  loginRoute,
  logoutRoute,
  refreshSessionRoute,
  registerRoute,
  resendVerificationRoute,
  resetPasswordRoute,
  setUpRoute,
  type SessionUser,
  unlockRoute,
  verifyEmailRoute,
  verifySessionRoute
} from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import { deleteRefreshCookie, type Env } from '@sitewright/kernel/request'
import { parseBearerToken, done, routeRegistrar } from '@sitewright/kernel/routing'
import {
  type SessionState,
  toSessionUser,
  findSessionState,
  endSession,
  refreshSession,
  respondWithSession
} from '@sitewright/kernel/sessions'
import { keepAccount } from './keep-account.ts'
import { login } from './login.ts'
import { authMessages } from './messages.ts'
import { forgotPassword, resetPassword, unlock } from './password-reset.ts'
import { register, requireSetUpToken, setUpInstallation } from './register.ts'
import { respondToSignIn } from './sign-in-responses.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

/** Routes of sign-in, registration, sessions and mailed links (spec 2 §7). */
export function authRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)

  addRoute(loginRoute, async ({ body, call, c }) =>
    respondToSignIn(services, c, await login(call, body, 'user'))
  )
  addRoute(adminLoginRoute, async ({ body, call, c }) =>
    respondToSignIn(services, c, await login(call, body, 'admin'))
  )
  addRoute(keepAccountRoute, async ({ body, call, c }) =>
    respondToSignIn(services, c, await keepAccount(call, body.ticket))
  )
  addRoute(registerRoute, async ({ body, call, c }) => {
    const registered = await register(call, body)
    if (registered.kind !== 'mailed') return respondToSignIn(services, c, registered)
    return {
      success: true,
      message: authMessages.mailed,
      token: null,
      refreshToken: null,
      user: null,
      expiresIn: null,
      challenge: null
    }
  })
  addRoute(refreshSessionRoute, async ({ body, call, c }) => {
    const secret = body.refreshToken ?? call.caller.refreshCookie
    if (secret == null) throw new ApiError('auth.refresh')
    return respondWithSession(services, c, await refreshSession(call, secret), authMessages.refreshed)
  })
  // A session is looked up again whenever it may have changed, and its response is serialised once.
  const verified = new WeakMap<SessionState, { success: true; user: SessionUser }>()
  addRoute(verifySessionRoute, async ({ actor }) => {
    const state =
      services.sessionCache.get(actor.sessionId) ??
      (await findSessionState(services.database.db, actor.sessionId))
    if (state === undefined) throw new ApiError('auth.expired')
    const known = verified.get(state)
    if (known !== undefined) return known
    const answer = Object.freeze({ success: true as const, user: toSessionUser(state) })
    verified.set(state, answer)
    return answer
  })
  addRoute(logoutRoute, async ({ body, call, c }) => {
    const token = parseBearerToken(c.req.header('authorization'))
    await endSession(call, { token, secret: body.refreshToken ?? call.caller.refreshCookie })
    deleteRefreshCookie(c)
    c.header('Clear-Site-Data', '"cache", "storage"')
    return done(authMessages.signedOut)
  })
  addRoute(setUpRoute, async ({ body, call, c }) =>
    respondToSignIn(services, c, await setUpInstallation(call, body))
  )
  addRoute(checkSetUpRoute, async ({ body, call }) => {
    await requireSetUpToken(call, body.token)
    return done(authMessages.setUpLinkWorks)
  })
  addRoute(forgotPasswordRoute, async ({ body, call }) => {
    await forgotPassword(call, body.email)
    return done(authMessages.resetMailed)
  })
  addRoute(resetPasswordRoute, async ({ body, call }) => {
    await resetPassword(call, body)
    return done(authMessages.passwordSet)
  })
  addRoute(verifyEmailRoute, async ({ body, call }) => {
    await verifyEmail(call, body.token)
    return done(authMessages.verified)
  })
  addRoute(resendVerificationRoute, async ({ body, call }) => {
    await resendVerification(call, body.email)
    return done(authMessages.resent)
  })
  addRoute(unlockRoute, async ({ body, call }) => {
    await unlock(call, body.token)
    return done(authMessages.unlocked)
  })
  return app
}
