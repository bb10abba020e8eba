import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { jobSchema } from '../kernel/jobs.ts'
import { maximumBulkIds } from '../kernel/limits.ts'
import { bulkMessages } from '../kernel/messages.ts'
import { revokeKeysField, userFilterSchema } from './users.ts'

const defineRoute = defineRoutes({ tag: 'People' })

/** The bulk actions on users. */
export const bulkActs = [
  'activate',
  'deactivate',
  'suspend',
  'unlock',
  'end-sessions',
  'invite',
  'delete'
] as const

export type BulkAct = (typeof bulkActs)[number]

/** The ids of a selection. */
function idsOf(
  users: readonly string[] | { addedBy: string } | { except: readonly string[] }
): readonly string[] {
  if ('addedBy' in users) return []
  return 'except' in users ? users.except : users
}

const userIds = z.array(z.string().min(1).max(64)).openapi({ maxItems: maximumBulkIds })

/** A selection of users: by id, those of an import, or all that match filters with exceptions. */
export const userSelectionSchema = z
  .union([
    userIds.openapi({ minItems: 1 }),
    z.strictObject({
      addedBy: z.string().min(1).max(64).openapi({
        description: 'A job that added people',
        example: '0f2b6b0e-6c2f-4d8e-9a53-1c7f3d0b9e21'
      })
    }),
    z.strictObject({
      filter: userFilterSchema,
      except: userIds.default([]).openapi({ description: 'Users to leave out' })
    })
  ])
  // In a union, the message of a single member would be lost.
  .refine((users) => !Array.isArray(users) || users.length > 0, bulkMessages.nobody)
  .refine((users) => idsOf(users).length <= maximumBulkIds, bulkMessages.tooMany(maximumBulkIds))
  .openapi('PersonSelection', {
    description:
      'Ids, or filters for all that match and ids to leave out; an empty filter means everybody. `addedBy` means whom an import has added'
  })

export type UserSelection = z.output<typeof userSelectionSchema>

/** A bulk action on users. */
export const bulkUsersSchema = z
  .strictObject({ act: z.enum(bulkActs), users: userSelectionSchema, revokeKeys: revokeKeysField })
  .refine(({ act, revokeKeys }) => !revokeKeys || act === 'end-sessions', {
    path: ['revokeKeys'],
    message: bulkMessages.keysWithSessions
  })
  .openapi('BulkAct', {
    example: { act: 'deactivate', users: { filter: { role: 'user', status: 'active' }, except: [] } }
  })

export const countBulkEffectsRoute = defineRoute('POST /api/admin/users/bulk/effects', {
  access: 'user.write',
  feature: 'bulk-changes',
  summary: 'Count what an act on many people would do',
  description:
    'Changes nothing. `people` is counted exactly, however many match. `sessions`, `apiKeys` and `projects` are those of everybody whom you may work on; your own are not among them.',
  body: z
    .strictObject({ users: userSelectionSchema })
    .openapi('BulkSelection', { example: { users: { filter: { role: 'user' }, except: [] } } }),
  answer: ok(
    'The effects',
    z
      .object({
        people: z.number().int().openapi({ description: 'Who is selected' }),
        own: z.boolean().openapi({ description: 'Whether your own account is among them' }),
        above: z.number().int().openapi({ description: 'Who ranks above you, and would be refused' }),
        sessions: z.number().int().openapi({ description: 'Sessions of the others that are active now' }),
        apiKeys: z.number().int().openapi({ description: 'API keys of the others that have not expired' }),
        projects: z.number().int().openapi({ description: 'Saved projects of the others' })
      })
      .openapi('BulkEffects', {
        example: { people: 120, own: true, above: 2, sessions: 85, apiKeys: 4, projects: 31 }
      })
  )
})

export const bulkUsersRoute = defineRoute('POST /api/admin/users/bulk', {
  access: 'user.write',
  feature: 'bulk-changes',
  stepUp: { when: 'people are deleted', of: ({ act }: { act: BulkAct }) => act === 'delete' },
  summary: 'Do something to many people',
  description:
    'Begins a job. The same rights hold for each person as one by one: who may not be touched is refused with a code, and the rest is done. Deleting takes `user.delete`; `invite` mails a link to set the first password to who has none and never signed in, and takes mail. `end-sessions` takes `revokeKeys` as well. The same `Idempotency-Key` answers with the same job.',
  rateLimits: ['bulk-account'],
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
