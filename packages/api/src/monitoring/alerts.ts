import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { alertLimits } from './alert-limits.ts'
import { isPlainText } from '../kernel/plain-line.ts'

import { timeSchema } from '../kernel/fields.ts'
import { defaultPageSize, maximumPageSize } from '../kernel/limits.ts'
import { alertSeverities } from './rule-metrics.ts'

const defineRoute = defineRoutes({ tag: 'Alerts' })

/** The events in the life of an alert. */
export const alertEventKinds = [
  'pending',
  'fired',
  'flapping',
  'told',
  'acknowledged',
  'silenced',
  'silence-ended',
  'no-data',
  'data-back',
  'hides',
  'resolved'
] as const
export type AlertEventKind = (typeof alertEventKinds)[number]

/** The states of an alert. */
export const alertStates = ['pending', 'firing', 'acknowledged', 'silenced', 'resolved'] as const
export type AlertState = (typeof alertStates)[number]

const exampleId = '1c6b9c0e-7b1e-4f0a-9d43-6a54b3c2b7aa'
const alertPath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })
const person = z
  .string()
  .nullable()
  .openapi({ description: 'Null for whom you may not see, or who is gone', example: 'Maya Okafor' })

/** A note for other administrators on what is known. */
export const alertNoteSchema = z
  .string()
  .trim()
  .max(alertLimits.note, `Use at most ${alertLimits.note} characters`)
  .refine(isPlainText, 'Use readable characters')
  .openapi({ example: 'Cold cache after the deploy. Watching until 07:00.' })

/** An alert (spec 2 §3). */
export const alertSchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    type: z.enum(alertSeverities).openapi({ example: 'critical' }),
    title: z.string().openapi({ example: 'Disk is nearly full' }),
    description: z.string().openapi({ example: 'Disk is 93 %, above 90 % for 5 min.' }),
    timestamp: timeSchema.openapi({ description: 'When it fired; since when it is pending' }),
    acknowledged: z.boolean().openapi({ example: false }),
    state: z.enum(alertStates).openapi({ example: 'firing' }),
    ruleId: z.string().nullable().openapi({ example: 'disk' }),
    checkId: z
      .string()
      .nullable()
      .openapi({ description: 'The check that it is about; null for an alert on a metric', example: null }),
    hides: z.array(z.string()).openapi({
      description: 'Names of the checks that depend on it and tell nothing while it is down',
      example: ['Password mails']
    }),
    since: timeSchema.openapi({ description: 'Since when the condition holds' }),
    resolvedAt: timeSchema.nullable(),
    silencedUntil: timeSchema.nullable(),
    noDataSince: timeSchema.nullable().openapi({
      description: 'Since when nothing is measured: it neither fires nor resolves meanwhile',
      example: null
    }),
    toldAt: timeSchema.nullable().openapi({ description: 'When people were told that it fires' }),
    flapping: z
      .boolean()
      .openapi({ description: `Its rule fired more than ${alertLimits.firesAnHour} times within an hour` }),
    acknowledgement: z
      .object({ by: person, at: timeSchema, note: z.string().openapi({ example: 'On it.' }) })
      .nullable()
  })
  .openapi('Alert')

export type Alert = z.infer<typeof alertSchema>

/** An entry of the timeline of an alert. */
export const alertEventSchema = z
  .object({
    at: timeSchema,
    kind: z.enum(alertEventKinds).openapi({ example: 'fired' }),
    text: z.string().openapi({ example: 'Fired' }),
    by: person,
    note: z.string().nullable().openapi({ example: '93 %' })
  })
  .openapi('AlertEvent')

export type AlertEvent = z.infer<typeof alertEventSchema>

/** The page and the filters of a list of alerts. */
export const alertQuerySchema = z.strictObject({
  state: z
    .enum(['open', 'closed'])
    .default('open')
    .openapi({ description: 'Those that are pending or fire, or those that were resolved' }),
  before: z
    .string()
    .regex(/^\d{1,15}_[\w-]{1,64}$/)
    .optional()
    .openapi({
      description: 'Go on below this alert: `next` of the page before',
      example: `1795262400000_${exampleId}`
    }),
  limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize)
})

export type AlertQuery = z.output<typeof alertQuerySchema>

export const listAlertsRoute = defineRoute('GET /api/admin/alerts', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'List alerts',
  description:
    'The newest first. Open ones are pending until their condition has held for long enough; one that never fired is forgotten. Kept for 400 days. Refused to whoever belongs to a tenant.',
  query: alertQuerySchema,
  answer: ok('A page of alerts', z.object({ alerts: z.array(alertSchema), next: z.string().nullable() }))
})

export const getAlertRoute = defineRoute('GET /api/admin/alerts/{id}', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'Get an alert',
  description: 'With its time line: each change, the oldest first. Refused to whoever belongs to a tenant.',
  params: alertPath,
  answer: ok('The alert', z.object({ alert: alertSchema, events: z.array(alertEventSchema) }))
})

export const acknowledgeAlertRoute = defineRoute('POST /api/admin/alerts/{id}/acknowledge', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Acknowledge an alert',
  description:
    'Tells colleagues that somebody works on it; nobody is told again while it fires. One that is pending, acknowledged already or resolved is refused. Written to the audit log.',
  params: alertPath,
  body: z
    .strictObject({ note: alertNoteSchema.default('') })
    .openapi('AlertAcknowledgement', { example: { note: 'On it.' } }),
  answer: ok('The alert', z.object({ alert: alertSchema }))
})
