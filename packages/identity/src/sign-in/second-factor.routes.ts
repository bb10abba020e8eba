import { respondWithSession } from '@sitewright/kernel/sessions'
import { OpenAPIHono } from '@hono/zod-openapi'
import {
  confirmRequiredTotpRoute,
  confirmTotpRoute,
  disableTotpRoute,
  renewRecoveryCodesRoute,
  resetSecondFactorRoute,
  getSecondFactorRoute,
  startRequiredTotpRoute,
  startTotpRoute,
  stepUpRoute,
  verifySecondFactorRoute
} from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import type { UserRow } from '@sitewright/kernel/db'
import type { Services } from '@sitewright/kernel/services'
import type { Env } from '@sitewright/kernel/request'
import { done, routeRegistrar } from '@sitewright/kernel/routing'
import { respondToSignIn } from './sign-in-responses.ts'
import { confirmTotp, disableTotp, renewRecoveryCodes, startTotp } from '../second-factor/totp-setup.ts'
import { getUser, getSecondFactor } from '../second-factor/factors.ts'
import { secondFactorMessages } from '../second-factor/messages.ts'
import { toCredential } from '../second-factor/verify-credential.ts'
import { resetSecondFactor } from '../second-factor/second-factor-reset.ts'
import { confirmRequiredSetup, startRequiredSetup } from './required-setup.ts'
import { verifySecondFactor } from './second-step.ts'
import { stepUp } from '../second-factor/step-up.ts'

/** Routes of authenticator apps, recovery codes, the second step of a sign-in, and step-up. */
export function secondFactorRoutes(services: Services): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const addRoute = routeRegistrar(app, services)

  addRoute(getSecondFactorRoute, async ({ call }) =>
    getSecondFactor(call.services.database.db, await getOwn(call))
  )
  addRoute(startTotpRoute, async ({ call }) => startTotp(call, await getOwn(call)))
  addRoute(confirmTotpRoute, ({ body, call }) => confirmTotp(call, body))
  addRoute(disableTotpRoute, ({ body, call }) => disableTotp(call, body))
  addRoute(renewRecoveryCodesRoute, ({ call }) => renewRecoveryCodes(call))
  addRoute(verifySecondFactorRoute, async ({ body: { ticket, ...credential }, call, c }) =>
    respondToSignIn(services, c, await verifySecondFactor(call, { ticket, credential }))
  )
  addRoute(startRequiredTotpRoute, ({ body, call }) => startRequiredSetup(call, body.ticket))
  addRoute(confirmRequiredTotpRoute, async ({ body, call, c }) => {
    const { result, recoveryCodes } = await confirmRequiredSetup(call, body)
    return { ...(await respondToSignIn(services, c, result)), recoveryCodes }
  })
  addRoute(resetSecondFactorRoute, async ({ path, call }) => {
    const state = await resetSecondFactor(call, path.id)
    if (state !== 'done') return { ...done(secondFactorMessages.resetWaits), state }
    const { reset, resetUntold } = secondFactorMessages
    return { ...done(services.outbox.configured ? reset : resetUntold), state }
  })
  addRoute(stepUpRoute, async ({ body, call, c }) => {
    const issued = await stepUp(call, toCredential(body))
    return respondWithSession(services, c, issued, secondFactorMessages.proved)
  })
  return app
}

function getOwn({ services, actor }: UserCall): Promise<UserRow> {
  return getUser(services.database.db, actor.userId)
}
