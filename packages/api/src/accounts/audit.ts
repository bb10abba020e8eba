import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { maximumPageSize, defaultPageSize } from './limits.ts'
import { timeSchema } from './fields.ts'

const defineRoute = defineRoutes({ tag: 'Audit log' })
const rowNumber = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const time = rowNumber.openapi({ description: 'Milliseconds since 1970, UTC' })

/** An entry of the audit log. */
export const auditEntrySchema = z
  .object({
    seq: z.number().int(),
    at: timeSchema,
    action: z.string(),
    outcome: z.enum(['done', 'refused']),
    actorId: z.string().nullable(),
    impersonatorId: z.string().nullable(),
    subject: z.object({ type: z.string(), id: z.string() }).nullable(),
    ip: z.string(),
    device: z.string(),
    details: z.record(z.string(), z.unknown())
  })
  .openapi('AuditEntry')

/** An entry of the audit log as administrators see it. */
export type AuditEntryView = z.infer<typeof auditEntrySchema>

/** Filters of the audit log, and the cursor of its pagination. */
export const auditQuerySchema = z.strictObject({
  before: rowNumber.optional().openapi({ description: 'Go on below this row: `next` of the page before' }),
  limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize),
  action: z.string().max(100).optional().openapi({ description: 'An action, such as `auth.login`' }),
  actor: z.string().max(64).optional().openapi({ description: 'Who did it' }),
  subject: z.string().max(64).optional().openapi({ description: 'To whom or what' }),
  from: time.optional(),
  to: time.optional()
})

/** Filters of the audit log, after parsing. */
export type AuditQuery = z.output<typeof auditQuerySchema>

/** List the audit log, newest first, with cursor pagination. */
export const listAuditRoute = defineRoute('GET /api/admin/audit', {
  access: 'audit.read',
  summary: 'Read the audit log',
  query: auditQuerySchema,
  answer: ok(
    'A page of it',
    z.object({ entries: z.array(auditEntrySchema), next: z.number().int().nullable() })
  )
})

/** The result of verifying the hash chain of the audit log. */
export const auditReportSchema = z
  .object({
    firstBrokenRow: z
      .number()
      .int()
      .nullable()
      .openapi({ description: 'The first row that was changed, is missing, or does not fit the one before' }),
    checkedTo: z.number().int().openapi({ description: 'The last row that was looked at' }),
    complete: z.boolean().openapi({ description: 'False: go on with `after` = checkedTo' }),
    checkpoints: z
      .number()
      .int()
      .openapi({ description: 'Daily signed checkpoints that were held against it' })
  })
  .openapi('AuditReport')

/** Whether the audit log was tampered with, as far as it was checked. */
export type AuditReport = z.infer<typeof auditReportSchema>

/** Verify the hash chain of the audit log (security bar 52). */
export const verifyAuditRoute = defineRoute('GET /api/admin/audit/verify', {
  access: 'audit.read',
  summary: 'Check that nobody changed the audit log',
  query: z.strictObject({ after: rowNumber.default(0) }),
  answer: ok('What was found', auditReportSchema)
})
