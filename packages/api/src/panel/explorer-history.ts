import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'
import { explorerRoleIdSchema, explorerRoleSchema } from './explorer-role.ts'
import { explorerLimits } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'API explorer' })

const exampleId = '2c1b7a90-5c3e-4c1d-8b55-0e7f0a4d9c11'

/** The authentication of a call of the explorer: the session of the page, or credentials that were entered. */
export const explorerAuthentications = ['session', 'bearer', 'basic', 'api-key'] as const

export type ExplorerAuthentication = (typeof explorerAuthentications)[number]

/** Fields of both directions. */
const shared = {
  operation: z.string().min(1).max(100).openapi({ description: 'Its operation id', example: 'listUsers' }),
  parameters: z
    .record(z.string().max(200), z.string().max(explorerLimits.parameter))
    .refine((values) => Object.keys(values).length <= explorerLimits.parameters, 'These are too many')
    .openapi({ description: 'By place and name', example: { 'query.page': '1', 'query.limit': '10' } }),
  body: z
    .string()
    .max(explorerLimits.body)
    .nullable()
    .openapi({ description: 'The JSON that was sent; null where none was', example: null }),
  authentication: z.enum(explorerAuthentications),
  status: z
    .number()
    .int()
    .min(0)
    .max(599)
    .openapi({ description: '0 for a redirect, which no page may read', example: 200 }),
  milliseconds: z.number().int().min(0).max(86_400_000).openapi({ example: 21 }),
  bytes: z
    .number()
    .int()
    .min(0)
    .max(Number.MAX_SAFE_INTEGER)
    .nullable()
    .openapi({ description: 'Of the body of the answer; null where there was none', example: 3412 })
}

/** A call that was sent from the explorer, to store in its history. */
export const newExplorerCallSchema = z
  .strictObject({
    ...shared,
    role: explorerRoleIdSchema.openapi({
      description: 'The id of the role that it was run as; null where it was not',
      example: null
    })
  })
  .openapi('NewExplorerCall')

export type NewExplorerCall = z.output<typeof newExplorerCallSchema>

/** A stored call of the caller, without secrets. */
export const explorerCallSchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    ...shared,
    role: explorerRoleSchema.nullable().openapi({
      description: 'The role that it was run as; null where it was not. One that is gone is named by its id',
      example: { id: 'editor', name: 'Editor' }
    }),
    method: z.string().openapi({ example: 'GET' }),
    path: z.string().openapi({ description: 'As the document has it', example: '/api/users/{id}' }),
    leftOut: z
      .number()
      .int()
      .openapi({ description: 'How many values were left out, as secrets or as too much', example: 0 }),
    at: timeSchema
  })
  .openapi('ExplorerCall')

export type ExplorerCall = z.infer<typeof explorerCallSchema>

/** Filters and page of the history. */
const explorerHistoryQuerySchema = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,16}_[\w-]{1,64}$/)
    .optional()
    .openapi({ description: '`next` of the page before', example: `1795262400000_${exampleId}` }),
  limit: z.coerce.number().int().min(1).max(explorerLimits.history).default(50)
})

export type ExplorerHistoryQuery = z.output<typeof explorerHistoryQuerySchema>

const deletionSchema = z.object({
  deletion: z.string().nullable().openapi({
    description: 'By which it can be undone; null where nothing was deleted',
    example: exampleId
  }),
  deleted: z.number().int().openapi({ description: 'How many calls', example: 8 })
})

export type ExplorerDeletion = z.infer<typeof deletionSchema>

export const listExplorerHistoryRoute = defineRoute('GET /api/admin/explorer/history', {
  access: 'api.execute',
  feature: 'api-explorer',
  summary: 'List the calls that you sent from the API explorer',
  description: `Your own, newest first: the last ${explorerLimits.history} of ${explorerLimits.historyDays} days. Nobody else sees them.`,
  query: explorerHistoryQuerySchema,
  answer: ok(
    'The calls',
    z.object({
      calls: z.array(explorerCallSchema),
      total: z.number().int().openapi({ description: 'Of all pages', example: 8 }),
      next: z.string().nullable().openapi({ example: null })
    })
  )
})

export const keepExplorerCallRoute = defineRoute('POST /api/admin/explorer/history', {
  access: 'api.execute',
  feature: 'api-explorer',
  summary: 'Keep a call in your history of the API explorer',
  description: `What the schema of the call marks as a secret is left out, and so is what looks like one: of parameters and of the body. Headers of authentication are never handed in. Bodies of calls to connected databases are not kept at all; the Query Editor has a history of its own. The oldest beyond ${explorerLimits.history} go.`,
  body: newExplorerCallSchema,
  answer: ok('The call as it is kept', z.object({ call: explorerCallSchema }))
})

export const deleteExplorerCallRoute = defineRoute('DELETE /api/admin/explorer/history/{id}', {
  access: 'api.execute',
  summary: 'Delete a call from your history of the API explorer',
  description: 'It has to be your own. It can be brought back for a quarter of an hour.',
  params: z.object({ id: z.string().max(64).openapi({ example: exampleId }) }),
  answer: ok('It is gone', deletionSchema)
})

export const clearExplorerHistoryRoute = defineRoute('DELETE /api/admin/explorer/history', {
  access: 'api.execute',
  summary: 'Delete your history of the API explorer',
  description: 'All of your own. It can be brought back for a quarter of an hour.',
  answer: ok('It is empty', deletionSchema)
})

export const restoreExplorerCallsRoute = defineRoute('POST /api/admin/explorer/history/restore', {
  access: 'api.execute',
  feature: 'api-explorer',
  summary: 'Bring back what you deleted from your history of the API explorer',
  description: 'Within a quarter of an hour; what came since stays.',
  body: z.strictObject({ deletion: z.string().min(1).max(64).openapi({ example: exampleId }) }),
  answer: ok('It is back', doneSchema)
})
