import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Database' })

/** The query cost of a user in a connection today. */
export const databaseChargesSchema = z
  .object({
    unit: z
      .string()
      .nullable()
      .openapi({ description: 'Null for a kind that charges nothing', example: 'read capacity units' }),
    charged: z.number().openapi({ description: 'By your queries of today', example: 40.5 }),
    budget: z
      .number()
      .nullable()
      .openapi({ description: 'Of each person and day; null without one', example: 500 }),
    endsAt: timeSchema.openapi({ description: 'When the day ends, by UTC' })
  })
  .openapi('DatabaseCharges')

export type DatabaseCharges = z.infer<typeof databaseChargesSchema>

export const readDatabaseChargesRoute = defineRoute('GET /api/database/charges', {
  access: 'database.read',
  scope: 'installation',
  summary: 'Read what your queries were charged today',
  description:
    'By what the service said at the end of each query; one that was cancelled or failed has no such end and is not counted. Once the budget of the connection is used up, queries are refused until the day ends.',
  query: z.object({
    connection: z
      .string()
      .max(64)
      .openapi({ description: 'Id of the connection', example: '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964' })
  }),
  answer: ok('The charges', databaseChargesSchema)
})
