import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import {
  emailSchema,
  shownEmailSchema,
  firstNameSchema,
  lastNameSchema,
  passwordSchema,
  roleIdSchema,
  roleNameSchema,
  secretSchema,
  timeSchema
} from '../kernel/fields.ts'
import { signInAnswerSchema } from './sign-in-answer.ts'

const defineRoute = defineRoutes({ tag: 'Account' })

/** The profile of the signed-in user, as spec 2 §3 names the fields. */
export const userProfileSchema = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: shownEmailSchema,
    pendingEmail: z
      .string()
      .nullable()
      .openapi({ description: 'An address that replaces the email once the link of its mail was opened' }),
    avatar: z.string().nullable(),
    role: roleIdSchema,
    roleName: roleNameSchema,
    createdAt: timeSchema,
    lastLogin: timeSchema.nullable(),
    emailVerified: z.boolean(),
    twoFactorEnabled: z.boolean(),
    connectedProviders: z.array(z.string()).openapi({ example: ['google'] }),
    hasPassword: z.boolean(),
    passwordChangedAt: timeSchema.nullable()
  })
  .openapi('Profile')

export type UserProfile = z.infer<typeof userProfileSchema>

export const getProfileRoute = defineRoute('GET /api/account/profile', {
  access: 'signed-in',
  summary: 'Get your profile',
  description:
    'Your own record, with the providers that are connected and whether there is a password and a second factor.',
  answer: ok('Your profile', userProfileSchema)
})

/** A partial update of the profile. */
export const profileChangesSchema = z.strictObject({
  firstName: firstNameSchema.optional(),
  lastName: lastNameSchema.optional(),
  email: emailSchema.optional()
})

export type ProfileChanges = z.output<typeof profileChangesSchema>

/** Where mail is configured, a new address takes effect once it is verified. */
export const updateProfileRoute = defineRoute('PATCH /api/account/profile', {
  access: 'signed-in',
  stepUp: { when: 'the address is another one' },
  summary: 'Change your profile',
  description:
    'What is left out stays. Where mail is configured, a new email address counts once the link of its mail was opened. Written to the audit log.',
  rateLimits: ['email-change-account'],
  body: profileChangesSchema,
  answer: ok(
    'Your profile as it is now, and what happened',
    z.object({ success: z.literal(true), message: z.string(), profile: userProfileSchema })
  )
})

/** The browser need not be the one that requested the change. */
export const confirmEmailRoute = defineRoute('POST /api/account/email/confirm', {
  access: 'public',
  summary: 'Confirm a new email address',
  description:
    'Uses up the token of the mail, in any browser. The old address is told. Written to the audit log.',
  rateLimits: ['token-address'],
  body: z.strictObject({ token: secretSchema }),
  answer: ok('The address is the one of the account now', doneSchema)
})

/** The old and the new password. */
export const passwordChangeSchema = z.strictObject({
  currentPassword: passwordSchema
    .optional()
    .openapi({ description: 'Left out only by who has no password yet' }),
  newPassword: passwordSchema,
  endOtherSessions: z.boolean().default(true),
  revokeKeys: z
    .boolean()
    .default(true)
    .openapi({ description: 'Whether your API keys end too, as every way in from before' })
})

export type PasswordChange = z.output<typeof passwordChangeSchema>

/** The session gets new tokens (security bar 7). */
export const changePasswordRoute = defineRoute('POST /api/account/password', {
  access: 'signed-in',
  stepUp: { when: 'there is a second factor, or no password yet' },
  summary: 'Change your password',
  description:
    'Takes the current password. All older access tokens end, and unless you say otherwise other sessions and API keys; the session goes on with those of the answer. Written to the audit log.',
  rateLimits: ['password-account'],
  body: passwordChangeSchema,
  answer: ok('The password is changed; go on with these tokens', signInAnswerSchema)
})

/** The data export of an account, by table. */
export const accountExportSchema = z
  .object({
    exportedAt: timeSchema,
    account: z
      .record(z.string(), z.array(z.unknown()))
      .openapi({ example: { profile: [{ email: 'maya@example.com' }] } })
  })
  .openapi('AccountExport')

export type AccountExport = z.infer<typeof accountExportSchema>

/** Data portability (GDPR, article 20). */
export const exportAccountRoute = defineRoute('GET /api/account/export', {
  access: 'signed-in',
  stepUp: true,
  summary: 'Download everything that is kept about you',
  description:
    'One JSON document, streamed, with everything that is kept about you. Written to the audit log.',
  rateLimits: ['export-account'],
  answer: ok('All of it', accountExportSchema)
})

/** The account is deleted 14 days later. */
export const deleteAccountRoute = defineRoute('POST /api/account/delete', {
  access: 'signed-in',
  stepUp: { when: 'no password is given, or there is a second factor' },
  summary: 'Delete your account',
  description:
    'Closes the account at once: every session ends, and what was shared by a link is no longer shown. 14 days later it is deleted with all its data, unless its user signs in and keeps it (POST /api/auth/keep-account). The last administrator is refused. Written to the audit log.',
  rateLimits: ['password-account'],
  body: z.strictObject({ password: passwordSchema.optional() }),
  answer: ok(
    'The account is closed',
    doneSchema.extend({
      purgeAt: timeSchema.openapi({ description: 'When it is deleted, unless it is kept until then' })
    })
  )
})
