import { z } from '@hono/zod-openapi'
import { connectionFailures, databaseKinds, ownDatabaseKind } from '@sitewright/databases'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import {
  databaseAddressShape as address,
  databaseConnectionNameSchema as name,
  dailyBudgetSchema as dailyBudget,
  databasePasswordSchema as password,
  productionSchema as production,
  writableSchema as writable
} from './connection-fields.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'
import { databaseConnectionLimits as limits } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'Database' })

const exampleId = '8c2f6a1e-4f0b-4c58-9c3e-7b1d52f0a964'
const connectionPath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })
const count = z.number().int()

/** The status of a connection: reachable, disabled or never tested, or the last test failed. */
export const databaseConnectionStatuses = ['connected', 'disconnected', 'error'] as const

const failure = {
  problem: z
    .enum(connectionFailures)
    .nullable()
    .openapi({ description: 'Why it was not reached; null where it was', example: null }),
  message: z.string().nullable().openapi({ description: 'The same in words', example: null })
}

/** A database that is connected to the control panel, without its password. */
export const databaseConnectionSchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    name,
    ...address,
    type: z.enum([...databaseKinds, ownDatabaseKind]).openapi({
      description: `The kind of the database; ${ownDatabaseKind} is Sitewright's own, which is read from copies without its secrets`,
      example: 'postgresql'
    }),
    port: count.openapi({ description: '0 where there is no server', example: 5432 }),
    production,
    writable,
    dailyBudget,
    enabled: z.boolean().openapi({ description: 'Whether it is used; one that is not stays as it is' }),
    status: z.enum(databaseConnectionStatuses).openapi({ example: 'connected' }),
    ...failure,
    testedAt: timeSchema.nullable(),
    lastConnected: timeSchema.nullable(),
    responseMs: z.number().nullable().openapi({ description: 'Until the first answer', example: 2.1 }),
    version: z.string().nullable().openapi({ example: '18.1' }),
    mayWrite: z
      .boolean()
      .nullable()
      .openapi({ description: 'Whether its role may change data', example: false }),
    connectionPool: z
      .object({
        active: count.openapi({ example: 3 }),
        idle: count.openapi({ example: 9 }),
        total: count.openapi({ example: 12 })
      })
      .nullable()
      .openapi({ description: 'Connections of everybody else to this database, as of the last test' }),
    performance: z
      .object({
        queries: count.openapi({ description: 'Queries that gave a result', example: 128 }),
        avgResponseTime: z
          .number()
          .nullable()
          .openapi({ description: 'Mean milliseconds of a query; null without any', example: 14.2 }),
        throughput: z
          .number()
          .nullable()
          .openapi({ description: 'Queries an hour; null without any', example: 5.3 })
      })
      .openapi({
        description:
          'What this panel itself ran on the database, on all servers, within the last 24 hours by whole hours'
      }),
    migrations: count.openapi({ description: 'Scripts of migrations that are kept for it', example: 3 }),
    passwordSetAt: timeSchema
  })
  .openapi('DatabaseConnection')

export type DatabaseConnection = z.infer<typeof databaseConnectionSchema>

/** The result of a connection test. */
export const databaseTestSchema = z
  .object({
    ok: z.boolean(),
    ...failure,
    version: z.string().nullable().openapi({ example: '18.1' }),
    role: z.string().nullable().openapi({ example: 'panel_reader' }),
    mayWrite: z.boolean().nullable().openapi({ example: false }),
    responseMs: z.number().nullable().openapi({ example: 2.1 })
  })
  .openapi('DatabaseTest')

export type DatabaseTest = z.infer<typeof databaseTestSchema>

const answer = z.object({ connection: databaseConnectionSchema })
const example = {
  name: 'billing-eu',
  type: 'postgresql' as const,
  host: 'db.example.com',
  port: 5432,
  database: 'billing',
  user: 'panel_reader',
  password: 'correct horse battery staple',
  tls: true,
  certificate: null,
  production: true,
  writable: false,
  dailyBudget: null
}

/** The parameters of a new connection. */
export const newDatabaseConnectionSchema = z
  .strictObject({
    name,
    ...address,
    password,
    production,
    writable: writable.default(false),
    dailyBudget: dailyBudget.default(null)
  })
  .openapi('NewDatabaseConnection', { example })

export type NewDatabaseConnection = z.output<typeof newDatabaseConnectionSchema>

/** How Sitewright's own database can be read. */
export const ownDatabaseKinds = ['built-in', 'offered', 'off', 'forbidden'] as const

const connectionsSchema = z
  .object({
    connections: z.array(databaseConnectionSchema),
    reachesLoopback: z.boolean().openapi({
      description:
        'Whether databases on the machine of the server may be connected to: it serves that machine alone, and EGRESS_DB_LOOPBACK does not say false',
      example: false
    }),
    own: z
      .object({
        kind: z.enum(ownDatabaseKinds).openapi({
          description:
            'The demo has a connection of its own; a server offers one to copies, unless OWN_DATABASE says false; forbidden to whoever may not see people, the audit log, tenants and monitoring',
          example: 'offered'
        }),
        copiedAt: timeSchema.nullable().openapi({
          description: 'When the copy that this server keeps was made; null where it keeps none'
        }),
        cut: z.array(z.string()).openapi({
          description: 'Tables of which the copy has only the newest rows',
          example: ['audit']
        })
      })
      .openapi({ description: "Sitewright's own database" })
  })
  .openapi('DatabaseConnections')

export type DatabaseConnections = z.infer<typeof connectionsSchema>

export const listDatabaseConnectionsRoute = defineRoute('GET /api/admin/connections', {
  access: 'database.read',
  scope: 'installation',
  summary: 'List the connections to databases',
  description: 'All of them by name, with what the last test of each found. Passwords are never told.',
  answer: ok('The connections', connectionsSchema)
})

export const addDatabaseConnectionRoute = defineRoute('POST /api/admin/connections', {
  access: 'database.manage',
  scope: 'installation',
  stepUp: true,
  summary: 'Add a connection to a database',
  description: `It is not tested by itself. Servers connect to public addresses, to private networks that EGRESS_DB_ALLOW names, and to their own machine where they serve it alone. There are at most ${limits.connections}. Written to the audit log.`,
  body: newDatabaseConnectionSchema,
  answer: ok('The connection', answer)
})

export const addOwnDatabaseConnectionRoute = defineRoute('POST /api/admin/connections/own', {
  access: 'database.manage',
  scope: 'installation',
  stepUp: true,
  summary: "Add a connection to Sitewright's own database, read only",
  description:
    'Statements run over a copy without passwords, keys and sessions, which is made anew after a minute, a large one later. It is tested at once. Takes user.read, audit.read, tenants.read and monitoring.read too, as does reading it. OWN_DATABASE=false switches it off. Written to the audit log.',
  body: emptySchema,
  answer: ok('The connection', answer)
})

/** A partial update of a connection. */
export const databaseConnectionChangesSchema = z
  .strictObject({
    name: name.optional(),
    host: address.host.optional(),
    port: address.port.optional(),
    database: address.database.optional(),
    user: address.user.optional(),
    tls: address.tls.unwrap().optional(),
    certificate: address.certificate.unwrap().optional(),
    password: password.optional(),
    production: production.optional(),
    writable: writable.optional(),
    dailyBudget: dailyBudget.optional(),
    enabled: z.boolean().optional()
  })
  .openapi('DatabaseConnectionChanges', { example: { enabled: false } })

export type DatabaseConnectionChanges = z.output<typeof databaseConnectionChangesSchema>

const takesStepUp = ({ name: _name, enabled: _enabled, ...rest }: DatabaseConnectionChanges): boolean =>
  Object.keys(rest).length > 0

export const changeDatabaseConnectionRoute = defineRoute('PATCH /api/admin/connections/{id}', {
  access: 'database.manage',
  scope: 'installation',
  stepUp: { when: 'anything but the name or whether it is used is given', of: takesStepUp },
  summary: 'Change or disconnect a database',
  description:
    'What is left out stays. Another host, port, certificate or encryption takes the password again, since it would be sent to another place. Written to the audit log, without the password.',
  params: connectionPath,
  body: databaseConnectionChangesSchema,
  answer: ok('The connection', answer)
})

export const deleteDatabaseConnectionRoute = defineRoute('DELETE /api/admin/connections/{id}', {
  access: 'database.manage',
  scope: 'installation',
  stepUp: true,
  summary: 'Delete a connection to a database',
  description: 'Its password goes with it. The database itself is not touched. Written to the audit log.',
  params: connectionPath,
  answer: ok('It is gone', doneSchema)
})

export const testDatabaseConnectionRoute = defineRoute('POST /api/admin/connections/{id}/test', {
  access: 'database.read',
  scope: 'installation',
  summary: 'Test a connection',
  description:
    'Connects now, and keeps what was found with the connection. One that is switched off is refused.',
  rateLimits: ['test-connection'],
  params: connectionPath,
  body: emptySchema,
  answer: ok('What was found', z.object({ result: databaseTestSchema, connection: databaseConnectionSchema }))
})

/** An unsaved connection to test. */
export const databaseTrialSchema = z.strictObject({ ...address, password }).openapi('DatabaseTrial', {
  example: (({ name: _name, production: _production, writable: _writable, dailyBudget: _budget, ...rest }) =>
    rest)(example)
})

export type DatabaseTrial = z.output<typeof databaseTrialSchema>

export const tryDatabaseConnectionRoute = defineRoute('POST /api/admin/connections/test', {
  access: 'database.manage',
  scope: 'installation',
  summary: 'Try a connection',
  description:
    'Connects once and keeps nothing. A failure is an answer too, in one of the classes dns, refused, timeout, tls, auth, other, denied and role.',
  rateLimits: ['test-connection'],
  body: databaseTrialSchema,
  answer: ok('What was found', z.object({ result: databaseTestSchema }))
})
