import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { alertLimits } from './alert-limits.ts'
import { alertNoteSchema } from './alerts.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'

const defineRoute = defineRoutes({ tag: 'Alerts' })

const exampleId = '9a4e7f7c-51e5-4a8f-8f0e-2f6ad8f1c0d7'
const ruleId = z
  .string()
  .max(64)
  .nullable()
  .openapi({ description: 'Null silences the alerts of every rule', example: 'disk' })

/** A silence: alerts send no notifications until a time. */
export const silenceSchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    ruleId,
    rule: z
      .string()
      .nullable()
      .openapi({ description: 'The name of the rule', example: 'Disk is nearly full' }),
    reason: z.string().openapi({ example: 'The disk is being replaced' }),
    until: timeSchema,
    createdAt: timeSchema,
    by: z
      .string()
      .nullable()
      .openapi({ description: 'Null for whom you may not see, or who is gone', example: 'Maya Okafor' })
  })
  .openapi('Silence')

export type Silence = z.infer<typeof silenceSchema>

export const listSilencesRoute = defineRoute('GET /api/admin/silences', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'List the silences in force',
  description: 'The one that ends first comes first. Refused to whoever belongs to a tenant.',
  answer: ok('The silences', z.object({ silences: z.array(silenceSchema) }))
})

export const addSilenceRoute = defineRoute('POST /api/admin/silences', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Silence alerts',
  description: `Alerts go on and are listed, but tell nobody until then, at most ${alertLimits.silenceDays} days. One that still fires at the end tells then. Written to the audit log.`,
  body: z
    .strictObject({
      ruleId,
      reason: alertNoteSchema.min(1, 'Say why'),
      minutes: z
        .number()
        .int()
        .min(1)
        .max(alertLimits.silenceDays * 24 * 60)
        .openapi({ description: 'How long it lasts', example: 60 })
    })
    .openapi('NewSilence', {
      example: { ruleId: 'disk', reason: 'The disk is being replaced', minutes: 60 }
    }),
  answer: ok('The silence', z.object({ silence: silenceSchema }))
})

export const endSilenceRoute = defineRoute('POST /api/admin/silences/{id}/end', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'End a silence',
  description: 'What still fires tells at once. Written to the audit log.',
  params: z.object({ id: z.string().max(64).openapi({ example: exampleId }) }),
  body: emptySchema,
  answer: ok('It has ended', doneSchema)
})
