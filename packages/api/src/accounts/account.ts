import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import {
  emailSchema,
  firstNameSchema,
  lastNameSchema,
  passwordSchema,
  roleIdSchema,
  roleNameSchema,
  secretSchema,
  timeSchema
} from './fields.ts'
import { signInAnswerSchema } from './sign-in-answer.ts'

const defineRoute = defineRoutes({ tag: 'Account' })

/** The profile of the signed-in user, as spec 2 §3 names the fields. */
export const userProfileSchema = z
  .object({
    id: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
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
    connectedProviders: z.array(z.string()),
    hasPassword: z.boolean(),
    passwordChangedAt: timeSchema.nullable()
  })
  .openapi('Profile')

/** The profile of the signed-in user. */
export type UserProfile = z.infer<typeof userProfileSchema>

/** Get the profile (spec 2 §3). */
export const getProfileRoute = defineRoute('GET /api/account/profile', {
  access: 'signed-in',
  summary: 'Get your profile',
  answer: ok('Your profile', userProfileSchema)
})

/** A partial update of the profile. */
export const profileChangesSchema = z.strictObject({
  firstName: firstNameSchema.optional(),
  lastName: lastNameSchema.optional(),
  email: emailSchema.optional()
})

/** A partial update of the profile, after parsing. */
export type ProfileChanges = z.output<typeof profileChangesSchema>

/** Update name or email address; where mail is configured, a new address counts once it is verified. */
export const updateProfileRoute = defineRoute('PATCH /api/account/profile', {
  access: 'signed-in',
  summary: 'Change your profile',
  body: profileChangesSchema,
  answer: ok(
    'Your profile as it is now, and what happened',
    z.object({ success: z.literal(true), message: z.string(), profile: userProfileSchema })
  )
})

/** Confirm a new email address with the token of its mail, in any browser. */
export const confirmEmailRoute = defineRoute('POST /api/account/email/confirm', {
  access: 'public',
  summary: 'Confirm a new email address',
  body: z.strictObject({ token: secretSchema }),
  answer: ok('The address is the one of the account now', doneSchema)
})

/** The old and the new password. */
export const passwordChangeSchema = z.strictObject({
  currentPassword: passwordSchema
    .optional()
    .openapi({ description: 'Left out only by who has no password yet' }),
  newPassword: passwordSchema,
  endOtherSessions: z.boolean().default(true)
})

/** A change of the password, after parsing. */
export type PasswordChange = z.output<typeof passwordChangeSchema>

/** Change the password; the session gets new tokens (security bar 7). */
export const changePasswordRoute = defineRoute('POST /api/account/password', {
  access: 'signed-in',
  summary: 'Change your password',
  body: passwordChangeSchema,
  answer: ok('The password is changed; go on with these tokens', signInAnswerSchema)
})

/** The data export of an account, by table. */
export const accountExportSchema = z
  .object({ exportedAt: timeSchema, account: z.record(z.string(), z.array(z.unknown())) })
  .openapi('AccountExport')

/** All data that is kept about a user. */
export type AccountExport = z.infer<typeof accountExportSchema>

/** Export all data of the account (data portability). */
export const exportAccountRoute = defineRoute('GET /api/account/export', {
  access: 'signed-in',
  summary: 'Download everything that is kept about you',
  answer: ok('All of it', accountExportSchema)
})

/** Delete the account with all its data; requires the password or a recent step-up. */
export const deleteAccountRoute = defineRoute('POST /api/account/delete', {
  access: 'signed-in',
  summary: 'Delete your account',
  body: z.strictObject({ password: passwordSchema.optional() }),
  answer: ok('It is gone', doneSchema)
})
