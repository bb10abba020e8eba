import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { emptySchema, timeSchema } from './fields.ts'
import { defaultPageSize, maximumPageSize } from './limits.ts'

const defineRoute = defineRoutes({ tag: 'Jobs' })

/** The states of a job. What a `cancelled` or `failed` job did before it ended stays. */
export const jobStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const

/** The outcome of an item: done, refused with a code, skipped since there was nothing to do, or undone later. */
export const jobOutcomes = ['done', 'refused', 'skipped', 'undone'] as const

const id = z.string().max(64)
const count = z.number().int().min(0)
const exampleId = '0f2b6b0e-6c2f-4d8e-9a53-1c7f3d0b9e21'
const exampleTime = 1_795_262_400_000

/** A job: work on many items in the background, with its progress. */
export const jobSchema = z
  .object({
    id,
    kind: z.string().openapi({ description: 'What it does, such as `users.deactivate`' }),
    actorId: z.string().openapi({ description: 'Who began it; it has their rights' }),
    state: z.enum(jobStates),
    total: count.openapi({ description: 'Items, as counted when it was begun; exact once it has ended' }),
    done: count,
    refused: count,
    skipped: count.openapi({ description: 'Items with nothing to do, or that have changed since' }),
    result: z.record(z.string(), z.number()).openapi({
      description:
        'Measured: `sessionsEnded`, and `refusedWithinMs`, how long after the commit this server refused them; `mailed`, how many were sent a link to set a password'
    }),
    createdAt: timeSchema,
    startedAt: timeSchema.nullable(),
    finishedAt: timeSchema.nullable(),
    cancelRequestedAt: timeSchema.nullable(),
    undoUntil: timeSchema.nullable().openapi({ description: 'Null where there is nothing to undo' }),
    undoOf: z.string().nullable().openapi({ description: 'The job that this one undoes' }),
    undoneBy: z.string().nullable().openapi({ description: 'The job that undoes this one' }),
    error: z
      .object({ code: z.string(), message: z.string() })
      .nullable()
      .openapi({ description: 'Why it failed' })
  })
  .openapi('Job', {
    example: {
      id: exampleId,
      kind: 'users.deactivate',
      actorId: '5d0c3a3e-0b0f-4a34-8f0e-2f4c3c1f7a10',
      state: 'done',
      total: 120,
      done: 117,
      refused: 2,
      skipped: 1,
      result: { sessionsEnded: 85, refusedWithinMs: 3 },
      createdAt: exampleTime,
      startedAt: exampleTime + 4,
      finishedAt: exampleTime + 260,
      cancelRequestedAt: null,
      undoUntil: exampleTime + 900_260,
      undoOf: null,
      undoneBy: null,
      error: null
    }
  })

export type Job = z.infer<typeof jobSchema>

/** One item of a job with its outcome. */
export const jobItemSchema = z
  .object({
    position: count,
    subjectId: z.string(),
    subjectName: z
      .string()
      .nullable()
      .openapi({ description: 'The address of the person; null for who is gone, or not yours to see' }),
    outcome: z.enum(jobOutcomes),
    code: z.string().nullable().openapi({ description: 'Why it was refused or skipped' }),
    message: z.string().nullable().openapi({ description: 'The same in words' })
  })
  .openapi('JobItem', {
    example: {
      position: 7,
      subjectId: 'b7a0f1de-95a1-4c3c-b1f0-7a5d6a0c4f52',
      subjectName: 'maya@example.com',
      outcome: 'refused',
      code: 'account.own',
      message: 'You cannot do this to your own account here. Ask another administrator, or use your profile.'
    }
  })

export type JobItem = z.infer<typeof jobItemSchema>

const jobPath = z.object({ id: id.openapi({ example: exampleId }) })
const jobAnswer = z.object({ job: jobSchema })
const limit = z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize)

/** Filters of the jobs, and the cursor of their pagination. */
export const jobQuerySchema = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,15}_[\w-]{1,64}$/)
    .optional()
    .openapi({
      description: 'Go on below this job: `next` of the page before',
      example: `${exampleTime}_${exampleId}`
    }),
  limit,
  state: z.enum(jobStates).optional(),
  kind: z.string().max(64).optional().openapi({ example: 'users.deactivate' })
})

export type JobQuery = z.output<typeof jobQuerySchema>

/** Newest first; those of other users need `system.config`. */
export const listJobsRoute = defineRoute('GET /api/admin/jobs', {
  access: 'signed-in',
  summary: 'List jobs',
  description:
    'Your own jobs, the newest first. Holders of `system.config` see those of everybody in their tenant.',
  query: jobQuerySchema,
  answer: ok('A page of jobs', z.object({ jobs: z.array(jobSchema), next: z.string().nullable() }))
})

export const getJobRoute = defineRoute('GET /api/admin/jobs/{id}', {
  access: 'signed-in',
  summary: 'Get a job',
  description:
    'With its state and progress. A job that is not yours to see answers like one that is not there.',
  params: jobPath,
  answer: ok('The job', jobAnswer)
})

/** Filters of the items of a job, and the cursor of their pagination. */
export const jobItemQuerySchema = z.strictObject({
  after: z.coerce
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .default(0)
    .openapi({ description: 'Go on after this position: `next` of the page before' }),
  limit,
  outcome: z.enum(jobOutcomes).optional()
})

export type JobItemQuery = z.output<typeof jobItemQuerySchema>

export const listJobItemsRoute = defineRoute('GET /api/admin/jobs/{id}/items', {
  access: 'signed-in',
  summary: 'List the items of a job',
  description: 'What became of each item, in the order of the work, with the reason of a refusal.',
  params: jobPath,
  query: jobItemQuerySchema,
  answer: ok(
    'A page of items',
    z.object({ items: z.array(jobItemSchema), next: z.number().int().nullable() })
  )
})

/** It stops after the running batch. */
export const cancelJobRoute = defineRoute('POST /api/admin/jobs/{id}/cancel', {
  access: 'signed-in',
  summary: 'Cancel a job',
  description:
    'It stops after the batch at hand, and keeps what it has done, which can be undone. A job that has ended stays as it is. One that somebody of a higher rank has begun is refused with `account.above`.',
  params: jobPath,
  body: emptySchema,
  answer: ok('The job', jobAnswer)
})

/** Within a quarter of an hour, as a job of its own. */
export const undoJobRoute = defineRoute('POST /api/admin/jobs/{id}/undo', {
  access: 'signed-in',
  stepUp: { when: 'people were deleted or imported' },
  summary: 'Undo a job',
  description:
    'Begins a job that takes back what this one did, for 15 minutes after its end. What has changed since is skipped with `undo.changed`. It takes the permission of the act that it comes to: to undo an import, `user.delete`.',
  params: jobPath,
  body: emptySchema,
  answer: ok('The job that undoes it', jobAnswer)
})
