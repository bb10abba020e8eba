import { z } from '@hono/zod-openapi'
import { performanceGaps, performanceLimits as limits } from '@sitewright/databases'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { performanceGapMessages } from './performance-messages.ts'
import { timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Database' })

const exampleId = '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964'
const name = z.string()
const amount = z.number()
const share = z.number().openapi({ description: 'From 0 to 1', example: 0.41 })
const place = { schema: name, table: name }
const processId = z.number().int()
const statement = z.string().openapi({
  description: 'Without what stands in quotes',
  example: 'SELECT name FROM invoices WHERE id = $1'
})

/** A part of the performance data with its source, or why it is unavailable. */
function partOf<Value extends z.ZodType>(value: Value) {
  return z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('measured'),
      source: z.string().openapi({ description: 'The view or function of the engine' }),
      since: timeSchema
        .nullable()
        .openapi({ description: 'Since when it counts; null for what is so now, or where nobody knows' }),
      value
    }),
    z.object({
      kind: z.literal('missing'),
      source: z.string(),
      reason: z.enum(performanceGaps),
      message: z.string().openapi({ description: 'The same in words, with what to do' })
    })
  ])
}

/** The example of a part. */
function measured<Value>(source: string, value: Value, since: number | null = null) {
  return { kind: 'measured' as const, source, since, value }
}

const runningSchema = z.object({
  id: z.string().openapi({ description: 'What names this run of it when it is cancelled' }),
  processId,
  user: name.nullable(),
  application: name.nullable(),
  state: z.string().openapi({ description: 'As the engine names it' }),
  isWaiting: z.boolean().openapi({ description: 'Whether it waits for a lock' }),
  seconds: amount,
  statement,
  cancellable: z.boolean().openapi({ description: 'Whether the role of the connection may stop it' })
})

const waitSchema = z.object({
  processId,
  user: name.nullable(),
  target: z.string().nullable().openapi({ description: 'What it waits for, such as a table' }),
  mode: z.string().nullable(),
  seconds: amount.nullable(),
  blockedBy: z.array(processId),
  statement: statement.nullable()
})

const since = 1_794_900_000_000

/** The performance of a connected database, part by part. */
export const databasePerformanceSchema = z
  .object({
    at: timeSchema.openapi({ description: 'When it was read' }),
    size: partOf(amount.openapi({ description: 'Bytes of the database' })),
    tables: partOf(z.array(z.object({ ...place, size: amount, indexSize: amount, rows: amount.nullable() }))),
    connections: partOf(z.object({ used: z.number().int(), most: z.number().int() })),
    cache: partOf(z.object({ share, reads: amount })),
    running: partOf(
      z.object({
        statements: z.array(runningSchema),
        hidden: z.number().int().nullable().openapi({ description: 'Sessions that the role may not see' })
      })
    ),
    waits: partOf(z.array(waitSchema)),
    unusedIndexes: partOf(z.array(z.object({ ...place, index: name, size: amount.nullable() }))),
    scannedTables: partOf(
      z.array(
        z.object({
          ...place,
          rows: amount.nullable(),
          scans: amount.nullable(),
          rowsRead: amount,
          indexReads: amount.nullable()
        })
      )
    ),
    statements: partOf(
      z.array(
        z.object({
          statement: statement.nullable(),
          calls: amount,
          totalMs: amount,
          meanMs: amount,
          rows: amount,
          share
        })
      )
    )
  })
  .openapi('DatabasePerformance', {
    example: {
      at: 1_795_000_000_000,
      size: measured('pg_database_size', 96_468_992),
      tables: measured('pg_total_relation_size', [
        { schema: 'public', table: 'invoices', size: 80_000_000, indexSize: 12_000_000, rows: 184_203 }
      ]),
      connections: measured('pg_stat_database', { used: 12, most: 100 }),
      cache: measured('pg_stat_database', { share: 0.994, reads: 48_200_311 }, since),
      running: measured('pg_stat_activity', {
        statements: [
          {
            id: '4812-1794999959000000',
            processId: 4812,
            user: 'billing',
            application: 'worker',
            state: 'active',
            isWaiting: false,
            seconds: 41,
            statement: 'UPDATE invoices SET paid_at = now()',
            cancellable: false
          }
        ],
        hidden: 0
      }),
      waits: measured('pg_locks', []),
      unusedIndexes: measured(
        'pg_stat_user_indexes',
        [{ schema: 'public', table: 'invoices', index: 'invoices_note', size: 8_192_000 }],
        since
      ),
      scannedTables: measured('pg_stat_user_tables', [], since),
      statements: {
        kind: 'missing',
        source: 'pg_stat_statements',
        reason: 'not-loaded',
        message: performanceGapMessages['not-loaded']
      }
    }
  })

export type DatabasePerformanceView = z.infer<typeof databasePerformanceSchema>

export const readDatabasePerformanceRoute = defineRoute('GET /api/database/performance', {
  access: 'database.read',
  scope: 'installation',
  summary: 'Read how a connected database performs',
  description: `Size, largest tables, connections, cache, what runs now, who waits for locks, indexes that nothing uses, tables that are read without one, and the slowest statements; read from the database now, read-only, at most ${limits.entries} entries of each. Every part says its source and since when it counts, or why it is not known and what to do. Statements come without what stands in their quotes. Kinds without it are refused; the capabilities of each are data.`,
  rateLimits: ['database-read-account'],
  query: z.strictObject({ connection: z.string().max(64).openapi({ example: exampleId }) }),
  answer: ok('The performance', databasePerformanceSchema)
})

export const cancelDatabaseStatementRoute = defineRoute('POST /api/database/performance/cancel', {
  access: 'database.write',
  scope: 'installation',
  stepUp: true,
  summary: 'Cancel a statement that runs on a connected database',
  description:
    'Stops one statement, of whomever, as far as the role of the connection may; its session goes on. One that has ended meanwhile stays as it is. Written to the audit log.',
  rateLimits: ['database-cancel-account'],
  body: z.strictObject({
    connection: z.string().max(64).openapi({ example: exampleId }),
    id: z.string().min(1).max(64).openapi({ example: '4812-1794999959000000' })
  }),
  answer: ok('It is told to stop', doneSchema)
})
