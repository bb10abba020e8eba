import { z } from '@hono/zod-openapi'
import { readLimits } from '@sitewright/databases'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, jsonLines, ok } from '../responses.ts'
import { databaseQueryMessages as messages } from './query-messages.ts'
import { emptySchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Database' })

const exampleId = '0b6de6a4-2f70-4f4c-9a31-5b6c5f3f2a10'
const { rows, seconds } = readLimits

/** Limits of a query, each with a default. */
const limitsSchema = z.strictObject({
  rows: z.number().int().min(1, messages.limitRows).max(rows.most, messages.limitRows).default(rows.usual),
  seconds: z
    .number()
    .int()
    .min(1, messages.limitSeconds)
    .max(seconds.most, messages.limitSeconds)
    .default(seconds.usual)
})

const parameterSchema = z.union([z.string().max(readLimits.statement), z.number(), z.boolean(), z.null()])

/** A statement to run on a connected database. */
export const databaseQuerySchema = z
  .strictObject({
    connection: z.string().max(64).openapi({ description: 'Id of the connection' }),
    query: z
      .string()
      .openapi({ description: 'One statement that reads; for a kind without SQL a JSON object' }),
    parameters: z
      .array(parameterSchema)
      .max(readLimits.parameters)
      .default([])
      .openapi({ description: 'Values of its placeholders, in their order' }),
    limits: limitsSchema.default({ rows: rows.usual, seconds: seconds.usual })
  })
  .openapi('DatabaseQuery', {
    example: {
      connection: '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964',
      query: 'select name, due_on from invoices where amount > $1',
      parameters: [100],
      limits: { rows: 1000, seconds: 15 }
    }
  })

export type DatabaseQueryInput = z.output<typeof databaseQuerySchema>

const placeSchema = z.object({ offset: z.number(), line: z.number(), column: z.number() })
const cellSchema = z.union([z.string(), z.null(), z.object({ cut: z.string(), length: z.number() })])

/** A line of the response to a query: its id, its columns, batches of rows, and its end. */
export const databaseQueryLineSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('start'), id: z.string() }),
  z.object({
    kind: z.literal('columns'),
    columns: z.array(z.object({ name: z.string(), type: z.string() }))
  }),
  z.object({ kind: z.literal('rows'), rows: z.array(z.array(cellSchema)) }),
  z.object({
    kind: z.literal('end'),
    rows: z.number(),
    truncated: z.enum(['rows', 'size']).nullable(),
    milliseconds: z.number(),
    /** Its cost, where the service reports it. */
    charge: z.object({ amount: z.number(), unit: z.string() }).optional()
  }),
  z.object({
    kind: z.literal('error'),
    code: z.string(),
    message: z.string(),
    /** The engine's message, and its position in the statement. */
    engine: z
      .object({
        message: z.string(),
        place: placeSchema.nullable(),
        hint: z.string().nullable(),
        code: z.string().nullable()
      })
      .nullable()
  })
])

export type DatabaseQueryLine = z.infer<typeof databaseQueryLineSchema>

export const runDatabaseQueryRoute = defineRoute('POST /api/database/query', {
  access: 'database.read',
  scope: 'installation',
  summary: 'Run a query on a connected database',
  description: `Read-only; one statement of at most ${readLimits.statement} characters. The answer is JSON Lines, sent while the query runs: \`start\` with the id by which it is cancelled, \`columns\`, \`rows\` in batches, and \`end\` or \`error\` with a code of the catalogue, as the last line. Cells are text, so that no digit is lost; one of more than ${readLimits.cell} characters is \`{cut, length}\`. It ends at ${readLimits.size} characters in all and at its own limits; \`truncated\` says at which, and \`charge\` what it cost where the service counts that. Closing the connection cancels it. The audit log keeps who ran what for how many rows, without the values of parameters and literals.`,
  rateLimits: ['database-query-account'],
  body: databaseQuerySchema,
  answer: jsonLines(
    'The result, line by line',
    `{"kind":"start","id":"${exampleId}"}\n{"kind":"columns","columns":[{"name":"name","type":"text"}]}\n{"kind":"rows","rows":[["Okonkwo Catering"],[null]]}\n{"kind":"end","rows":2,"truncated":null,"milliseconds":6.2}\n`
  )
})

export const cancelDatabaseQueryRoute = defineRoute('POST /api/database/query/{id}/cancel', {
  access: 'database.read',
  scope: 'installation',
  summary: 'Cancel a query',
  description:
    'Stops a query of your own in the database too, on whichever server it runs, within two seconds. One that has ended stays as it is.',
  rateLimits: ['database-cancel-account'],
  params: z.object({ id: z.string().max(64).openapi({ example: exampleId }) }),
  body: emptySchema,
  answer: ok('It is told to stop', doneSchema)
})
