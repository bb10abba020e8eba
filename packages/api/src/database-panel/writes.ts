import { z } from '@hono/zod-openapi'
import { readLimits, writeLimits } from '@sitewright/databases'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { databaseWriteMessages as messages } from './write-messages.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Database' })

const exampleId = '3c6f7d3e-58bb-4c9c-a6f0-5f4f3d1c7a20'
const writePath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })
const count = z.number().int()

const nameSchema = z.string().min(1).max(200)
const valueSchema = z.string().max(writeLimits.value, messages.value).nullable()
const valuesSchema = z.record(nameSchema, valueSchema)

/** A change of one row; `before` is the expected current content. */
export const databaseRowChangeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('insert'), values: valuesSchema }),
  z.strictObject({
    kind: z.literal('update'),
    key: valuesSchema,
    before: valuesSchema,
    values: valuesSchema.refine((values) => Object.keys(values).length > 0)
  }),
  z.strictObject({ kind: z.literal('delete'), key: valuesSchema, before: valuesSchema })
])

export type DatabaseRowChange = z.infer<typeof databaseRowChangeSchema>

/** A write: a statement, or changes of the rows of a table. */
export const newDatabaseWriteSchema = z
  .strictObject({
    connection: z.string().max(64),
    query: z
      .string()
      .max(readLimits.statement, messages['too-large'])
      .optional()
      .openapi({ description: 'One INSERT, UPDATE or DELETE' }),
    parameters: z
      .array(z.union([z.string().max(readLimits.statement), z.number(), z.boolean(), z.null()]))
      .max(readLimits.parameters)
      .default([]),
    schema: nameSchema.optional(),
    table: nameSchema.optional(),
    changes: z.array(databaseRowChangeSchema).min(1).max(writeLimits.changes).optional()
  })
  .refine(
    ({ query, schema, table, changes }) =>
      query === undefined
        ? schema !== undefined && table !== undefined && changes !== undefined
        : schema === undefined && table === undefined && changes === undefined,
    { error: messages.one, path: ['query'] }
  )
  .refine(({ changes = [] }) => areDistinct(changes), { error: messages.twice, path: ['changes'] })
  .openapi('NewDatabaseWrite', {
    example: {
      connection: '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964',
      query: 'update invoices set due_on = due_on + 14 where tenant_id = $1 and paid_at is null',
      parameters: ['7b1ec04a']
    }
  })

function areDistinct(changes: readonly DatabaseRowChange[]): boolean {
  const keys = changes.flatMap((change) =>
    change.kind === 'insert' ? [] : [JSON.stringify(Object.entries(change.key).toSorted())]
  )
  return new Set(keys).size === keys.length
}

export type NewDatabaseWrite = z.output<typeof newDatabaseWriteSchema>

const cellSchema = z.union([z.string(), z.null(), z.object({ cut: z.string(), length: z.number() })])
const rowSchema = z.array(cellSchema).nullable()

/** The states of a write. */
export const databaseWriteStates = ['held', 'committing', 'committed', 'rolled-back', 'unknown'] as const

/** Why a write was rolled back. */
export const rollBackReasons = [
  'asked',
  'expired',
  'rights',
  'connection',
  'server',
  'lost',
  'failed'
] as const

export type RollBackReason = (typeof rollBackReasons)[number]

const example = {
  id: exampleId,
  connection: '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964',
  state: 'held' as const,
  reason: null,
  statement: 'update invoices set due_on = due_on + 14 where id = 1187',
  rows: 1,
  target: { schema: 'public', table: 'invoices' },
  tables: [{ schema: 'public', table: 'invoices', inserted: 0, updated: 1, deleted: 0 }],
  columns: [
    { name: 'id', type: 'bigint' },
    { name: 'due_on', type: 'date' }
  ],
  key: ['id'],
  sample: [{ before: ['1187', '2026-11-12'], after: ['1187', '2026-11-26'] }],
  sampleGap: null,
  undoable: false,
  undoGap: null,
  triggers: ['invoices_history'],
  unseen: [],
  counter: null,
  milliseconds: 8.2,
  locks: [{ table: 'invoices', mode: 'RowExclusiveLock' }],
  waiting: [{ processId: 4711, user: 'billing', seconds: 3.5 }],
  locksAt: 1_795_000_000_000,
  undoOf: null,
  undone: false,
  begunAt: 1_795_000_000_000,
  expiresAt: 1_795_000_060_000,
  now: 1_795_000_002_000,
  endedAt: null
}

/** A two-phase write: its effects while it is held, and its outcome. */
export const databaseWriteSchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    connection: z.string(),
    state: z.enum(databaseWriteStates).openapi({
      description: '`unknown` where the server stopped in the middle of a commit',
      example: 'held'
    }),
    reason: z.enum(rollBackReasons).nullable(),
    statement: z.string().nullable().openapi({ description: 'Null for changes of rows' }),
    rows: count.openapi({ description: 'Rows that it touched', example: 12 }),
    target: z.object({ schema: z.string(), table: z.string() }),
    tables: z
      .array(
        z.object({
          schema: z.string(),
          table: z.string(),
          inserted: count,
          updated: count,
          deleted: count
        })
      )
      .openapi({ description: 'With those that triggers and cascades touched' }),
    columns: z.array(z.object({ name: z.string(), type: z.string() })),
    key: z.array(z.string()),
    sample: z
      .array(z.object({ before: rowSchema, after: rowSchema }))
      .openapi({ description: `At most ${writeLimits.sample} rows; null where there is none on that side` }),
    sampleGap: z
      .enum(['returning', 'no-key', 'key-changed', 'unknown-rows', 'too-large'])
      .nullable()
      .openapi({ description: 'Why rows are not shown, or not as they were' }),
    undoable: z.boolean().openapi({ description: 'Whether its inverse is kept' }),
    undoGap: z
      .enum([
        'returning',
        'no-key',
        'key-changed',
        'unknown-rows',
        'too-many-rows',
        'other-tables',
        'too-large'
      ])
      .nullable(),
    triggers: z.array(z.string()),
    unseen: z.array(z.enum(['triggers', 'tables'])).openapi({
      description:
        'What the role is not told: triggers of the table, or which other tables were touched. Empty where all is known'
    }),
    counter: z.string().nullable().openapi({
      description: 'Column whose numbers the table has given, which go on after a roll back too',
      example: null
    }),
    milliseconds: z.number(),
    locks: z.array(z.object({ table: z.string(), mode: z.string() })),
    waiting: z
      .array(z.object({ processId: count, user: z.string().nullable(), seconds: z.number().nullable() }))
      .nullable()
      .openapi({ description: 'Null where the database does not tell the role' }),
    locksAt: timeSchema.nullable().openapi({ description: 'When locks and who waits were looked at' }),
    undoOf: z.string().nullable(),
    undone: z.boolean(),
    begunAt: timeSchema,
    expiresAt: timeSchema,
    now: timeSchema.openapi({ description: 'The clock of the server, for the time that is left' }),
    endedAt: timeSchema.nullable()
  })
  .openapi('DatabaseWrite', { example })

export type DatabaseWrite = z.infer<typeof databaseWriteSchema>

const answer = ok('The write', z.object({ write: databaseWriteSchema }))
const seconds = writeLimits.holdMs / 1000

export const beginDatabaseWriteRoute = defineRoute('POST /api/database/writes', {
  access: 'database.write',
  scope: 'installation',
  stepUp: true,
  summary: 'Begin a write of a connected database',
  description: `Runs in a transaction that is held for ${seconds} s and then rolled back; nobody else sees it until it is committed. Takes a connection that allows writing. It ends by itself with the server, the session, the permission or the connection. At most ${writeLimits.rows} rows. Written to the audit log.`,
  rateLimits: ['database-write-account'],
  body: newDatabaseWriteSchema,
  answer
})

export const readDatabaseWriteRoute = defineRoute('GET /api/database/writes/{id}', {
  access: 'database.write',
  scope: 'installation',
  summary: 'Look at a write of a connected database',
  description:
    'One of your own: what it touched, the locks that it holds and who waits for them, and how it ended. Kept for 30 days.',
  params: writePath,
  answer
})

export const commitDatabaseWriteRoute = defineRoute('POST /api/database/writes/{id}/commit', {
  access: 'database.write',
  scope: 'installation',
  summary: 'Commit a held write',
  description:
    'Whichever server holds it. Where people depend on the database, the name of the connection has to be given. Once committed, a second call answers the same. Written to the audit log with rows before and after.',
  params: writePath,
  body: z.strictObject({ name: z.string().max(200).optional() }),
  answer
})

export const rollBackDatabaseWriteRoute = defineRoute('POST /api/database/writes/{id}/roll-back', {
  access: 'database.write',
  scope: 'installation',
  summary: 'Roll back a held write',
  description: 'Whichever server holds it. Nothing of it remains. Written to the audit log.',
  params: writePath,
  body: emptySchema,
  answer
})

export const undoDatabaseWriteRoute = defineRoute('POST /api/database/writes/{id}/undo', {
  access: 'database.write',
  scope: 'installation',
  stepUp: true,
  summary: 'Undo a committed write',
  description:
    'Begins the inverse as a new write, which is held as any other. Rows that have changed since are not overwritten.',
  rateLimits: ['database-write-account'],
  params: writePath,
  body: emptySchema,
  answer
})
