import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { passkeyAssertionSchema } from './passkeys.ts'
import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  passwordSchema,
  secretSchema
} from '../kernel/fields.ts'
import { secondFactorCodeSchema } from './second-factor.ts'
import { sessionUserSchema, signInAnswerSchema } from './sign-in-answer.ts'

const defineRoute = defineRoutes({ tag: 'Sign-in' })

/** Email and password of a login. */
export const credentialsSchema = z
  .strictObject({
    email: emailSchema,
    password: passwordSchema,
    rememberMe: z.boolean().default(false),
    isAdmin: z.boolean().optional()
  })
  .openapi('Credentials')

export type LoginCredentials = z.infer<typeof credentialsSchema>

/** The form of a registration. */
export const registrationSchema = z
  .strictObject({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    password: passwordSchema
  })
  .openapi('Registration')

export type Registration = z.infer<typeof registrationSchema>

export const loginRoute = defineRoute('POST /api/auth/login', {
  access: 'public',
  summary: 'Sign in',
  description:
    'Answers with a session, or with a challenge whose ticket goes to POST /api/auth/second-factor/verify. A wrong password, an unknown address and a locked account answer alike. With the header X-Session-Transport: cookie the refresh token travels in an HttpOnly cookie. Written to the audit log.',
  rateLimits: ['login-address', 'login-account'],
  body: credentialsSchema,
  answer: ok('A session, or a challenge for the second factor', signInAnswerSchema)
})

export const adminLoginRoute = defineRoute('POST /api/auth/admin/login', {
  access: 'public',
  summary: 'Sign in to the admin area',
  description:
    'Like POST /api/auth/login, for a session of the admin area. The right password of somebody without the permission `admin.access` is answered with `auth.no-panel`, and never counts as a failure. Written to the audit log.',
  rateLimits: ['login-address', 'login-account'],
  body: credentialsSchema,
  answer: ok('A session, or a challenge for the second factor', signInAnswerSchema)
})

export const registerRoute = defineRoute('POST /api/auth/register', {
  access: 'public',
  summary: 'Create an account',
  description:
    'Where mail is configured, the address has to be verified before there is a session, and an address that has an account gets the same answer. Weak and breached passwords are refused with 422. Written to the audit log.',
  rateLimits: ['register-address'],
  body: registrationSchema,
  answer: ok(
    'The account is there, or its address has to be verified; with mail, new and known addresses get the same answer',
    signInAnswerSchema
  )
})

/** The refresh token comes from the body or the cookie, and is replaced (spec 2 §7). */
export const refreshSessionRoute = defineRoute('POST /api/auth/refresh', {
  access: 'public',
  summary: 'Renew a session',
  description:
    'Each refresh token works once. The one before the newest gives the same next token for ten seconds; any other that comes back ends the session, since it was stolen. Opening pages is not what is limited, but misuse: refused tokens and many sessions of one address.',
  rateLimits: ['refresh-session', 'refresh-sessions-address', 'refresh-refused-address'],
  body: z.strictObject({ refreshToken: secretSchema.nullish(), isAdmin: z.boolean().optional() }),
  answer: ok('The session goes on with new tokens', signInAnswerSchema)
})

/** Verifies the access token (spec 2 §7). */
export const verifySessionRoute = defineRoute('GET /api/auth/verify', {
  access: 'signed-in',
  summary: 'Get the signed-in person',
  description: 'The cheapest way to ask whether an access token still holds: it reads, and writes nothing.',
  answer: ok('The session lives', z.object({ success: z.literal(true), user: sessionUserSchema }))
})

/** The response is the same without a session (spec 2 §7). */
export const logoutRoute = defineRoute('POST /api/auth/logout', {
  access: 'public',
  summary: 'Sign out',
  description:
    'Ends the session of the access token, of the refresh token in the body, or of the cookie. It answers the same where there is none. Written to the audit log.',
  body: z.strictObject({ refreshToken: secretSchema.nullish() }),
  answer: ok('Signed out', doneSchema)
})

/**
 * Step up: authenticate again before a sensitive action (security bar 25), with the password, a TOTP or recovery code,
 * or a passkey. The session gets a new id, which revokes its older tokens.
 */
export const stepUpRoute = defineRoute('POST /api/auth/step-up', {
  access: 'signed-in',
  summary: 'Confirm a session again',
  description:
    'Opens sensitive calls for 10 minutes. The session goes on under new tokens, and its older ones end. Written to the audit log.',
  body: z.union([
    z.strictObject({ password: passwordSchema }),
    z.strictObject({ code: secondFactorCodeSchema }),
    z.strictObject({ passkey: passkeyAssertionSchema })
  ]),
  answer: ok('The session is fresh again', signInAnswerSchema)
})

/** The sign-in methods and the password rules, for anonymous visitors. */
export const signInOptionsSchema = z
  .object({
    passwordLogin: z.boolean(),
    mail: z.boolean().openapi({ description: 'Mail is configured, so that addresses are verified' }),
    setUp: z.boolean().openapi({ description: 'There is no administrator yet' }),
    providers: z.array(z.object({ id: z.string(), displayName: z.string() })),
    password: z.object({
      minLength: z.number().int().openapi({ example: 8 }),
      uppercase: z.boolean(),
      lowercase: z.boolean(),
      numbers: z.boolean(),
      symbols: z.boolean()
    })
  })
  .openapi('SignInOptions')

export type SignInOptions = z.infer<typeof signInOptionsSchema>

export const getSignInOptionsRoute = defineRoute('GET /api/auth/options', {
  access: 'public',
  summary: 'Get the ways to sign in and the rules for passwords',
  description:
    'What the sign-in page draws: providers, whether passwords are taken, whether mail is configured, and the rules for passwords.',
  answer: ok('The ways to sign in', signInOptionsSchema)
})

/** The response is the same for every address, against user enumeration. */
export const forgotPasswordRoute = defineRoute('POST /api/auth/password/forgot', {
  access: 'public',
  summary: 'Ask for a new password',
  description:
    'The answer is the same for every address. The link of the mail works once. Somebody who was sent 20 mails within an hour gets no further one, which the answer does not tell. Written to the audit log.',
  rateLimits: ['reset-address', 'reset-account'],
  body: z.strictObject({ email: emailSchema, isAdmin: z.boolean().optional() }),
  answer: ok('If the address is known, a mail is on its way', doneSchema)
})

/** Takes the token of the mail; it does not sign in. */
export const resetPasswordRoute = defineRoute('POST /api/auth/password/reset', {
  access: 'public',
  summary: 'Set a new password',
  description: 'Sets the password and ends all sessions. It does not sign in. Written to the audit log.',
  rateLimits: ['token-address'],
  body: z.strictObject({ token: secretSchema, password: passwordSchema }),
  answer: ok('The password is set; sign in with it', doneSchema)
})

export const verifyEmailRoute = defineRoute('POST /api/auth/email/verify', {
  access: 'public',
  summary: 'Verify an email address',
  description:
    'Uses up the token of the mail, in any browser. It does not sign in. Written to the audit log.',
  rateLimits: ['token-address'],
  body: z.strictObject({ token: secretSchema }),
  answer: ok('The address is verified', doneSchema)
})

/** Reopens an account that its user has closed, with the challenge token of a sign-in; it signs in. */
export const keepAccountRoute = defineRoute('POST /api/auth/keep-account', {
  access: 'public',
  summary: 'Keep a closed account',
  description:
    'For a sign-in whose challenge says `keepUntil`: its user has closed the account, and it is not deleted yet. The account is open again, and nothing of it is lost. Answers with a session, or with the challenge to set up a required second factor. Written to the audit log.',
  rateLimits: ['token-address'],
  body: z.strictObject({ ticket: secretSchema }),
  answer: ok('A session', signInAnswerSchema)
})

/** The response is the same for every address, against user enumeration. */
export const resendVerificationRoute = defineRoute('POST /api/auth/email/resend', {
  access: 'public',
  summary: 'Send the verification again',
  description:
    'The answer is the same for every address; a mail goes out only where one waits to be verified.',
  rateLimits: ['reset-address', 'reset-account'],
  body: z.strictObject({ email: emailSchema }),
  answer: ok('If the address waits for it, a mail is on its way', doneSchema)
})

/** Takes the token of the lockout mail (security bar 12). */
export const unlockRoute = defineRoute('POST /api/auth/unlock', {
  access: 'public',
  summary: 'Lift a lock',
  description:
    'Lifts the lock that too many wrong passwords put on an account, with the token of the mail about it. Written to the audit log.',
  rateLimits: ['token-address'],
  body: z.strictObject({ token: secretSchema }),
  answer: ok('The lock is lifted', doneSchema)
})

/** Checks a set-up token before the form is shown; it is not consumed. */
export const checkSetUpRoute = defineRoute('POST /api/auth/set-up/check', {
  access: 'public',
  summary: 'Check a set-up link',
  description: 'Says whether a set-up link still works; the token is not used up.',
  rateLimits: ['token-address'],
  body: z.strictObject({ token: secretSchema }),
  answer: ok('The link works', doneSchema)
})

/** Takes the set-up token that the first start has printed (security bar 9). */
export const setUpRoute = defineRoute('POST /api/auth/set-up', {
  access: 'public',
  summary: 'Make the first administrator',
  description:
    'Works once, with the token that the first start prints, and only while there is no administrator. Written to the audit log.',
  rateLimits: ['token-address'],
  // Not extended: the OpenAPI document would combine two closed objects, which exclude each other.
  body: z.strictObject({ ...registrationSchema.shape, token: secretSchema }),
  answer: ok('The administrator is signed in', signInAnswerSchema)
})
