import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, errorResponses, ok } from '../responses.ts'
import { activityKinds } from './activity-messages.ts'
import { avatarLimits, maximumPageSize } from './limits.ts'
import {
  emailSchema,
  emptySchema,
  firstNameSchema,
  lastNameSchema,
  passwordSchema,
  roleIdSchema,
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

/** Update name or email address; where mail is configured, a new address counts once it is verified. */
export const updateProfileRoute = defineRoute('PATCH /api/account/profile', {
  access: 'signed-in',
  summary: 'Change your profile',
  body: z.strictObject({
    firstName: firstNameSchema.optional(),
    lastName: lastNameSchema.optional(),
    email: emailSchema.optional()
  }),
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

/** Change the password; the session gets new tokens (security bar 7). */
export const changePasswordRoute = defineRoute('POST /api/account/password', {
  access: 'signed-in',
  summary: 'Change your password',
  body: z.strictObject({
    currentPassword: passwordSchema
      .optional()
      .openapi({ description: 'Left out only by who has no password yet' }),
    newPassword: passwordSchema,
    endOtherSessions: z.boolean().default(true)
  }),
  answer: ok('The password is changed; go on with these tokens', signInAnswerSchema)
})

/** An active session, as the session list shows it. */
export const activeSessionSchema = z
  .object({
    id: z.string(),
    device: z.string(),
    ip: z.string(),
    createdAt: timeSchema,
    lastUsedAt: timeSchema,
    expiresAt: timeSchema,
    current: z.boolean().openapi({ description: 'It is the one that asks' }),
    area: z.enum(['user', 'admin']),
    methods: z
      .array(z.string())
      .openapi({ description: 'How it was signed in to', example: ['password', 'totp'] })
  })
  .openapi('Session')

/** An active session of the signed-in user. */
export type ActiveSession = z.infer<typeof activeSessionSchema>

/** List the active sessions. */
export const listSessionsRoute = defineRoute('GET /api/account/sessions', {
  access: 'signed-in',
  summary: 'List your sessions',
  answer: ok(
    'The sessions that live, the one used last first',
    z.object({ sessions: z.array(activeSessionSchema) })
  )
})

/** End a session at once; one of somebody else answers like one that does not exist. */
export const endSessionRoute = defineRoute('DELETE /api/account/sessions/{id}', {
  access: 'signed-in',
  summary: 'End a session',
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  answer: ok('It has ended', doneSchema)
})

/** End every session but the one that asks. */
export const endOtherSessionsRoute = defineRoute('POST /api/account/sessions/end-others', {
  access: 'signed-in',
  summary: 'End all sessions but this one',
  body: emptySchema,
  answer: ok(
    'They have ended',
    z.object({ success: z.literal(true), message: z.string(), ended: z.number().int() })
  )
})

/** An entry of the activity log (spec 2 §3). */
export const activityEntrySchema = z
  .object({
    id: z.string(),
    action: z.string().openapi({ description: 'In words', example: 'Signed in' }),
    kind: z.enum(activityKinds),
    outcome: z.enum(['done', 'refused']),
    timestamp: timeSchema,
    ip: z.string().nullable().openapi({ description: 'Null where somebody who runs the platform did it' }),
    device: z.string().nullable(),
    location: z.string().nullable().openapi({ description: 'Null unless it is known' })
  })
  .openapi('ActivityEntry')

/** Something that happened in or to the account. */
export type ActivityEntry = z.infer<typeof activityEntrySchema>

/** List the activity log of the account, with cursor pagination. */
export const listActivityRoute = defineRoute('GET /api/account/activity', {
  access: 'signed-in',
  summary: 'List what happened in your account',
  query: z.strictObject({
    kind: z.enum(activityKinds).optional(),
    since: z.coerce
      .number<string | number>()
      .int()
      .min(0)
      .optional()
      .openapi({ type: 'integer', description: 'Milliseconds since 1970: nothing that is older' }),
    before: z
      .string()
      .regex(/^\d{1,15}$/)
      .optional()
      .openapi({ description: 'The `next` of the page before' }),
    limit: z.coerce
      .number<string | number>()
      .int()
      .min(1)
      .max(maximumPageSize)
      .default(20)
      .openapi({ type: 'integer', minimum: 1, maximum: maximumPageSize, default: 20 })
  }),
  answer: ok(
    'A page, the newest first',
    z.object({ entries: z.array(activityEntrySchema), next: z.string().nullable() })
  )
})

/** Set the profile picture: PNG, JPEG or WebP. It is re-encoded to 256 pixels square, which strips all metadata. */
export const setAvatarRoute = defineRoute('PUT /api/account/avatar', {
  access: 'signed-in',
  summary: 'Set your picture',
  body: z.strictObject({
    image: z
      .base64()
      .min(1)
      .max(Math.ceil(avatarLimits.bytes / 3) * 4)
      .openapi({ description: 'The file as base64' })
  }),
  answer: ok('Where the picture is', z.object({ avatar: z.string() }))
})

/** Remove the profile picture. */
export const removeAvatarRoute = defineRoute('DELETE /api/account/avatar', {
  access: 'signed-in',
  summary: 'Remove your picture',
  answer: ok('There is none now', doneSchema)
})

/** Get a profile picture; its URL is unguessable and immutable. */
export const getAvatarRoute = defineRoute('GET /api/avatars/{id}', {
  access: 'public',
  summary: 'Get a picture',
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  answer: {
    200: {
      description: 'The picture',
      content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } }
    }
  },
  errors: { 404: errorResponses[404] }
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
