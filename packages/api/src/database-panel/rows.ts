import { z } from '@hono/zod-openapi'
import { pageLimits, rowOperators, takesValue } from '@sitewright/databases'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { databaseWriteMessages as messages } from './write-messages.ts'

const defineRoute = defineRoutes({ tag: 'Database' })

const text = z.string().max(pageLimits.text, messages.text)
const name = z.string().min(1).max(200)
const cellSchema = z.union([z.string(), z.null(), z.object({ cut: z.string(), length: z.number() })])

const cursorSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('key'), values: z.array(z.string().nullable()).max(40) }),
  z.strictObject({ kind: z.literal('offset'), offset: z.number().int().min(1).max(pageLimits.offset) })
])

/** A condition on a column. */
export const databaseRowFilterSchema = z
  .strictObject({
    column: name,
    operator: z.enum(rowOperators),
    value: text.nullable().default(null)
  })
  .refine(({ operator, value }) => !takesValue(operator) || value !== null, {
    error: messages.filterValue,
    path: ['value']
  })

/** Parameters of a page of a table. */
export const databaseRowsInputSchema = z
  .strictObject({
    connection: z.string().max(64),
    schema: name,
    table: name,
    columns: z.array(name).min(1).max(pageLimits.columns).nullable().default(null),
    filters: z.array(databaseRowFilterSchema).max(pageLimits.filters).default([]),
    sort: z
      .strictObject({ column: name, direction: z.enum(['ascending', 'descending']) })
      .nullable()
      .default(null),
    after: cursorSchema.nullable().default(null),
    size: z.number().int().min(1).max(pageLimits.size.most).default(pageLimits.size.usual)
  })
  .openapi('DatabaseRowsInput', {
    example: {
      connection: '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964',
      schema: 'public',
      table: 'invoices',
      filters: [{ column: 'paid_at', operator: 'is-null', value: null }],
      sort: { column: 'due_on', direction: 'descending' },
      size: 50
    }
  })

export type DatabaseRowsInput = z.input<typeof databaseRowsInputSchema>

/** Rows of a table. */
export const databaseRowsSchema = z
  .object({
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
    rows: z.array(z.array(cellSchema)),
    key: z.array(z.string()).openapi({ description: 'Columns of the primary key', example: ['id'] }),
    keys: z.array(z.array(z.string().nullable())).nullable().openapi({ description: 'The key of each row' }),
    paging: z.enum(['key', 'offset']).openapi({
      description: 'By offset where there is no primary key: rows that come or go meanwhile shift the page'
    }),
    next: cursorSchema.nullable().openapi({ description: 'What `after` is for the next page' }),
    milliseconds: z.number().openapi({ example: 4.1 })
  })
  .openapi('DatabaseRows', {
    example: {
      columns: [
        { name: 'id', type: 'bigint' },
        { name: 'due_on', type: 'date' }
      ],
      rows: [
        ['1187', '2026-11-12'],
        ['1203', null]
      ],
      key: ['id'],
      keys: [['1187'], ['1203']],
      paging: 'key',
      next: { kind: 'key', values: ['1203'] },
      milliseconds: 4.1
    }
  })

export type DatabaseRows = z.infer<typeof databaseRowsSchema>

export const readDatabaseRowsRoute = defineRoute('POST /api/database/rows', {
  access: 'database.read',
  scope: 'installation',
  reads: true,
  summary: 'Read rows of a table',
  description: `Read-only. Pages of at most ${pageLimits.size.most} rows, found by the primary key; by offset where there is none, up to ${pageLimits.offset} rows. Values are parameters of the type that their column has. Cells are text; one of more than ${pageLimits.cell} characters is \`{cut, length}\`.`,
  rateLimits: ['database-read-account'],
  body: databaseRowsInputSchema,
  answer: ok('The rows', databaseRowsSchema)
})
