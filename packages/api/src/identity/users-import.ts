import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { attachment, ok } from '../responses.ts'
import { roleIdSchema, roleNameSchema } from '../kernel/fields.ts'
import { jobSchema } from '../kernel/jobs.ts'
import { importLimits } from '../kernel/limits.ts'
import { accountMessages } from '../kernel/messages.ts'

const defineRoute = defineRoutes({ tag: 'People' })

/** The fields of a user that a column can be mapped to. */
export const importFields = ['email', 'firstName', 'lastName', 'role', 'status'] as const

export type ImportField = (typeof importFields)[number]

const exampleId = '3c1f7a90-52a4-4c0a-8f0e-6f1b2d9a7e11'
const importPath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })
const count = z.number().int().min(0)
const column = z
  .number()
  .int()
  .min(0)
  .max(importLimits.columns - 1)

/** The column of each field, by its position from 0. */
export const importMappingSchema = z
  .strictObject({
    email: column,
    firstName: column,
    lastName: column,
    role: column.optional(),
    status: column.optional()
  })
  .openapi('ImportMapping', { example: { email: 0, firstName: 1, lastName: 2, role: 3 } })

export type ImportMapping = z.infer<typeof importMappingSchema>

/** An uploaded file: its format, and the suggested mapping. */
export const userImportSchema = z
  .object({
    id: z.string(),
    name: z.string().openapi({ description: 'The name of the file' }),
    encoding: z.enum(['utf-8', 'utf-16le', 'utf-16be', 'windows-1252']),
    separator: z.enum([',', ';', '\t']),
    columns: z.array(z.string()).openapi({ description: 'The cells of the first row' }),
    rows: count.openapi({ description: 'Rows below the first one that are not empty' }),
    header: z.boolean().openapi({
      description: 'Whether the first row seems to have the names of the columns: it holds no email address'
    }),
    suggested: importMappingSchema.partial()
  })
  .openapi('PersonImport', {
    example: {
      id: exampleId,
      name: 'people.csv',
      encoding: 'utf-8',
      separator: ';',
      columns: ['E-mail', 'First name', 'Surname', 'Role'],
      rows: 250,
      header: true,
      suggested: { email: 0, firstName: 1, lastName: 2, role: 3 }
    }
  })

export type UserImport = z.infer<typeof userImportSchema>

/** No user is added yet. */
export const uploadUserImportRoute = defineRoute('POST /api/admin/users/import', {
  access: 'user.write',
  feature: 'user-import',
  summary: 'Upload people as CSV',
  description: `The body is the file, as text/csv with the header X-Requested-With: at most ${importLimits.bytes / 1024 / 1024} MB and ${importLimits.rows.toLocaleString('en-GB')} rows. Its encoding (UTF-8, UTF-16, Windows-1252) and its separator (comma, semicolon, tab) are recognised. Nobody is added by it; the file is kept for a day.`,
  rateLimits: ['import-account'],
  query: z.strictObject({
    name: z.string().min(1).max(200).default('people.csv').openapi({ example: 'people.csv' })
  }),
  answer: ok('What the file holds', z.object({ import: userImportSchema }))
})

/** How to parse a file: the mapping of its columns, and the values for all rows. */
export const importPlanSchema = z
  .strictObject({
    mapping: importMappingSchema,
    header: z
      .boolean()
      .default(true)
      .openapi({ description: 'Whether the first row has the names of the columns, and is no person' }),
    role: roleIdSchema.default('user').openapi({ description: 'The role where a row names none' }),
    mail: z
      .boolean()
      .default(false)
      .openapi({ description: 'Whether each person gets a mail to set a password; mail must be configured' })
  })
  .openapi('ImportPlan', {
    example: { mapping: { email: 0, firstName: 1, lastName: 2 }, header: true, role: 'user', mail: false }
  })

export type ImportPlan = z.output<typeof importPlanSchema>

/** Number of privileged users that a dry run lists. */
export const namedGrants = 50

/** The rights that an import would grant. */
export const importGrantsSchema = z
  .object({
    roles: z
      .array(
        z.object({
          id: roleIdSchema,
          name: roleNameSchema,
          people: count,
          privileged: z.boolean().openapi({ description: 'Whether it opens something of the admin area' })
        })
      )
      .openapi({
        description: 'The roles of the rows that would be added, from the highest rank to the lowest'
      }),
    privileged: z
      .array(z.object({ row: count, name: z.string(), email: z.string(), roleName: roleNameSchema }))
      .openapi({ description: `Who would get a privileged role, ${namedGrants} at most` })
  })
  .openapi('ImportGrants')

export type ImportGrants = z.infer<typeof importGrantsSchema>

/** A dry run: no user is added. */
export const checkUserImportRoute = defineRoute('POST /api/admin/users/import/{id}/check', {
  access: 'user.write',
  feature: 'user-import',
  summary: 'Check an import',
  description:
    'A dry run: every row is checked as it would be added, and its problems are kept for the list of problems. Nobody is added. That somebody has an address is told only of people whom you see in the list; the import refuses the others. `room` tells how many more users the tenant may have: rows beyond it are refused. Written to the audit log with the number of rows.',
  rateLimits: ['import-rows-account'],
  params: importPath,
  body: importPlanSchema,
  answer: ok(
    'How many rows would be added',
    z
      .object({
        rows: count,
        good: count,
        bad: count,
        room: count.nullable().openapi({
          description: 'How many more users the tenant may have now; null where it has no limit'
        }),
        grants: importGrantsSchema
      })
      .openapi('ImportCheck', {
        example: {
          rows: 250,
          good: 247,
          bad: 3,
          room: 120,
          grants: {
            roles: [
              { id: 'admin', name: 'Admin', people: 1, privileged: true },
              { id: 'user', name: 'User', people: 246, privileged: false }
            ],
            privileged: [{ row: 14, name: 'Dana Whitlock', email: 'dana@example.com', roleName: 'Admin' }]
          }
        }
      })
  )
})

/** A problem of a row, by its column. */
export const importProblemSchema = z
  .object({
    row: count.openapi({ description: 'As spreadsheets count: the first row is 1' }),
    column: z.string().openapi({ description: 'Empty where the whole row is meant' }),
    message: z.string()
  })
  .openapi('ImportProblem', { example: { row: 12, column: 'E-mail', message: accountMessages.emailInvalid } })

export type ImportProblem = z.infer<typeof importProblemSchema>

export const listImportProblemsRoute = defineRoute('GET /api/admin/users/import/{id}/problems', {
  access: 'user.write',
  feature: 'user-import',
  summary: 'List the problems of an import',
  description: 'Row by row in their order, with the column and what to do. A page has up to 100 rows.',
  params: importPath,
  query: z.strictObject({
    after: z.coerce.number().int().min(0).max(1_000_000_000).default(0).openapi({
      description: 'Go on after this row: `next` of the page before'
    })
  }),
  answer: ok(
    'A page of problems',
    z
      .object({ problems: z.array(importProblemSchema), next: z.number().int().nullable() })
      .openapi('ImportProblems', {
        example: {
          problems: [{ row: 12, column: 'E-mail', message: accountMessages.emailInvalid }],
          next: null
        }
      })
  )
})

export const runUserImportRoute = defineRoute('POST /api/admin/users/import/{id}/run', {
  access: 'user.write',
  feature: 'user-import',
  stepUp: true,
  summary: 'Import people',
  description:
    'Begins a job that adds the people of all rows without problems; the others are refused one by one. Takes a check first. It can be undone like every job. Sending it again answers with the same job.',
  params: importPath,
  body: z.strictObject({}),
  answer: ok('The job', z.object({ job: jobSchema }))
})

export const downloadRefusedRowsRoute = defineRoute('GET /api/admin/users/import/jobs/{id}/refused', {
  access: 'user.write',
  summary: 'Download the rows that an import refused',
  description:
    'A CSV file with the columns of the uploaded one and the reason of each refusal, by the id of the job. It can be mended and uploaded again.',
  params: importPath,
  answer: attachment('The refused rows', 'text/csv')
})
