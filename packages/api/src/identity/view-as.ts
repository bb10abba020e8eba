import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { secretField } from '../secret-fields.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'
import { viewReasonLimits } from '../kernel/limits.ts'
import { viewAsMessages } from '../kernel/messages.ts'
import { sessionUserSchema } from './sign-in-answer.ts'
import { userPath } from './users.ts'
import { isPlainLine } from '../kernel/plain-line.ts'

const defineRoute = defineRoutes({ tag: 'People' })

/** Why an administrator views as a user. */
export const viewAsSchema = z
  .strictObject({
    reason: z
      .string({ error: viewAsMessages.reasonRequired })
      .trim()
      .min(viewReasonLimits.shortest, viewAsMessages.reasonRequired)
      .max(viewReasonLimits.longest, viewAsMessages.reasonLong(viewReasonLimits.longest))
      .refine(isPlainLine, viewAsMessages.reasonSigns)
      .openapi({ description: 'The person is told it', example: 'Ticket 4711: a project is missing' })
  })
  .openapi('ViewAs')

/** A read-only session as another user. */
export const viewAsAnswerSchema = z
  .object({
    success: z.literal(true),
    token: z
      .string()
      .openapi({ ...secretField, description: 'Access token of the read-only session; it is not renewed' }),
    until: timeSchema.openapi({ description: 'When it ends by itself' }),
    expiresIn: z.number().int().openapi({ description: 'Seconds until then', example: 1800 }),
    user: sessionUserSchema
  })
  .openapi('ViewAsAnswer', {
    description: 'A read-only session'
  })

export type ViewAsAnswer = z.infer<typeof viewAsAnswerSchema>

/** Read-only, for half an hour. */
export const viewAsRoute = defineRoute('POST /api/admin/users/{id}/view-as', {
  access: 'user.write',
  feature: 'view-as',
  stepUp: true,
  summary: 'View as a person',
  description:
    'A read-only session of 30 minutes, which ends with your own. Every call that changes something is refused with `view-as.read-only`. Not for a person who ranks above you or holds an administrative permission that you lack. Written to the audit log with the reason; the person is told by mail and in their activity.',
  rateLimits: ['user-mails-account'],
  params: userPath,
  body: viewAsSchema,
  answer: ok('The session', viewAsAnswerSchema)
})

/** Takes the administrator's own session. */
export const endViewAsRoute = defineRoute('POST /api/admin/view-as/end', {
  access: 'user.write',
  summary: 'End viewing as a person',
  description:
    'Ends the read-only sessions that your own session has begun. Call it with your own access token. Written to the audit log.',
  body: emptySchema,
  answer: ok(
    'They have ended',
    z.object({ success: z.literal(true), ended: z.number().int().openapi({ example: 1 }) })
  )
})
