import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { activityKinds } from './activity-messages.ts'
import { timeSchema } from '../kernel/fields.ts'
import { maximumPageSize } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'Account' })

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

export type ActivityEntry = z.infer<typeof activityEntrySchema>

/** Filters of the activity log, and the cursor of its pagination. */
export const activityQuerySchema = z.strictObject({
  kind: z.enum(activityKinds).optional(),
  since: z.coerce.number<string | number>().int().min(0).optional().openapi({
    type: 'integer',
    description: 'Milliseconds since 1970: nothing that is older',
    example: 1_795_262_400_000
  }),
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
})

export type ActivityQuery = z.output<typeof activityQuerySchema>

/** With cursor pagination. */
export const listActivityRoute = defineRoute('GET /api/account/activity', {
  access: 'signed-in',
  summary: 'List what happened in your account',
  description: 'Sign-ins and changes of your account, from the audit log. Page on with `next` as `before`.',
  query: activityQuerySchema,
  answer: ok(
    'A page, the newest first',
    z.object({ entries: z.array(activityEntrySchema), next: z.string().nullable() })
  )
})
