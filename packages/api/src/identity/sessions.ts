import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Account' })

export const activeSessionSchema = z
  .object({
    id: z.string(),
    device: z.string(),
    ip: z.string(),
    createdAt: timeSchema,
    lastUsedAt: timeSchema.openapi({ description: 'When it was renewed last' }),
    lastSeenAt: timeSchema.openapi({
      description: 'When a request came with it last; another server may know it up to 30 seconds later'
    }),
    expiresAt: timeSchema,
    current: z.boolean().openapi({ description: 'It is the one that asks' }),
    area: z.enum(['user', 'admin']),
    methods: z
      .array(z.string())
      .openapi({ description: 'How it was signed in to', example: ['password', 'totp'] })
  })
  .openapi('Session')

export type ActiveSession = z.infer<typeof activeSessionSchema>

export const listSessionsRoute = defineRoute('GET /api/account/sessions', {
  access: 'signed-in',
  summary: 'List your sessions',
  description:
    'Sessions that live, at most 100. A session that was ended is refused within three seconds on every server.',
  answer: ok(
    'The sessions that live, the one used last first',
    z.object({ sessions: z.array(activeSessionSchema) })
  )
})

/** A session of another user looks like an unknown one. */
export const endSessionRoute = defineRoute('DELETE /api/account/sessions/{id}', {
  access: 'signed-in',
  summary: 'End a session',
  description:
    'The session is refused from its next request on. A session of somebody else answers like one that does not exist. Written to the audit log.',
  params: z.object({ id: z.string().regex(/^[\w-]{1,64}$/) }),
  answer: ok('It has ended', doneSchema)
})

export const endOtherSessionsRoute = defineRoute('POST /api/account/sessions/end-others', {
  access: 'signed-in',
  summary: 'End all sessions but this one',
  description: 'The answer says how many have ended. Written to the audit log.',
  body: emptySchema,
  answer: ok(
    'They have ended',
    z.object({ success: z.literal(true), message: z.string(), ended: z.number().int() })
  )
})
