import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'
import { suspendReasonLimits } from '../kernel/limits.ts'
import { suspendMessages } from '../kernel/messages.ts'
import { isPlainLine } from '../kernel/plain-line.ts'
import { tenantPath, tenantSchema } from './tenants.ts'

const defineRoute = defineRoutes({ tag: 'Tenants' })

const count = z.number().int().min(0)

/** The effects of a suspension, counted. */
export const suspensionEffectsSchema = z
  .object({
    users: count.openapi({ description: 'Active users who could no longer sign in' }),
    sessions: count.openapi({ description: 'Sessions that would end' }),
    apiKeys: count.openapi({ description: 'API keys of theirs that would be refused' }),
    jobs: count.openapi({ description: 'Jobs of theirs that would wait until it is active again' })
  })
  .openapi('SuspensionEffects', { example: { users: 171, sessions: 64, apiKeys: 3, jobs: 1 } })

export type SuspensionEffects = z.infer<typeof suspensionEffectsSchema>

const reasonSchema = z
  .string({ error: suspendMessages.reasonRequired })
  .trim()
  .min(suspendReasonLimits.shortest, suspendMessages.reasonRequired)
  .max(suspendReasonLimits.longest, suspendMessages.reasonLong(suspendReasonLimits.longest))
  .refine(isPlainLine, suspendMessages.reasonSigns)
  .openapi({
    type: 'string',
    description: 'For the details and the audit log',
    example: 'Three invoices are overdue'
  })

const revision = z.number().int().min(1).openapi({ description: 'That of the tenant as it was read' })

export const suspendTenantSchema = z
  .strictObject({ revision, reason: reasonSchema })
  .openapi('SuspendTenant', { example: { revision: 3, reason: 'Three invoices are overdue' } })

export type SuspendTenant = z.output<typeof suspendTenantSchema>

/** A change of the status of a tenant other than a suspension. */
export const tenantRevisionSchema = z
  .strictObject({ revision })
  .openapi('TenantRevision', { example: { revision: 4 } })

const statusChangeSchema = z
  .object({
    tenant: tenantSchema,
    sessionsEnded: count,
    refusedWithinMs: z.number().nullable().openapi({
      description: 'Milliseconds until this server refused them; null where none ended',
      example: 3
    }),
    undoUntil: timeSchema.nullable().openapi({ description: 'Until when it can be taken back' })
  })
  .openapi('TenantStatusChange')

export type TenantStatusChange = z.infer<typeof statusChangeSchema>

export const countSuspensionRoute = defineRoute('GET /api/admin/tenants/{id}/suspension', {
  access: 'tenants.write',
  scope: 'installation',
  summary: 'Count what suspending a tenant does',
  description: 'Asked before the question whether to suspend it. Nothing changes.',
  params: tenantPath,
  answer: ok('The numbers', z.object({ effects: suspensionEffectsSchema }))
})

export const suspendTenantRoute = defineRoute('POST /api/admin/tenants/{id}/suspend', {
  access: 'tenants.write',
  scope: 'installation',
  stepUp: true,
  summary: 'Suspend a tenant',
  description:
    'One that is active or in trial. Its sessions end, and sign-ins, sessions and API keys of its users are refused with `tenant.suspended`, by every server within five seconds; its jobs wait. Nothing is deleted. For 15 minutes it can be taken back. Refused where somebody in it ranks above you, or where nobody could run the installation after that. Written to the audit log with the reason.',
  params: tenantPath,
  body: suspendTenantSchema,
  answer: ok('The tenant', statusChangeSchema)
})

export const activateTenantRoute = defineRoute('POST /api/admin/tenants/{id}/activate', {
  access: 'tenants.write',
  scope: 'installation',
  summary: 'Activate a tenant',
  description:
    'One that is suspended, pending or in trial. Its users can sign in again, its API keys are accepted, and its jobs go on. For 15 minutes it can be taken back. Written to the audit log.',
  params: tenantPath,
  body: tenantRevisionSchema,
  answer: ok('The tenant', statusChangeSchema)
})

export const undoTenantStatusRoute = defineRoute('POST /api/admin/tenants/{id}/undo-status', {
  access: 'tenants.write',
  scope: 'installation',
  summary: 'Take back a change of the status of a tenant',
  description:
    'It has the status again that it had before it was suspended or activated, unless it has changed since or 15 minutes have passed. Sessions that ended stay so. Written to the audit log.',
  params: tenantPath,
  body: tenantRevisionSchema,
  answer: ok('The tenant', statusChangeSchema)
})
