import { z } from '@hono/zod-openapi'
import { readLimits } from '@sitewright/databases'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Database' })

const count = z.number().int()

/** A column of a table, with its keys. */
const columnSchema = z
  .object({
    name: z.string().openapi({ example: 'customer_id' }),
    type: z.string().openapi({ example: 'bigint' }),
    nullable: z.boolean(),
    primaryKey: z.boolean(),
    generated: z.boolean().openapi({ description: 'Computed by the table, so it cannot be set' }),
    defaultValue: z.string().nullable().openapi({ description: 'As an expression', example: null }),
    foreignKey: z
      .object({
        schema: z.string().openapi({ example: 'public' }),
        table: z.string().openapi({ example: 'customers' }),
        column: z.string().openapi({ example: 'id' })
      })
      .nullable()
  })
  .openapi('DatabaseColumn')

/** A table or view of a connected database. */
export const databaseTableSchema = z
  .object({
    schema: z.string().openapi({ example: 'public' }),
    name: z.string().openapi({ example: 'invoices' }),
    kind: z.enum(['table', 'view']).openapi({ example: 'table' }),
    columns: z.array(columnSchema),
    rows: z.number().nullable().openapi({
      description: 'As the database estimates; null where it has not counted',
      example: 184_203
    }),
    size: z.number().nullable().openapi({ description: 'Bytes with all indexes', example: 96_468_992 }),
    lastModified: timeSchema.nullable().openapi({ description: 'Null where the database does not know' })
  })
  .openapi('DatabaseTable')

export type DatabaseTable = z.infer<typeof databaseTableSchema>

const connectionQuery = z.strictObject({
  connection: z.string().max(64).openapi({ example: '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964' })
})
const truncated = z.boolean().openapi({ description: 'Whether there are more tables than are listed' })

export const readDatabaseSchemaRoute = defineRoute('GET /api/database/schemas', {
  access: 'database.read',
  scope: 'installation',
  summary: 'Read the schema of a connected database',
  description: `Tables and views with their columns and keys, read from the database now; at most ${readLimits.tables} tables. A connection that is switched off is refused.`,
  rateLimits: ['database-read-account'],
  query: connectionQuery,
  answer: ok(
    'The schema',
    z.object({
      tables: z.array(databaseTableSchema),
      views: count.openapi({ example: 6 }),
      functions: count.openapi({ example: 12 }),
      truncated
    })
  )
})

export const listDatabaseCollectionsRoute = defineRoute('GET /api/database/collections', {
  access: 'database.read',
  scope: 'installation',
  summary: 'List the collections of a connected database',
  description: `Tables and views without their columns, read from the database now; at most ${readLimits.tables}. A connection that is switched off is refused.`,
  rateLimits: ['database-read-account'],
  query: connectionQuery,
  answer: ok(
    'The collections',
    z.object({ collections: z.array(databaseTableSchema.omit({ columns: true })), truncated })
  )
})
