import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { alertNoteSchema } from './alerts.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'
import { snoozeLimits } from '../kernel/limits.ts'
import { alertSeverities } from './rule-metrics.ts'

const defineRoute = defineRoutes({ tag: 'Dashboard' })

const exampleId = 'secret:microsoft'

/** The kinds of items under 'Needs attention'. */
export const needKinds = [
  'audit',
  'check',
  'administrator',
  'certificate',
  'secret',
  'job',
  'mails',
  'mail',
  'invoice',
  'payment'
] as const

/** An item under 'Needs attention'. */
export const needSchema = z
  .object({
    id: z.string().openapi({ description: 'The same for as long as the cause is', example: exampleId }),
    kind: z.enum(needKinds),
    severity: z.enum(alertSeverities),
    title: z.string().openapi({ example: 'The client secret of Microsoft expires' }),
    text: z.string().openapi({ example: 'Sign-in with Microsoft fails from then on.' }),
    at: timeSchema
      .nullable()
      .openapi({ description: 'When it began, or for what expires, when that is; null where nobody knows' }),
    link: z.string().nullable().openapi({
      description: 'Where it is looked after; null where that is outside of the control panel',
      example: '/admin/auth-settings'
    })
  })
  .openapi('Need')

export type Need = z.infer<typeof needSchema>

/** A snoozed item. */
export const snoozedNeedSchema = needSchema
  .extend({
    until: timeSchema,
    reason: z.string().openapi({ example: 'The new secret is ordered' }),
    by: z.string().nullable().openapi({
      description: 'Null for whom you may not see, or who is gone',
      example: 'Maya Okafor'
    })
  })
  .openapi('SnoozedNeed')

export type SnoozedNeed = z.infer<typeof snoozedNeedSchema>

const needPath = z.object({ id: z.string().max(128).openapi({ example: exampleId }) })

export const snoozeNeedRoute = defineRoute('POST /api/admin/needs/{id}/snooze', {
  access: 'admin:write',
  scope: 'installation',
  summary: 'Snooze what needs you',
  description: `For everybody, with a reason, at most ${snoozeLimits.days} days; a new one replaces the one before. Refused for what the caller is not shown. Written to the audit log.`,
  params: needPath,
  body: z
    .strictObject({
      reason: alertNoteSchema.min(1, 'Say why'),
      hours: z
        .number()
        .int()
        .min(1)
        .max(snoozeLimits.days * 24)
        .openapi({ description: 'How long it is put off', example: 24 })
    })
    .openapi('NewSnooze', { example: { reason: 'The new secret is ordered', hours: 24 } }),
  answer: ok('It is snoozed', z.object({ until: timeSchema }))
})

export const endSnoozeRoute = defineRoute('POST /api/admin/needs/{id}/wake', {
  access: 'admin:write',
  scope: 'installation',
  summary: 'End a snooze',
  description: 'What is still to be looked after stands in the list again. Written to the audit log.',
  params: needPath,
  body: emptySchema,
  answer: ok('It has ended', doneSchema)
})
