import { createRoute, z } from '@hono/zod-openapi'
import { access } from '../access.ts'
import { ok, errorResponses, jsonBody } from '../responses.ts'
import { assertionSchema } from './passkeys.ts'
import { secretSchema } from './fields.ts'
import { signInAnswerSchema } from './sign-in-answer.ts'

const tags = ['Second factor']

/** A code as it was typed or pasted; spaces and dashes do not matter. */
export const codeSchema = z.string().trim().min(1).max(32)

/** What somebody may prove themselves with again. */
export const proofMethodSchema = z.enum(['password', 'totp', 'recovery', 'passkey'])

/** What a person has set up. */
export const secondFactorSchema = z
  .object({
    enabled: z.boolean().openapi({ description: 'Signing in with a password asks for a second step' }),
    totp: z.boolean().openapi({ description: 'An authenticator app is set up' }),
    passkeys: z.number().int(),
    recoveryCodesLeft: z.number().int(),
    required: z.boolean().openapi({ description: 'This installation does not go without one' }),
    stepUp: z.array(proofMethodSchema).openapi({ description: 'What POST /api/auth/step-up can be given' })
  })
  .openapi('SecondFactor')

/** A secret for an authenticator app, before a first code has shown that it arrived there. */
export const totpEnrolmentSchema = z
  .object({
    uri: z.string().openapi({ description: 'otpauth address, to be shown as a QR code' }),
    secret: z.string().openapi({ description: 'The same secret for typing in, in groups of four' }),
    expiresIn: z.number().int().openapi({ description: 'Seconds' })
  })
  .openapi('TotpEnrolment')

const recoveryCodesSchema = z
  .array(z.string())
  .openapi({ description: 'Shown this once; empty where the ones from before still hold' })

const enabledSchema = z.object({ secondFactor: secondFactorSchema, recoveryCodes: recoveryCodesSchema })

const endOtherSessions = z
  .boolean()
  .default(true)
  .openapi({ description: 'Ends the sessions on other devices' })

export const secondFactorRoute = createRoute({
  ...access('signed-in'),
  method: 'get',
  path: '/api/account/second-factor',
  tags,
  summary: "Get one's second factor",
  responses: { ...ok('What is set up', secondFactorSchema), ...errorResponses }
})

/** Begin to set up an authenticator app, or to move to another one; it asks for a fresh proof (security bar 25). */
export const startTotpRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: '/api/account/totp/start',
  tags,
  summary: 'Begin to set up an authenticator app',
  request: { body: jsonBody(z.strictObject({})) },
  responses: { ...ok('The secret for the app', totpEnrolmentSchema), ...errorResponses }
})

/** Finish with a code of the app; the first second factor comes with recovery codes (security bar 15, 16). */
export const confirmTotpRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: '/api/account/totp/confirm',
  tags,
  summary: 'Finish setting up an authenticator app',
  request: { body: jsonBody(z.strictObject({ code: codeSchema, endOtherSessions })) },
  responses: { ...ok('The app is set up', enabledSchema), ...errorResponses }
})

/** Stop using the authenticator app; it asks for a fresh proof (security bar 18). */
export const disableTotpRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: '/api/account/totp/disable',
  tags,
  summary: 'Stop using the authenticator app',
  request: { body: jsonBody(z.strictObject({ endOtherSessions })) },
  responses: { ...ok('What is set up now', secondFactorSchema), ...errorResponses }
})

/** A new set of recovery codes; the old ones end. It asks for a fresh proof. */
export const renewRecoveryCodesRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: '/api/account/recovery-codes',
  tags,
  summary: 'Make new recovery codes',
  request: { body: jsonBody(z.strictObject({})) },
  responses: { ...ok('The new codes', enabledSchema), ...errorResponses }
})

/** The second step: a ticket and a proof become a session (security bar 17). */
export const verifySecondFactorRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/second-factor/verify',
  tags,
  summary: 'Sign in with the second factor',
  request: {
    body: jsonBody(
      z.discriminatedUnion('method', [
        z.strictObject({ ticket: secretSchema, method: z.enum(['totp', 'recovery']), code: codeSchema }),
        z.strictObject({ ticket: secretSchema, method: z.literal('passkey'), passkey: assertionSchema })
      ])
    )
  },
  responses: { ...ok('A session', signInAnswerSchema), ...errorResponses }
})

/** Begin to set up the second factor that the installation asks for, with the ticket of a sign-in (security bar 18). */
export const startEnrolmentRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/second-factor/enrol/start',
  tags,
  summary: 'Begin to set up a required second factor',
  request: { body: jsonBody(z.strictObject({ ticket: secretSchema })) },
  responses: { ...ok('The secret for the app', totpEnrolmentSchema), ...errorResponses }
})

export const confirmEnrolmentRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/second-factor/enrol/confirm',
  tags,
  summary: 'Finish setting up a required second factor and sign in',
  request: { body: jsonBody(z.strictObject({ ticket: secretSchema, code: codeSchema })) },
  responses: {
    ...ok(
      'A session, and the recovery codes',
      signInAnswerSchema.extend({ recoveryCodes: recoveryCodesSchema }).openapi('EnrolmentAnswer')
    ),
    ...errorResponses
  }
})

/**
 * Take a person's second factor away, where all of it is lost. Where there is another administrator who may do it, both
 * have to ask within a day (security bar 18).
 */
export const resetSecondFactorRoute = createRoute({
  ...access('user.write'),
  method: 'post',
  path: '/api/users/{id}/reset-second-factor',
  tags: ['People'],
  summary: 'Reset the second factor of a person',
  request: { params: z.object({ id: z.string().max(100) }), body: jsonBody(z.strictObject({})) },
  responses: {
    ...ok(
      'It is reset, or waits for a second administrator',
      z.object({ success: z.literal(true), message: z.string(), state: z.enum(['done', 'waiting']) })
    ),
    ...errorResponses
  }
})

export type SecondFactor = z.infer<typeof secondFactorSchema>
export type TotpEnrolment = z.infer<typeof totpEnrolmentSchema>
export type ProofMethod = z.infer<typeof proofMethodSchema>
