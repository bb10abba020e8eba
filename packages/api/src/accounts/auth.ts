import { createRoute, z } from '@hono/zod-openapi'
import { access } from '../access.ts'
import { doneSchema, errorResponses, jsonBody, ok } from '../responses.ts'
import { assertionSchema } from './passkeys.ts'
import { emailSchema, firstNameSchema, lastNameSchema, passwordSchema, secretSchema } from './fields.ts'
import { codeSchema } from './second-factor.ts'
import { sessionUserSchema, signInAnswerSchema } from './sign-in-answer.ts'

const tags = ['Sign-in']

export const credentialsSchema = z
  .strictObject({
    email: emailSchema,
    password: passwordSchema,
    rememberMe: z.boolean().default(false),
    isAdmin: z.boolean().optional()
  })
  .openapi('Credentials')

export const registrationSchema = z
  .strictObject({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    password: passwordSchema
  })
  .openapi('Registration')

/** Sign in with email and password (spec 2 §7). */
export const loginRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/login',
  tags,
  summary: 'Sign in',
  request: { body: jsonBody(credentialsSchema) },
  responses: {
    ...ok('A session, or a challenge for the second factor', signInAnswerSchema),
    ...errorResponses
  }
})

/** Sign in to the admin area; who may not enter it gets the answer of a wrong password (spec 2 §7). */
export const adminLoginRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/admin/login',
  tags,
  summary: 'Sign in to the admin area',
  request: { body: jsonBody(credentialsSchema) },
  responses: {
    ...ok('A session, or a challenge for the second factor', signInAnswerSchema),
    ...errorResponses
  }
})

/** Create an account (spec 2 §7). */
export const registerRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/register',
  tags,
  summary: 'Create an account',
  request: { body: jsonBody(registrationSchema) },
  responses: {
    ...ok(
      'The account is there, or its address has to be verified; with mail, new and known addresses get the same answer',
      signInAnswerSchema
    ),
    ...errorResponses
  }
})

/** A new access token for a refresh token, from the body or from the cookie (spec 2 §7). */
export const refreshRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/refresh',
  tags,
  summary: 'Renew a session',
  request: {
    body: jsonBody(z.strictObject({ refreshToken: secretSchema.nullish(), isAdmin: z.boolean().optional() }))
  },
  responses: { ...ok('The session goes on with new tokens', signInAnswerSchema), ...errorResponses }
})

/** Who is signed in (spec 2 §7). */
export const verifyRoute = createRoute({
  ...access('signed-in'),
  method: 'get',
  path: '/api/auth/verify',
  tags,
  summary: 'Get the signed-in person',
  responses: {
    ...ok('The session lives', z.object({ success: z.literal(true), user: sessionUserSchema })),
    ...errorResponses
  }
})

/** End the session; it answers alike where there is none (spec 2 §7). */
export const logoutRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/logout',
  tags,
  summary: 'Sign out',
  request: { body: jsonBody(z.strictObject({ refreshToken: secretSchema.nullish() })) },
  responses: { ...ok('Signed out', doneSchema), ...errorResponses }
})

/**
 * Show again who one is, before a sensitive act (security bar 25): with the password, with a code of the app or a
 * recovery code, or with a passkey. The session goes on under a new id, so its older tokens end.
 */
export const stepUpRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: '/api/auth/step-up',
  tags,
  summary: 'Confirm a session again',
  request: {
    body: jsonBody(
      z.union([
        z.strictObject({ password: passwordSchema }),
        z.strictObject({ code: codeSchema }),
        z.strictObject({ passkey: assertionSchema })
      ])
    )
  },
  responses: { ...ok('The session is fresh again', signInAnswerSchema), ...errorResponses }
})

/** What the sign-in pages need to know before anybody has signed in. */
export const signInOptionsSchema = z
  .object({
    passwordLogin: z.boolean(),
    mail: z.boolean().openapi({ description: 'Mail is configured, so that addresses are verified' }),
    setUp: z.boolean().openapi({ description: 'There is no administrator yet' }),
    providers: z.array(z.object({ id: z.string(), displayName: z.string() })),
    password: z.object({
      minLength: z.number().int(),
      uppercase: z.boolean(),
      lowercase: z.boolean(),
      numbers: z.boolean(),
      symbols: z.boolean()
    })
  })
  .openapi('SignInOptions')

export const signInOptionsRoute = createRoute({
  ...access('public'),
  method: 'get',
  path: '/api/auth/options',
  tags,
  summary: 'Get the ways to sign in and the rules for passwords',
  responses: { ...ok('The ways to sign in', signInOptionsSchema), ...errorResponses }
})

/** Ask for a mail with a link that sets a new password; the answer is the same for every address. */
export const forgotPasswordRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/password/forgot',
  tags,
  summary: 'Ask for a new password',
  request: { body: jsonBody(z.strictObject({ email: emailSchema, isAdmin: z.boolean().optional() })) },
  responses: { ...ok('If the address is known, a mail is on its way', doneSchema), ...errorResponses }
})

/** Set a new password with the token of that mail; it does not sign in. */
export const resetPasswordRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/password/reset',
  tags,
  summary: 'Set a new password',
  request: { body: jsonBody(z.strictObject({ token: secretSchema, password: passwordSchema })) },
  responses: { ...ok('The password is set; sign in with it', doneSchema), ...errorResponses }
})

/** Verify an email address with the token of its mail. */
export const verifyEmailRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/email/verify',
  tags,
  summary: 'Verify an email address',
  request: { body: jsonBody(z.strictObject({ token: secretSchema })) },
  responses: { ...ok('The address is verified', doneSchema), ...errorResponses }
})

/** Send the verification once more; the answer is the same for every address. */
export const resendVerificationRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/email/resend',
  tags,
  summary: 'Send the verification again',
  request: { body: jsonBody(z.strictObject({ email: emailSchema })) },
  responses: { ...ok('If the address waits for it, a mail is on its way', doneSchema), ...errorResponses }
})

/** Lift a lock with the token of the mail about it (security bar 12). */
export const unlockRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/unlock',
  tags,
  summary: 'Lift a lock',
  request: { body: jsonBody(z.strictObject({ token: secretSchema })) },
  responses: { ...ok('The lock is lifted', doneSchema), ...errorResponses }
})

/** Check a set-up link before the form is shown; this does not use it up. */
export const checkSetUpRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/set-up/check',
  tags,
  summary: 'Check a set-up link',
  request: { body: jsonBody(z.strictObject({ token: secretSchema })) },
  responses: { ...ok('The link works', doneSchema), ...errorResponses }
})

/** Make the first administrator with the link that the first start printed (security bar 9). */
export const setUpRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/auth/set-up',
  tags,
  summary: 'Make the first administrator',
  request: { body: jsonBody(registrationSchema.extend({ token: secretSchema })) },
  responses: { ...ok('The administrator is signed in', signInAnswerSchema), ...errorResponses }
})

export type Credentials = z.infer<typeof credentialsSchema>
export type Registration = z.infer<typeof registrationSchema>
export type SignInOptions = z.infer<typeof signInOptionsSchema>
