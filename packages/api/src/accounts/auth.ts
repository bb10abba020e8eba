import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { assertionSchema } from './passkeys.ts'
import { emailSchema, firstNameSchema, lastNameSchema, passwordSchema, secretSchema } from './fields.ts'
import { codeSchema } from './second-factor.ts'
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

/** Email and password of a login, after parsing. */
export type Credentials = z.infer<typeof credentialsSchema>

/** What a visitor fills in to register. */
export const registrationSchema = z
  .strictObject({
    firstName: firstNameSchema,
    lastName: lastNameSchema,
    email: emailSchema,
    password: passwordSchema
  })
  .openapi('Registration')

/** What a visitor filled in to register. */
export type Registration = z.infer<typeof registrationSchema>

/** Sign in with email and password (spec 2 §7). */
export const loginRoute = defineRoute('POST /api/auth/login', {
  access: 'public',
  summary: 'Sign in',
  body: credentialsSchema,
  answer: ok('A session, or a challenge for the second factor', signInAnswerSchema)
})

/** Sign in to the admin area; who may not enter it gets the answer of a wrong password (spec 2 §7). */
export const adminLoginRoute = defineRoute('POST /api/auth/admin/login', {
  access: 'public',
  summary: 'Sign in to the admin area',
  body: credentialsSchema,
  answer: ok('A session, or a challenge for the second factor', signInAnswerSchema)
})

/** Create an account (spec 2 §7). */
export const registerRoute = defineRoute('POST /api/auth/register', {
  access: 'public',
  summary: 'Create an account',
  body: registrationSchema,
  answer: ok(
    'The account is there, or its address has to be verified; with mail, new and known addresses get the same answer',
    signInAnswerSchema
  )
})

/** A new access token for a refresh token, from the body or from the cookie (spec 2 §7). */
export const refreshRoute = defineRoute('POST /api/auth/refresh', {
  access: 'public',
  summary: 'Renew a session',
  body: z.strictObject({ refreshToken: secretSchema.nullish(), isAdmin: z.boolean().optional() }),
  answer: ok('The session goes on with new tokens', signInAnswerSchema)
})

/** Who is signed in (spec 2 §7). */
export const verifyRoute = defineRoute('GET /api/auth/verify', {
  access: 'signed-in',
  summary: 'Get the signed-in person',
  answer: ok('The session lives', z.object({ success: z.literal(true), user: sessionUserSchema }))
})

/** End the session; it answers alike where there is none (spec 2 §7). */
export const logoutRoute = defineRoute('POST /api/auth/logout', {
  access: 'public',
  summary: 'Sign out',
  body: z.strictObject({ refreshToken: secretSchema.nullish() }),
  answer: ok('Signed out', doneSchema)
})

/**
 * Show again who one is, before a sensitive act (security bar 25): with the password, with a code of the app or a
 * recovery code, or with a passkey. The session goes on under a new id, so its older tokens end.
 */
export const stepUpRoute = defineRoute('POST /api/auth/step-up', {
  access: 'signed-in',
  summary: 'Confirm a session again',
  body: z.union([
    z.strictObject({ password: passwordSchema }),
    z.strictObject({ code: codeSchema }),
    z.strictObject({ passkey: assertionSchema })
  ]),
  answer: ok('The session is fresh again', signInAnswerSchema)
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

/** What the sign-in pages have to know before anybody has signed in. */
export type SignInOptions = z.infer<typeof signInOptionsSchema>

/** Get what the sign-in pages have to know. */
export const signInOptionsRoute = defineRoute('GET /api/auth/options', {
  access: 'public',
  summary: 'Get the ways to sign in and the rules for passwords',
  answer: ok('The ways to sign in', signInOptionsSchema)
})

/** Ask for a mail with a link that sets a new password; the answer is the same for every address. */
export const forgotPasswordRoute = defineRoute('POST /api/auth/password/forgot', {
  access: 'public',
  summary: 'Ask for a new password',
  body: z.strictObject({ email: emailSchema, isAdmin: z.boolean().optional() }),
  answer: ok('If the address is known, a mail is on its way', doneSchema)
})

/** Set a new password with the token of that mail; it does not sign in. */
export const resetPasswordRoute = defineRoute('POST /api/auth/password/reset', {
  access: 'public',
  summary: 'Set a new password',
  body: z.strictObject({ token: secretSchema, password: passwordSchema }),
  answer: ok('The password is set; sign in with it', doneSchema)
})

/** Verify an email address with the token of its mail. */
export const verifyEmailRoute = defineRoute('POST /api/auth/email/verify', {
  access: 'public',
  summary: 'Verify an email address',
  body: z.strictObject({ token: secretSchema }),
  answer: ok('The address is verified', doneSchema)
})

/** Send the verification once more; the answer is the same for every address. */
export const resendVerificationRoute = defineRoute('POST /api/auth/email/resend', {
  access: 'public',
  summary: 'Send the verification again',
  body: z.strictObject({ email: emailSchema }),
  answer: ok('If the address waits for it, a mail is on its way', doneSchema)
})

/** Lift a lock with the token of the mail about it (security bar 12). */
export const unlockRoute = defineRoute('POST /api/auth/unlock', {
  access: 'public',
  summary: 'Lift a lock',
  body: z.strictObject({ token: secretSchema }),
  answer: ok('The lock is lifted', doneSchema)
})

/** Check a set-up link before the form is shown; this does not use it up. */
export const checkSetUpRoute = defineRoute('POST /api/auth/set-up/check', {
  access: 'public',
  summary: 'Check a set-up link',
  body: z.strictObject({ token: secretSchema }),
  answer: ok('The link works', doneSchema)
})

/** Make the first administrator with the link that the first start printed (security bar 9). */
export const setUpRoute = defineRoute('POST /api/auth/set-up', {
  access: 'public',
  summary: 'Make the first administrator',
  body: registrationSchema.extend({ token: secretSchema }),
  answer: ok('The administrator is signed in', signInAnswerSchema)
})
