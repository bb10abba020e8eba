import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { activityEntrySchema, activityQuerySchema } from './activity.ts'
import { apiKeySchema } from './api-keys.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'
import { activeSessionSchema } from './sessions.ts'
import { endedSessionsShape, userPath } from './users.ts'

const defineRoute = defineRoutes({ tag: 'People' })

export const listUserSessionsRoute = defineRoute('GET /api/admin/users/{id}/sessions', {
  access: 'user.read',
  summary: 'List the sessions of a person',
  description: 'The sessions that live, the one used last first; `current` marks the one that asks.',
  params: userPath,
  answer: ok('The sessions', z.object({ sessions: z.array(activeSessionSchema) }))
})

export const endUserSessionRoute = defineRoute('DELETE /api/admin/users/{id}/sessions/{session}', {
  access: 'user.write',
  summary: 'End one session of a person',
  description: 'A session of somebody else answers like one that does not exist.',
  params: userPath.extend({
    session: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .openapi({ example: '2d7c4a60-91b5-4f1e-8d3a-6b0e5c9f7a18' })
  }),
  answer: ok('It has ended', z.object({ success: z.literal(true), ...endedSessionsShape }))
})

/** The sign-in methods of a user: credentials by kind, without secrets, and locks. */
export const userAccessSchema = z
  .object({
    hasPassword: z.boolean(),
    passwordChangedAt: timeSchema.nullable(),
    totp: z.boolean().openapi({ description: 'Whether an authenticator app is set up' }),
    passkeys: z.number().int(),
    recoveryCodesLeft: z.number().int(),
    providers: z.array(
      z.object({ provider: z.string(), email: z.string().nullable(), connectedAt: timeSchema })
    ),
    lockedUntil: timeSchema
      .nullable()
      .openapi({ description: 'Until when new devices are locked out; a known device counts by itself' }),
    pendingEmail: z
      .string()
      .nullable()
      .openapi({ description: 'An address that replaces the email once the link of its mail was opened' }),
    resetAskedBy: z
      .string()
      .nullable()
      .openapi({ description: 'Id of who asked to reset the second factor; another one has to ask too' }),
    apiKeys: z.array(apiKeySchema).openapi({ description: 'The newest first' }),
    sendsMail: z.boolean().openapi({ description: 'Whether this installation sends mail' })
  })
  .openapi('PersonAccess', {
    example: {
      hasPassword: true,
      passwordChangedAt: 1_795_262_400_000,
      totp: true,
      passkeys: 2,
      recoveryCodesLeft: 9,
      providers: [{ provider: 'google', email: 'maya@example.com', connectedAt: 1_795_262_400_000 }],
      lockedUntil: null,
      pendingEmail: null,
      resetAskedBy: null,
      apiKeys: [],
      sendsMail: true
    }
  })

export type UserAccess = z.infer<typeof userAccessSchema>

export const getUserAccessRoute = defineRoute('GET /api/admin/users/{id}/access', {
  access: 'user.read',
  summary: 'See how a person gets in',
  description: 'Credentials by kind and number, linked providers, and locks. Secrets are never part of it.',
  params: userPath,
  answer: ok('How the person gets in', z.object({ access: userAccessSchema }))
})

export const revokeUserApiKeyRoute = defineRoute('DELETE /api/admin/users/{id}/api-keys/{key}', {
  access: 'user.write',
  summary: 'Revoke an API key of a person',
  description:
    'The next call with it is refused. A key of somebody else answers like one that does not exist.',
  params: userPath.extend({
    key: z
      .string()
      .regex(/^[\w-]{1,64}$/)
      .openapi({ example: '7d3f0a52-4f0e-4d0e-8a8e-0f4f0c2a9b11' })
  }),
  answer: ok('It is revoked', doneSchema)
})

const namedUserSchema = z.object({ id: z.string(), name: z.string() })

/** A detail of an audit entry that fits on one line. */
const factSchema = z.union([z.string(), z.number(), z.boolean(), z.null(), z.array(z.string())])
const factsSchema = z.record(z.string(), factSchema)

/** An entry of the activity of a user, for administrators. */
export const userActivityEntrySchema = activityEntrySchema
  .extend({
    own: z.boolean().openapi({ description: 'Whether the person did it' }),
    actor: namedUserSchema
      .nullable()
      .openapi({ description: 'Who did it, where that is somebody else and still there' }),
    subject: namedUserSchema.nullable().openapi({ description: 'To whom, where that is somebody else' }),
    before: factsSchema.nullable().openapi({
      description: 'What a change replaced; null where none is kept',
      example: { role: 'editor' }
    }),
    after: factsSchema.nullable().openapi({ example: { role: 'manager' } })
  })
  .openapi('PersonActivityEntry')

export type UserActivityEntry = z.infer<typeof userActivityEntrySchema>

/** Actions by and on the user, with cursor pagination. */
export const listUserActivityRoute = defineRoute('GET /api/admin/users/{id}/activity', {
  access: 'user.read',
  summary: 'List what a person did',
  description:
    'From the audit log: what the person did and what was done to them, the newest first, with values before and after where an entry keeps them.',
  params: userPath,
  query: activityQuerySchema,
  answer: ok('A page', z.object({ entries: z.array(userActivityEntrySchema), next: z.string().nullable() }))
})

export const unlockUserRoute = defineRoute('POST /api/admin/users/{id}/unlock', {
  access: 'user.write',
  summary: 'Unlock a person',
  description: 'Forgets the failed sign-ins. Somebody who is not locked stays as they are.',
  params: userPath,
  body: emptySchema,
  answer: ok('The lock is lifted', doneSchema)
})

export const verifyUserRoute = defineRoute('POST /api/admin/users/{id}/verify', {
  access: 'user.write',
  summary: 'Send the verification mail again',
  description: 'Refused with `user.verified` where there is nothing to verify.',
  params: userPath,
  body: emptySchema,
  answer: ok('The mail is on its way', doneSchema)
})
