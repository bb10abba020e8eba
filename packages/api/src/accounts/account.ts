import { createRoute, z } from '@hono/zod-openapi'
import { access } from '../access.ts'
import { doneSchema, errorResponses, jsonBody, ok } from '../responses.ts'
import { activityKinds } from './activity-messages.ts'
import { avatarLimits, longestPage } from './limits.ts'
import { emailSchema, firstNameSchema, lastNameSchema, passwordSchema, roleIdSchema, secretSchema, timeSchema } from './fields.ts'
import { signInAnswerSchema } from './sign-in-answer.ts'

const tags = ['Account']

/** The profile of the signed-in person (spec 2 §3). */
export const profileSchema = z
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

export const getProfileRoute = createRoute({
  ...access('signed-in'),
  method: 'get',
  path: '/api/account/profile',
  tags,
  summary: 'Get your profile',
  responses: { ...ok('Your profile', profileSchema), ...errorResponses }
})

/** Change the name or the email address; a new address counts once it is verified, where mail is configured. */
export const updateProfileRoute = createRoute({
  ...access('signed-in'),
  method: 'patch',
  path: '/api/account/profile',
  tags,
  summary: 'Change your profile',
  request: {
    body: jsonBody(
      z.strictObject({
        firstName: firstNameSchema.optional(),
        lastName: lastNameSchema.optional(),
        email: emailSchema.optional()
      })
    )
  },
  responses: {
    ...ok(
      'Your profile as it is now, and what happened',
      z.object({ success: z.literal(true), message: z.string(), profile: profileSchema })
    ),
    ...errorResponses
  }
})

/** Take a new email address into use with the token of its mail; it need not be opened in the same browser. */
export const confirmEmailRoute = createRoute({
  ...access('public'),
  method: 'post',
  path: '/api/account/email/confirm',
  tags,
  summary: 'Confirm a new email address',
  request: { body: jsonBody(z.strictObject({ token: secretSchema })) },
  responses: { ...ok('The address is the one of the account now', doneSchema), ...errorResponses }
})

/** Change the password; the session that asks goes on with new tokens (security bar 7). */
export const changePasswordRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: '/api/account/password',
  tags,
  summary: 'Change your password',
  request: {
    body: jsonBody(
      z.strictObject({
        currentPassword: passwordSchema
          .optional()
          .openapi({ description: 'Left out only by who has no password yet' }),
        newPassword: passwordSchema,
        endOtherSessions: z.boolean().default(true)
      })
    )
  },
  responses: {
    ...ok('The password is changed; go on with these tokens', signInAnswerSchema),
    ...errorResponses
  }
})

/** A session of the person, as the list shows it. */
export const sessionSchema = z
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

export const listSessionsRoute = createRoute({
  ...access('signed-in'),
  method: 'get',
  path: '/api/account/sessions',
  tags,
  summary: 'List your sessions',
  responses: {
    ...ok(
      'The sessions that live, the one used last first',
      z.object({ sessions: z.array(sessionSchema) })
    ),
    ...errorResponses
  }
})

/** End one session at once; of one that is not yours nothing is said but that it is not there. */
export const endSessionRoute = createRoute({
  ...access('signed-in'),
  method: 'delete',
  path: '/api/account/sessions/{id}',
  tags,
  summary: 'End a session',
  request: { params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }) },
  responses: { ...ok('It has ended', doneSchema), ...errorResponses }
})

export const endOtherSessionsRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: '/api/account/sessions/end-others',
  tags,
  summary: 'End all sessions but this one',
  request: { body: jsonBody(z.strictObject({})) },
  responses: {
    ...ok(
      'They have ended',
      z.object({ success: z.literal(true), message: z.string(), ended: z.number().int() })
    ),
    ...errorResponses
  }
})

/** Something that happened in or to an account (spec 2 §3). */
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

export const activityRoute = createRoute({
  ...access('signed-in'),
  method: 'get',
  path: '/api/account/activity',
  tags,
  summary: 'List what happened in your account',
  request: {
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
        .max(longestPage)
        .default(20)
        .openapi({ type: 'integer', minimum: 1, maximum: longestPage, default: 20 })
    })
  },
  responses: {
    ...ok(
      'A page, the newest first',
      z.object({ entries: z.array(activityEntrySchema), next: z.string().nullable() })
    ),
    ...errorResponses
  }
})

/** Set the picture: PNG, JPEG or WebP. It is drawn anew, 256 pixels square, so that nothing else of the file stays. */
export const setAvatarRoute = createRoute({
  ...access('signed-in'),
  method: 'put',
  path: '/api/account/avatar',
  tags,
  summary: 'Set your picture',
  request: {
    body: jsonBody(
      z.strictObject({
        image: z
          .base64()
          .min(1)
          .max(Math.ceil(avatarLimits.bytes / 3) * 4)
          .openapi({ description: 'The file as base64' })
      })
    )
  },
  responses: { ...ok('Where the picture is', z.object({ avatar: z.string() })), ...errorResponses }
})

export const removeAvatarRoute = createRoute({
  ...access('signed-in'),
  method: 'delete',
  path: '/api/account/avatar',
  tags,
  summary: 'Remove your picture',
  responses: { ...ok('There is none now', doneSchema), ...errorResponses }
})

/** A picture; its address is as hard to guess as a key, and never shows another one. */
export const getAvatarRoute = createRoute({
  ...access('public'),
  method: 'get',
  path: '/api/avatars/{id}',
  tags,
  summary: 'Get a picture',
  request: { params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }) },
  responses: {
    200: {
      description: 'The picture',
      content: { 'image/webp': { schema: z.string().openapi({ format: 'binary' }) } }
    },
    404: errorResponses[404]
  }
})

/** Everything that is kept about a person, part by part. */
export const exportSchema = z
  .object({ exportedAt: timeSchema, account: z.record(z.string(), z.array(z.unknown())) })
  .openapi('AccountExport')

export const exportAccountRoute = createRoute({
  ...access('signed-in'),
  method: 'get',
  path: '/api/account/export',
  tags,
  summary: 'Download everything that is kept about you',
  responses: { ...ok('All of it', exportSchema), ...errorResponses }
})

/** Delete the account and what belongs to it, with the password or in a session that was confirmed lately. */
export const deleteAccountRoute = createRoute({
  ...access('signed-in'),
  method: 'post',
  path: '/api/account/delete',
  tags,
  summary: 'Delete your account',
  request: { body: jsonBody(z.strictObject({ password: passwordSchema.optional() })) },
  responses: { ...ok('It is gone', doneSchema), ...errorResponses }
})

export type Profile = z.infer<typeof profileSchema>
export type Session = z.infer<typeof sessionSchema>
export type ActivityEntry = z.infer<typeof activityEntrySchema>
export type AccountExport = z.infer<typeof exportSchema>
