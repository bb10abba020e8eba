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
import type { Accounts } from '../../accounts.ts'
import type { Env } from '../../http/env.ts'
import { requireFresh } from '../../http/guard.ts'
import { serving } from '../../http/serve.ts'
import { answerGranted, answerSignIn } from '../auth/sign-in-answers.ts'
import { confirmTotp, disableTotp, renewRecoveryCodes, startTotp } from './enrolment.ts'
import { requireUser, secondFactorOf } from './factors.ts'
import { secondFactorMessages } from './messages.ts'
import { givenOf } from './proofs.ts'
import { resetSecondFactor } from './resets.ts'
import { confirmEnrolment, startEnrolment } from './required-enrolment.ts'
import { verifySecondFactor } from './sign-in.ts'
import { stepUp } from './step-up.ts'

/** Authenticator apps, recovery codes, the second step of a sign-in, and the proof before sensitive acts. */
export function secondFactorRoutes(accounts: Accounts): OpenAPIHono<Env> {
  const app = new OpenAPIHono<Env>()
  const serve = serving(app, accounts)
  const { db } = accounts.database

  serve(getSecondFactorRoute, async ({ actor }) => secondFactorOf(db, await requireUser(db, actor.userId)))
  serve(startTotpRoute, async ({ actor, caller }) => {
    requireFresh(accounts, actor)
    return startTotp(accounts, await requireUser(db, actor.userId), caller)
  })
  serve(confirmTotpRoute, ({ actor, body, caller }) => confirmTotp(accounts, actor, body, caller))
  serve(disableTotpRoute, async ({ actor, body, caller }) => {
    requireFresh(accounts, actor)
    return disableTotp(accounts, actor, body, caller)
  })
  serve(renewRecoveryCodesRoute, async ({ actor, caller }) => {
    requireFresh(accounts, actor)
    return renewRecoveryCodes(accounts, actor, caller)
  })
  serve(verifySecondFactorRoute, async ({ body: { ticket, ...given }, caller, c }) =>
    answerSignIn(accounts, c, await verifySecondFactor(accounts, { ticket, given }, caller))
  )
  serve(startRequiredTotpRoute, ({ body, caller }) => startEnrolment(accounts, body.ticket, caller))
  serve(confirmRequiredTotpRoute, async ({ body, caller, c }) => {
    const { signedIn, recoveryCodes } = await confirmEnrolment(accounts, body, caller)
    return { ...(await answerSignIn(accounts, c, signedIn)), recoveryCodes }
  })
  serve(resetSecondFactorRoute, async ({ actor, path, caller }) => {
    const state = await resetSecondFactor(accounts, path.id, actor, caller)
    const message = state === 'done' ? secondFactorMessages.reset : secondFactorMessages.resetWaits
    return { success: true as const, message, state }
  })
  serve(stepUpRoute, async ({ actor, body, caller, c }) => {
    const granted = await stepUp(accounts, actor, givenOf(body), caller)
    return answerGranted(accounts, c, granted, secondFactorMessages.proved)
  })
  return app
}
