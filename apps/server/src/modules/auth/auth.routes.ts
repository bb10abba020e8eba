import { OpenAPIHono } from '@hono/zod-openapi'
import {
  adminLoginRoute,
  ApiError,
  checkSetUpRoute,
  forgotPasswordRoute,
  loginRoute,
  logoutRoute,
  refreshSessionRoute,
  registerRoute,
  resendVerificationRoute,
  resetPasswordRoute,
  setUpRoute,
  unlockRoute,
  verifyEmailRoute,
  verifySessionRoute
} from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { dropRefreshCookie } from '../../http/cookies.ts'
import type { Env } from '../../http/env.ts'
import { bearerToken } from '../../http/guard.ts'
import { remembered } from '../../http/remembered.ts'
import { serving } from '../../http/serve.ts'
import { sessionUser } from '../sessions/session-user.ts'
import { sessionState, type SessionState } from '../sessions/sessions.repository.ts'
import { endSession, refresh } from '../sessions/sessions.usecases.ts'
import { login } from './login.ts'
import { authMessages } from './messages.ts'
import { forgotPassword, resetPassword, unlock } from './passwords.ts'
import { checkSetUp, register, setUp } from './register.ts'
import { answerSignIn, answerGranted } from './sign-in-answers.ts'
import { resendVerification, verifyEmail } from './verification.ts'

/** Sign-in, registration, sessions and the links of mails (spec 2 §7). */
export function authRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const serve = serving(app, accounts)
  const done = (message: string) => ({ success: true, message }) as const

  serve(loginRoute, async ({ body, caller, c }) =>
    answerSignIn(accounts, c, await login(accounts, body, 'user', caller))
  )
  serve(adminLoginRoute, async ({ body, caller, c }) =>
    answerSignIn(accounts, c, await login(accounts, body, 'admin', caller))
  )
  serve(registerRoute, async ({ body, caller, c }) => {
    const registered = await register(accounts, body, caller)
    if (registered.kind !== 'mailed') return answerSignIn(accounts, c, registered)
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
  serve(refreshSessionRoute, async ({ body, caller, c }) => {
    const secret = body.refreshToken ?? caller.refreshCookie
    if (secret == null) throw new ApiError('auth.refresh')
    return answerGranted(accounts, c, await refresh(accounts, secret, caller), authMessages.refreshed)
  })
  const verified = remembered((state: SessionState) => ({ success: true as const, user: sessionUser(state) }))
  serve(
    verifySessionRoute,
    async ({ actor }) => {
      const state =
        accounts.sessionCache.get(actor.sessionId) ??
        (await sessionState(accounts.database.db, actor.sessionId))
      if (state === undefined) throw new ApiError('auth.expired')
      return verified(state)
    },
    { isRepeated: true }
  )
  serve(logoutRoute, async ({ body, caller, c }) => {
    const token = bearerToken(c.req.header('authorization'))
    await endSession(accounts, { token, secret: body.refreshToken ?? caller.refreshCookie }, caller)
    dropRefreshCookie(c)
    c.header('Clear-Site-Data', '"cache", "storage"')
    return done(authMessages.signedOut)
  })
  serve(setUpRoute, async ({ body, caller, c }) =>
    answerSignIn(accounts, c, await setUp(accounts, body, caller))
  )
  serve(checkSetUpRoute, async ({ body, caller }) => {
    await checkSetUp(accounts, body.token, caller)
    return done(authMessages.setUpLinkWorks)
  })
  serve(forgotPasswordRoute, async ({ body, caller }) => {
    await forgotPassword(accounts, body.email, caller)
    return done(authMessages.resetMailed)
  })
  serve(resetPasswordRoute, async ({ body, caller }) => {
    await resetPassword(accounts, body, caller)
    return done(authMessages.passwordSet)
  })
  serve(verifyEmailRoute, async ({ body, caller }) => {
    await verifyEmail(accounts, body.token, caller)
    return done(authMessages.verified)
  })
  serve(resendVerificationRoute, async ({ body, caller }) => {
    await resendVerification(accounts, body.email, caller)
    return done(authMessages.resent)
  })
  serve(unlockRoute, async ({ body, caller }) => {
    await unlock(accounts, body.token, caller)
    return done(authMessages.unlocked)
  })
  return app
}
