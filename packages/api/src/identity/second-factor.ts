import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { secretField, secretShownOnce } from '../secret-fields.ts'
import { passkeyAssertionSchema } from './passkeys.ts'
import { emptySchema, recoveryCodesSchema, secretSchema } from '../kernel/fields.ts'
import { signInAnswerSchema } from './sign-in-answer.ts'

const defineRoute = defineRoutes({ tag: 'Second factor' })

/** A TOTP or recovery code as entered; spaces and dashes are ignored. */
export const secondFactorCodeSchema = z.string().trim().min(1).max(32).openapi(secretField)

/** The methods of step-up. */
export const stepUpMethodSchema = z.enum(['password', 'totp', 'recovery', 'passkey'])

export type StepUpMethod = z.infer<typeof stepUpMethodSchema>

/** The state of a user's second factor. */
export const secondFactorStatusSchema = z
  .object({
    enabled: z.boolean().openapi({ description: 'Signing in with a password asks for a second step' }),
    totp: z.boolean().openapi({ description: 'An authenticator app is set up' }),
    passkeys: z.number().int().openapi({ example: 1 }),
    recoveryCodesLeft: z.number().int().openapi({ example: 9 }),
    required: z.boolean().openapi({ description: 'This installation does not go without one' }),
    stepUp: z.array(stepUpMethodSchema).openapi({ description: 'What POST /api/auth/step-up can be given' })
  })
  .openapi('SecondFactor')

export type SecondFactorStatus = z.infer<typeof secondFactorStatusSchema>

/** A TOTP secret for an authenticator app, not active until a first code confirms it. */
export const totpSetUpSchema = z
  .object({
    uri: z.string().openapi({
      ...secretShownOnce,
      description: 'otpauth address, to be shown as a QR code',
      example: 'otpauth://totp/Sitewright:maya@example.com?secret=JBSWY3DPEHPK3PXP&issuer=Sitewright'
    }),
    secret: z.string().openapi({
      ...secretShownOnce,
      description: 'The same secret for typing in, in groups of four',
      example: 'JBSW Y3DP EHPK 3PXP'
    }),
    expiresIn: z.number().int().openapi({ description: 'Seconds' })
  })
  .openapi('TotpEnrolment')

export type TotpSetUp = z.infer<typeof totpSetUpSchema>

const enabledSchema = z.object({ secondFactor: secondFactorStatusSchema, recoveryCodes: recoveryCodesSchema })

const endOtherSessions = z
  .boolean()
  .default(true)
  .openapi({ description: 'Ends the sessions on other devices' })

export const getSecondFactorRoute = defineRoute('GET /api/account/second-factor', {
  access: 'signed-in',
  summary: "Get one's second factor",
  description:
    'Which second factors there are, how many recovery codes are left, and with what a session can be proved again.',
  answer: ok('What is set up', secondFactorStatusSchema)
})

/** Starts the set-up of an authenticator app, or of its replacement (security bar 25). */
export const startTotpRoute = defineRoute('POST /api/account/totp/start', {
  access: 'signed-in',
  stepUp: true,
  summary: 'Begin to set up an authenticator app',
  description:
    'The secret holds for a few minutes and counts once POST /api/account/totp/confirm was given a code of it. Written to the audit log.',
  body: emptySchema,
  answer: ok('The secret for the app', totpSetUpSchema)
})

/** A first second factor comes with recovery codes (security bar 15, 16). */
export const confirmTotpRoute = defineRoute('POST /api/account/totp/confirm', {
  access: 'signed-in',
  summary: 'Finish setting up an authenticator app',
  description:
    'The first second factor comes with recovery codes, shown this once. Other sessions end unless you say otherwise. Written to the audit log.',
  rateLimits: ['second-factor-account'],
  body: z.strictObject({ code: secondFactorCodeSchema, endOtherSessions }),
  answer: ok('The app is set up', enabledSchema)
})

/** Security bar 18. */
export const disableTotpRoute = defineRoute('POST /api/account/totp/disable', {
  access: 'signed-in',
  stepUp: true,
  summary: 'Stop using the authenticator app',
  description:
    'Refused where the installation requires a second factor and this is the only one. Written to the audit log.',
  body: z.strictObject({ endOtherSessions }),
  answer: ok('What is set up now', secondFactorStatusSchema)
})

/** Replaces the old codes. */
export const renewRecoveryCodesRoute = defineRoute('POST /api/account/recovery-codes', {
  access: 'signed-in',
  stepUp: true,
  summary: 'Make new recovery codes',
  description:
    'The codes from before stop working. The new ones are shown this once. Written to the audit log.',
  body: emptySchema,
  answer: ok('The new codes', enabledSchema)
})

/** Completes a challenge: its token and a second factor create a session (security bar 17). */
export const verifySecondFactorRoute = defineRoute('POST /api/auth/second-factor/verify', {
  access: 'public',
  summary: 'Sign in with the second factor',
  description:
    'The ticket comes from a sign-in, works once and for a few minutes; a few wrong codes use it up. Written to the audit log.',
  rateLimits: ['second-factor-address'],
  body: z.discriminatedUnion('method', [
    z.strictObject({
      ticket: secretSchema,
      method: z.enum(['totp', 'recovery']),
      code: secondFactorCodeSchema
    }),
    z.strictObject({ ticket: secretSchema, method: z.literal('passkey'), passkey: passkeyAssertionSchema })
  ]),
  answer: ok('A session', signInAnswerSchema)
})

/** Starts the enrolment of a required second factor, with a challenge token (security bar 18). */
export const startRequiredTotpRoute = defineRoute('POST /api/auth/second-factor/enrol/start', {
  access: 'public',
  summary: 'Begin to set up a required second factor',
  description:
    'For a sign-in whose challenge says `enrol`: the installation requires a second factor and there is none yet.',
  rateLimits: ['second-factor-address'],
  body: z.strictObject({ ticket: secretSchema }),
  answer: ok('The secret for the app', totpSetUpSchema)
})

/** Completes the enrolment with the first code of the app; it signs in. */
export const confirmRequiredTotpRoute = defineRoute('POST /api/auth/second-factor/enrol/confirm', {
  access: 'public',
  summary: 'Finish setting up a required second factor and sign in',
  description:
    'The first code of the app signs in. The recovery codes of the answer are shown this once. Written to the audit log.',
  rateLimits: ['second-factor-address'],
  body: z.strictObject({ ticket: secretSchema, code: secondFactorCodeSchema }),
  answer: ok(
    'A session, and the recovery codes',
    signInAnswerSchema.extend({ recoveryCodes: recoveryCodesSchema }).openapi('EnrolmentAnswer')
  )
})
