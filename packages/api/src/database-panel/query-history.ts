import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'
import { queryLimits } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'Database' })

/** A query in the history of the caller. */
export const pastQuerySchema = z
  .object({
    id: z.string(),
    connection: z.object({ id: z.string(), name: z.string() }),
    statement: z.string(),
    outcome: z.string(),
    rows: z.number().int(),
    milliseconds: z.number(),
    at: timeSchema
  })
  .openapi('PastQuery', {
    example: {
      id: '0b6de6a4-2f70-4f4c-9a31-5b6c5f3f2a10',
      connection: { id: '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964', name: 'billing-eu' },
      statement: 'select name, due_on from invoices where amount > $1',
      outcome: 'done',
      rows: 3,
      milliseconds: 62,
      at: 1_795_262_400_000
    }
  })

export type PastQuery = z.infer<typeof pastQuerySchema>

/** Filters and page of the history. */
const historyQuerySchema = z.strictObject({
  connection: z
    .string()
    .max(64)
    .optional()
    .openapi({ description: 'Id of a connection', example: '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964' }),
  q: z
    .string()
    .trim()
    .max(200)
    .optional()
    .openapi({ description: 'Words of the statement', example: 'invoices' }),
  before: z
    .string()
    .regex(/^\d{1,16}_[\w-]{1,64}$/)
    .optional()
    .openapi({
      description: '`next` of the page before',
      example: '1795262400000_0b6de6a4-2f70-4f4c-9a31-5b6c5f3f2a10'
    }),
  limit: z.coerce.number().int().min(1).max(100).default(50)
})

export type HistoryQuery = z.output<typeof historyQuerySchema>

export const listDatabaseHistoryRoute = defineRoute('GET /api/database/history', {
  access: 'database.read',
  scope: 'installation',
  summary: 'List the queries that you ran',
  description: `Your own, newest first: the last ${queryLimits.history} of ${queryLimits.historyDays} days. Values of parameters are not kept, nor values that are compared with what is named like a secret. A statement is kept up to ${queryLimits.historyStatement} characters.`,
  query: historyQuerySchema,
  answer: ok(
    'The queries',
    z.object({ queries: z.array(pastQuerySchema), next: z.string().nullable().openapi({ example: null }) })
  )
})

export const clearDatabaseHistoryRoute = defineRoute('DELETE /api/database/history', {
  access: 'database.read',
  scope: 'installation',
  summary: 'Delete the history of your queries',
  description: 'All of your own. The audit log keeps its entries.',
  answer: ok('It is empty', doneSchema)
})
