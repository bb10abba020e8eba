import { z } from '@hono/zod-openapi'
import { databaseKinds } from '@sitewright/databases'
import { secretField } from '../secret-fields.ts'
import { databaseConnectionLimits as limits } from '../kernel/limits.ts'
import { databaseConnectionMessages as messages } from './connection-messages.ts'
import { isPlainLine } from '../kernel/plain-line.ts'

const line = (longest: number, required: string) =>
  z
    .string({ error: required })
    .trim()
    .min(1, required)
    .max(longest, messages.long(longest))
    .refine(isPlainLine, messages.signs)

const host = z
  .string({ error: messages.hostRequired })
  .trim()
  .toLowerCase()
  .min(1, messages.hostRequired)
  .max(253, messages.host)
  .refine((text) => !text.startsWith('mongodb+srv:'), { error: messages.hostAddress, abort: true })
  .regex(/^(\[[0-9a-f:.]+\]|[a-z0-9_][\w.-]*|[0-9a-f:]+:[0-9a-f:.]*)$/, messages.host)

const port = z
  .number({ error: messages.port })
  .int(messages.port)
  .min(1, messages.port)
  .max(65_535, messages.port)

/** A certificate in PEM; it is validated when a connection is opened. */
const certificate = z
  .string()
  .trim()
  .max(limits.certificate, messages.long(limits.certificate))
  .regex(/^-----BEGIN CERTIFICATE-----[\sA-Za-z0-9+/=-]+-----END CERTIFICATE-----$/, messages.certificate)

/** The address and the TLS settings of a database, without its password. */
export const databaseAddressShape = {
  type: z.enum(databaseKinds).openapi({ description: 'The kind of the database', example: 'postgresql' }),
  host: host.openapi({ type: 'string', example: 'db.example.com' }),
  port: port.openapi({ example: 5432 }),
  database: line(limits.text, messages.databaseRequired).openapi({ example: 'billing' }),
  user: line(limits.text, messages.userRequired).openapi({ example: 'panel_reader' }),
  tls: z
    .boolean()
    .default(true)
    .openapi({ description: 'Whether the connection is encrypted and the certificate verified' }),
  certificate: certificate.nullable().default(null).openapi({
    description: 'A certificate in PEM that vouches for the server; null for those that everybody trusts',
    example: null
  })
}

/** The password of a database role, write-only. */
export const databasePasswordSchema = z
  .string({ error: messages.passwordRequired })
  .min(1, messages.passwordRequired)
  .max(limits.password, messages.long(limits.password))
  .openapi({ ...secretField, example: 'correct horse battery staple' })

/** The name of a connection. */
export const databaseConnectionNameSchema = line(limits.name, messages.nameRequired).openapi({
  example: 'billing-eu'
})

/** Whether the connection leads to production data. */
export const productionSchema = z.boolean().openapi({
  description: 'Whether people depend on it; deleting it and writing to it then take its name',
  example: true
})

/** Whether the connection allows writes. */
export const writableSchema = z
  .boolean()
  .openapi({ description: 'Whether people with `database.write` may write to it', example: false })

/** Maximum query cost per user and day, in the unit of the kind. */
export const dailyBudgetSchema = z
  .number({ error: messages.budget })
  .int(messages.budget)
  .min(1, messages.budget)
  .max(limits.budget, messages.budget)
  .nullable()
  .openapi({
    description:
      'What the queries of each person may be charged in a day (UTC), in the unit of the kind; null without a budget, and for kinds that charge nothing',
    example: null
  })
