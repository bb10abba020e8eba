import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { jobSchema } from './jobs.ts'
import { maximumBulkIds } from './limits.ts'
import { userFilterSchema } from './users.ts'

const defineRoute = defineRoutes({ tag: 'People' })

/** What can be done to many users at once. */
export const bulkActs = ['activate', 'deactivate', 'suspend', 'unlock', 'end-sessions', 'delete'] as const

/** What can be done to many users at once. */
export type BulkAct = (typeof bulkActs)[number]

const userIds = z.array(z.string().min(1).max(64)).max(maximumBulkIds)

/** Which users: by id, or all that match filters but some. */
export const userSelectionSchema = z
  .union([
    userIds.min(1),
    z.strictObject({
      filter: userFilterSchema,
      except: userIds.default([]).openapi({ description: 'Users to leave out' })
    })
  ])
  .openapi('PersonSelection', {
    description: 'Ids, or filters for all that match and ids to leave out; an empty filter means everybody'
  })

/** Which users, after parsing. */
export type UserSelection = z.output<typeof userSelectionSchema>

/** An act on many users. */
export const bulkUsersSchema = z
  .strictObject({ act: z.enum(bulkActs), users: userSelectionSchema })
  .openapi('BulkAct', {
    example: { act: 'deactivate', users: { filter: { role: 'user', status: 'active' }, except: [] } }
  })

/** Act on many users; deleting requires step-up. */
export const bulkUsersRoute = defineRoute('POST /api/admin/users/bulk', {
  access: 'user.write',
  summary: 'Do something to many people',
  description:
    'Begins a job. The same rights hold for each person as one by one: who may not be touched is refused with a code, and the rest is done. Deleting takes `user.delete` and step-up. The same `Idempotency-Key` answers with the same job.',
  headers: z.object({
    'idempotency-key': z
      .string()
      .regex(/^[\x21-\x7e]{1,200}$/)
      .optional()
      .openapi({ description: 'A value of your own that makes sending again safe, such as a UUID' })
  }),
  body: bulkUsersSchema,
  answer: ok('The job', z.object({ job: jobSchema }))
})
