import { z } from '@hono/zod-openapi'
import { migrationLimits as limits } from '@sitewright/databases'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { databaseMigrationMessages as messages } from './migration-messages.ts'
import { timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Database' })

const exampleConnection = '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964'
const exampleId = '5b0f1c62-70a1-4f0e-9d0c-3f2f0c1f7c11'
const idSchema = z.string().max(64)
const connectionPath = z.object({ id: idSchema.openapi({ example: exampleConnection }) })
const migrationPath = connectionPath.extend({ migration: idSchema.openapi({ example: exampleId }) })

const exampleScripts = {
  name: '0004_invoice_due',
  apply: 'alter table invoices add column due_on date;',
  rollBack: 'alter table invoices drop column due_on;'
}
const exampleDigest = '9f2c1d6f0c1b7c6f5a2f6d3c0f1e8b7a4d5c6e7f8091a2b3c4d5e6f708192a3b'

/** The name of a migration: its digits define the order. */
export const migrationNameSchema = z
  .string({ error: messages.nameFormat })
  .trim()
  .max(limits.name, messages.nameFormat)
  .regex(/^\d+[a-z\d_]*$/, messages.nameFormat)
  .openapi({ type: 'string', example: '0004_invoice_due' })

const scriptSchema = z
  .string({ error: messages.scriptRequired })
  .min(1, messages.scriptRequired)
  .max(limits.script, messages.scriptLong)

const scriptsShape = {
  name: migrationNameSchema,
  apply: scriptSchema.openapi({ description: 'Statements that apply it' }),
  rollBack: scriptSchema
    .nullable()
    .openapi({ description: 'Statements that take it back; null where nothing does' })
}

/** A migration to store. */
export const newDatabaseMigrationSchema = z
  .strictObject({ ...scriptsShape, rollBack: scriptsShape.rollBack.default(null) })
  .openapi('NewDatabaseMigration', { example: exampleScripts })

export type NewDatabaseMigration = z.output<typeof newDatabaseMigrationSchema>

const databaseMigrationScriptsSchema = z
  .object({ id: z.string(), ...scriptsShape, createdAt: timeSchema, updatedAt: timeSchema })
  .openapi('DatabaseMigrationScripts', {
    example: { id: exampleId, ...exampleScripts, createdAt: 1_795_000_000_000, updatedAt: 1_795_000_000_000 }
  })

export type DatabaseMigrationScripts = z.output<typeof databaseMigrationScriptsSchema>

/** The states of a migration: `late` precedes one that was applied, `unknown` was applied but its script is missing. */
export const migrationStates = ['pending', 'late', 'applied', 'changed', 'unknown'] as const

const exampleMigration = {
  id: exampleId,
  name: exampleScripts.name,
  state: 'applied' as const,
  revertible: true,
  createdAt: 1_795_000_000_000,
  appliedAt: 1_795_000_600_000,
  appliedBy: 'maya@example.com',
  milliseconds: 12.4
}

const databaseMigrationSchema = z
  .object({
    id: z.string().nullable().openapi({ description: 'Null for one whose script is not here' }),
    name: z.string(),
    state: z.enum(migrationStates).nullable().openapi({
      description:
        '`late` comes before another one that was applied, `changed` has another script than was applied, `unknown` has no script here; null where the database could not be asked'
    }),
    revertible: z.boolean().openapi({ description: 'Whether a script takes it back' }),
    createdAt: timeSchema.nullable(),
    appliedAt: timeSchema.nullable(),
    appliedBy: z.string().nullable(),
    milliseconds: z.number().nullable()
  })
  .openapi('DatabaseMigration', { example: exampleMigration })

export type DatabaseMigration = z.infer<typeof databaseMigrationSchema>

const migrationsSchema = z
  .object({
    migrations: z.array(databaseMigrationSchema),
    schemaChanged: z.boolean().nullable().openapi({
      description: 'Whether tables are other than after the last run; null where nothing is known of it'
    }),
    problem: z.string().nullable().openapi({ description: 'Why the database could not be asked' })
  })
  .openapi('DatabaseMigrations', {
    example: { migrations: [exampleMigration], schemaChanged: false, problem: null }
  })

export type DatabaseMigrations = z.infer<typeof migrationsSchema>

/** The action on migrations, and its parameters. */
export const migrateSchema = z
  .strictObject({
    connection: idSchema,
    direction: z.enum(['apply', 'roll-back']),
    act: z.enum(['plan', 'dry-run', 'run']),
    to: migrationNameSchema
      .optional()
      .openapi({ description: 'The last one to be run; all that wait, or the last applied one, without it' }),
    digest: z
      .string()
      .max(64)
      .optional()
      .openapi({ description: 'Of the plan that was looked at; a run needs it' }),
    name: z
      .string()
      .max(200)
      .optional()
      .openapi({ description: 'Name of the connection, where people depend on the database' })
  })
  .refine(({ act, digest }) => act !== 'run' || digest !== undefined, {
    error: messages.digestRequired,
    path: ['digest']
  })
  .openapi('Migrate', {
    example: { connection: exampleConnection, direction: 'apply', act: 'plan' }
  })

export type Migrate = z.output<typeof migrateSchema>

const planSchema = z.object({
  digest: z.string(),
  steps: z.array(z.object({ name: z.string(), statements: z.array(z.string()) }))
})

const runSchema = z.object({
  done: z.array(
    z.object({
      name: z.string(),
      milliseconds: z.number(),
      statements: z.array(z.object({ rows: z.number().nullable(), milliseconds: z.number() }))
    })
  ),
  stopped: z
    .object({
      name: z.string(),
      statement: z
        .number()
        .nullable()
        .openapi({ description: 'From 0; null where it was no statement, such as the commit' }),
      message: z.string(),
      hint: z.string().nullable(),
      code: z.string().nullable(),
      position: z.number().nullable()
    })
    .nullable()
    .openapi({ description: 'Nothing of this migration remains; those before it stand' })
})

const migrateAnswerSchema = z
  .object({
    direction: z.enum(['apply', 'roll-back']),
    act: z.enum(['plan', 'dry-run', 'run']),
    plan: planSchema,
    run: runSchema.nullable().openapi({ description: 'Null for a plan' })
  })
  .openapi('MigrateAnswer', {
    example: {
      direction: 'apply',
      act: 'run',
      plan: {
        digest: exampleDigest,
        steps: [{ name: exampleScripts.name, statements: [exampleScripts.apply] }]
      },
      run: {
        done: [
          { name: exampleScripts.name, milliseconds: 12.4, statements: [{ rows: null, milliseconds: 3.1 }] }
        ],
        stopped: null
      }
    }
  })

export type MigrateAnswer = z.infer<typeof migrateAnswerSchema>

export const listDatabaseMigrationsRoute = defineRoute('GET /api/admin/connections/{id}/migrations', {
  access: 'database.read',
  scope: 'installation',
  summary: 'List the migrations of a connection',
  description:
    'By name. What has been applied stands in the database itself, with checksums: what differs from the scripts here is told.',
  rateLimits: ['database-read-account'],
  params: connectionPath,
  answer: ok('The migrations', migrationsSchema)
})

export const readDatabaseMigrationRoute = defineRoute(
  'GET /api/admin/connections/{id}/migrations/{migration}',
  {
    access: 'database.write',
    scope: 'installation',
    summary: 'Read the scripts of a migration',
    description: 'Statements that apply it, and those that take it back.',
    params: migrationPath,
    answer: ok('The migration', z.object({ migration: databaseMigrationScriptsSchema }))
  }
)

export const addDatabaseMigrationRoute = defineRoute('POST /api/admin/connections/{id}/migrations', {
  access: 'database.write',
  scope: 'installation',
  summary: 'Add a migration',
  description: 'Keeps its scripts, encrypted. Nothing runs. Written to the audit log.',
  params: connectionPath,
  body: newDatabaseMigrationSchema,
  answer: ok('The migration', z.object({ migration: databaseMigrationScriptsSchema }))
})

export const changeDatabaseMigrationRoute = defineRoute(
  'PATCH /api/admin/connections/{id}/migrations/{migration}',
  {
    access: 'database.write',
    scope: 'installation',
    summary: 'Change a migration that has not been applied',
    description: 'Written to the audit log.',
    rateLimits: ['database-read-account'],
    params: migrationPath,
    body: newDatabaseMigrationSchema,
    answer: ok('The migration', z.object({ migration: databaseMigrationScriptsSchema }))
  }
)

export const deleteDatabaseMigrationRoute = defineRoute(
  'DELETE /api/admin/connections/{id}/migrations/{migration}',
  {
    access: 'database.write',
    scope: 'installation',
    summary: 'Delete a migration that has not been applied',
    description: 'Written to the audit log.',
    rateLimits: ['database-read-account'],
    params: migrationPath,
    answer: ok('Whether it is gone', doneSchema)
  }
)

export const migrateDatabaseRoute = defineRoute('POST /api/database/migrate', {
  access: 'database.write',
  scope: 'installation',
  stepUp: true,
  summary: 'Plan, try, apply or roll back migrations',
  description:
    'A plan names the statements and has a digest; a run needs it, and is refused where something has changed since. Each migration runs in a transaction of its own; a dry run runs all of them in one that is rolled back. Takes a connection that allows writing. Written to the audit log.',
  rateLimits: ['database-write-account'],
  body: migrateSchema,
  answer: ok('The plan and what came of it', migrateAnswerSchema)
})
