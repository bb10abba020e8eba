import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { attachment, ok } from '../responses.ts'
import { maximumPageSize, defaultPageSize } from './limits.ts'
import { timeSchema } from './fields.ts'

const defineRoute = defineRoutes({ tag: 'Audit log' })
const rowNumber = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const time = rowNumber.openapi({
  description: 'Milliseconds since 1970, UTC',
  example: 1_795_262_400_000
})

/** A user whom an entry names, by their current name. */
const personSchema = z.object({ name: z.string(), email: z.string() }).openapi('AuditPerson', {
  description: 'The user as they are called now; null once the account is deleted, and the id stays'
})

/** The actor of an entry for readers of a tenant who may not know them: an outsider, or a deleted user. */
export const outsideActorId = 'outside'

/** An entry of the audit log. */
export const auditEntrySchema = z
  .object({
    seq: z.number().int().openapi({ example: 4180 }),
    at: timeSchema,
    action: z.string().openapi({ example: 'user.change' }),
    text: z.string().openapi({ description: 'The action in words', example: 'Changed a person' }),
    outcome: z.enum(['done', 'refused']),
    actorId: z
      .string()
      .nullable()
      .openapi({
        description: `Null where nobody was signed in; \`${outsideActorId}\` where people of a tenant are not told who it was`
      }),
    actor: personSchema.nullable(),
    impersonatorId: z.string().nullable().openapi({ description: 'Who acted as the actor', example: null }),
    subject: z
      .object({
        type: z.string().openapi({ example: 'user' }),
        id: z.string(),
        user: personSchema.nullable()
      })
      .nullable(),
    tenantId: z.string().nullable().openapi({
      description:
        'The tenant that it concerns: that of the subject, else that of the actor; null for the installation',
      example: null
    }),
    ip: z.string(),
    device: z.string(),
    details: z
      .record(z.string(), z.unknown())
      .openapi({ example: { role: { before: 'user', after: 'editor' } } })
  })
  .openapi('AuditEntry')

export type AuditEntryView = z.infer<typeof auditEntrySchema>

/** Filters of the audit log. */
export const auditFilterShape = {
  search: z.string().trim().max(100).optional().openapi({
    description: 'Any part of action, address or a value of the details; several words must all be there',
    example: 'google'
  }),
  action: z.string().max(100).optional().openapi({ description: 'An action', example: 'auth.login' }),
  outcome: z.enum(['done', 'refused']).optional(),
  actor: z
    .string()
    .max(64)
    .optional()
    .openapi({ description: 'Who did it', example: '5d0c3a3e-0b0f-4a34-8f0e-2f4c3c1f7a10' }),
  subject: z
    .string()
    .max(64)
    .optional()
    .openapi({ description: 'To whom or what', example: 'b7a0f1de-95a1-4c3c-b1f0-7a5d6a0c4f52' }),
  tenant: z.string().max(64).optional().openapi({ description: 'A tenant', example: 'lumen-dental' }),
  from: time.optional(),
  to: time.optional()
}

export type AuditFilter = z.output<z.ZodObject<typeof auditFilterShape>>

/** Filters of the audit log, and the cursor of its pagination. */
export const auditQuerySchema = z.strictObject({
  before: rowNumber.optional().openapi({ description: 'Go on below this row: `next` of the page before' }),
  limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
  ...auditFilterShape
})

export type AuditQuery = z.output<typeof auditQuerySchema>

/** Newest first, with cursor pagination. */
export const listAuditRoute = defineRoute('GET /api/admin/audit', {
  access: 'audit.read',
  summary: 'Read the audit log',
  description:
    'The newest first. Somebody of a tenant reads the entries of that tenant alone, without addresses and devices of people from elsewhere. Page on with `next` as `before`; a page of a search may have fewer entries than the limit and still go on. Entries are never changed or deleted.',
  query: auditQuerySchema,
  answer: ok(
    'A page of it',
    z.object({ entries: z.array(auditEntrySchema), next: z.number().int().nullable() })
  )
})

export const listAuditTenantsRoute = defineRoute('GET /api/admin/audit/tenants', {
  access: 'audit.read',
  scope: 'installation',
  summary: 'Find a tenant to filter the audit log by',
  description: 'The first few tenants whose id holds the text. None, where the installation has no tenants.',
  query: z.strictObject({
    search: z.string().trim().max(64).default('').openapi({ example: 'dental' })
  }),
  answer: ok('Their ids', z.object({ tenants: z.array(z.string().openapi({ example: 'lumen-dental' })) }))
})

/** The state of the log: its last verification, and its public key. */
export const auditStateSchema = z
  .object({
    checked: z
      .object({
        at: timeSchema,
        entries: z.number().int().openapi({ example: 4180 }),
        firstBrokenRow: z.number().int().nullable().openapi({ example: null })
      })
      .nullable()
      .openapi({ description: 'The last check of the whole log; null before the first one' }),
    publicKey: z.string().openapi({
      description: 'The key that verifies the checkpoints of an export: Ed25519, SPKI in DER, base64',
      example: 'MCowBQYDK2VwAyEA11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURo='
    })
  })
  .openapi('AuditState')

export type AuditState = z.infer<typeof auditStateSchema>

/** The time of the last verification of the whole log, and the public key of its checkpoints. */
export const getAuditStateRoute = defineRoute('GET /api/admin/audit/state', {
  access: 'audit.read',
  scope: 'installation',
  summary: 'Get the state of the audit log',
  description:
    'The whole log is verified every six hours. Keep the public key where nobody of this server can change it: an export is verified with it.',
  answer: ok('Its state', auditStateSchema)
})

/** The formats of an exported audit log. */
export const auditExportFormats = ['jsonl', 'csv'] as const

/** Format and filters of an export of the audit log. */
export const auditExportQuerySchema = z
  .strictObject({ format: z.enum(auditExportFormats).default('jsonl'), ...auditFilterShape })
  .transform(({ format, ...filter }) => ({ format, filter }))

export type AuditExportQuery = z.output<typeof auditExportQuerySchema>

export const exportAuditRoute = defineRoute('GET /api/admin/audit/export', {
  access: 'audit.read',
  scope: 'installation',
  stepUp: true,
  summary: 'Export the audit log',
  description:
    'What the filters show, oldest first, streamed. JSON Lines without filters are the whole chain: each entry with its digest, the signed checkpoints, and a signed end, for `sitewright-admin verify-audit`. Written to the audit log.',
  rateLimits: ['audit-export-account'],
  query: auditExportQuerySchema,
  answer: attachment('The entries', 'application/jsonl', 'text/csv')
})

/** The result of verifying the hash chain of the audit log. */
export const auditReportSchema = z
  .object({
    firstBrokenRow: z.number().int().nullable().openapi({
      description: 'The first row that was changed, is missing, or does not fit the one before',
      example: null
    }),
    checkedTo: z.number().int().openapi({ description: 'The last row that was looked at', example: 4180 }),
    complete: z.boolean().openapi({ description: 'False: go on with `after` = checkedTo' }),
    checkpoints: z
      .number()
      .int()
      .openapi({ description: 'Daily signed checkpoints that were held against it', example: 12 })
  })
  .openapi('AuditReport')

export type AuditReport = z.infer<typeof auditReportSchema>

/** Verifies the hash chain (security bar 52). */
export const verifyAuditRoute = defineRoute('GET /api/admin/audit/verify', {
  access: 'audit.read',
  scope: 'installation',
  summary: 'Check that nobody changed the audit log',
  description:
    'Walks the hash chain in pieces: as long as `complete` is false, go on with `after` = `checkedTo`.',
  query: z.strictObject({ after: rowNumber.default(0) }),
  answer: ok('What was found', auditReportSchema)
})
