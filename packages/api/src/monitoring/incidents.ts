import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { alertLimits } from './alert-limits.ts'
import { alertNoteSchema, alertStates } from './alerts.ts'
import { timeSchema } from '../kernel/fields.ts'
import { defaultPageSize, maximumPageSize } from '../kernel/limits.ts'
import { isPlainLine } from '../kernel/plain-line.ts'
import { alertSeverities } from './rule-metrics.ts'

const defineRoute = defineRoutes({ tag: 'Alerts' })

const exampleId = '1c6b9c0e-7b1e-4f0a-9d43-6a54b3c2b7aa'
const incidentPath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })
const severity = z.enum(alertSeverities)
const incidentTitle = z.string().openapi({ example: 'Mail relay is down and 2 more' })

/** An incident: alerts that overlap in time. */
export const incidentSchema = z
  .object({
    id: z.string().openapi({ description: 'The id of its first alert', example: exampleId }),
    title: incidentTitle,
    type: severity.openapi({ description: 'That of its worst alert', example: 'critical' }),
    startedAt: timeSchema.openapi({ description: 'When its first alert fired' }),
    endedAt: timeSchema.nullable().openapi({ description: 'When none of its alerts fired any more' }),
    alerts: z.number().int().openapi({ description: 'How many alerts it has', example: 3 })
  })
  .openapi('Incident')

export type Incident = z.infer<typeof incidentSchema>

/** An alert of an incident, for a time axis. */
export const incidentAlertSchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    title: z.string().openapi({ example: 'Mail relay is down' }),
    type: severity.openapi({ example: 'critical' }),
    state: z.enum(alertStates).openapi({ example: 'firing' }),
    firedAt: timeSchema,
    resolvedAt: timeSchema.nullable()
  })
  .openapi('IncidentAlert')

export type IncidentAlert = z.infer<typeof incidentAlertSchema>

/** The sources of the entries of a timeline. */
export const incidentSources = ['alert', 'check', 'deploy', 'notice', 'note', 'audit'] as const
export type IncidentSource = (typeof incidentSources)[number]

/** An entry of the timeline of an incident. */
export const incidentEntrySchema = z
  .object({
    at: timeSchema,
    source: z.enum(incidentSources).openapi({ example: 'alert' }),
    text: z.string().openapi({ example: 'Fired' }),
    subject: z.string().nullable().openapi({
      description: 'What it is about: an alert, a check, a version or a webhook',
      example: 'Mail relay is down'
    }),
    by: z.string().nullable().openapi({
      description: 'Null where nobody did it, for whom you may not see, or who is gone',
      example: null
    }),
    note: z.string().nullable().openapi({ example: 'Nothing answers at its address' }),
    link: z
      .string()
      .nullable()
      .openapi({ description: 'Its page in the control panel', example: '/admin/monitoring?view=alerts' })
  })
  .openapi('IncidentEntry')

export type IncidentEntry = z.infer<typeof incidentEntrySchema>

/** The page and the filters of a list of incidents. */
export const incidentQuerySchema = z.strictObject({
  before: z
    .string()
    .regex(/^\d{1,15}_[\w-]{1,64}$/)
    .optional()
    .openapi({
      description: 'Go on below this incident: `next` of the page before',
      example: `1795262400000_${exampleId}`
    }),
  limit: z.coerce.number().int().min(1).max(maximumPageSize).default(defaultPageSize)
})

export type IncidentQuery = z.output<typeof incidentQuerySchema>

export const listIncidentsRoute = defineRoute('GET /api/admin/incidents', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'List incidents',
  description:
    'An incident begins when an alert fires while no other does, and ends when none fires any more; alerts that fire meanwhile belong to it. So at most one is open, and it comes first; then the newest. Kept for as long as their alerts. Refused to whoever belongs to a tenant.',
  query: incidentQuerySchema,
  answer: ok(
    'A page of incidents',
    z.object({ incidents: z.array(incidentSchema), next: z.string().nullable() })
  )
})

export const getIncidentRoute = defineRoute('GET /api/admin/incidents/{id}', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'Get an incident',
  description: `With one time line, from ${alertLimits.incidentLeadMinutes} minutes before it to its end: alerts, results of checks that changed, first starts of versions, notices that went out, notes, and the audit log for whoever may read it. The id of any of its alerts finds it. Refused to whoever belongs to a tenant.`,
  params: incidentPath,
  answer: ok(
    'The incident',
    z.object({
      incident: incidentSchema,
      from: timeSchema.openapi({ description: 'Where its time line begins' }),
      to: timeSchema.openapi({ description: 'Where it ends: now while it is open' }),
      alerts: z.array(incidentAlertSchema).openapi({ description: 'In the order in which they fired' }),
      entries: z.array(incidentEntrySchema).openapi({ description: 'The oldest first' }),
      cut: z.array(z.enum(incidentSources)).openapi({
        description: `Of what there was more than the ${alertLimits.incidentEntries} newest, which are listed`,
        example: []
      }),
      hasAudit: z
        .boolean()
        .openapi({ description: 'Whether the audit log is part of it: whoever may not read it sees none' })
    })
  )
})

export const renameIncidentRoute = defineRoute('PATCH /api/admin/incidents/{id}', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Rename an incident',
  description: 'At first it is named after its alerts. Written to the audit log.',
  params: incidentPath,
  body: z
    .strictObject({
      title: z
        .string()
        .trim()
        .min(1, 'Give it a title')
        .max(alertLimits.incidentTitle, `Use at most ${alertLimits.incidentTitle} characters`)
        .refine(isPlainLine, 'Use one line of readable characters')
        .openapi({ example: 'Mail relay out of disk space' })
    })
    .openapi('IncidentTitle', { example: { title: 'Mail relay out of disk space' } }),
  answer: ok('The incident', z.object({ incident: incidentSchema }))
})

export const addIncidentNoteRoute = defineRoute('POST /api/admin/incidents/{id}/notes', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Add a note to an incident',
  description: `Stands in its time line with who wrote it and when, also after the incident has ended. At most ${alertLimits.incidentNotes} for one incident. Written to the audit log.`,
  params: incidentPath,
  body: z
    .strictObject({ note: alertNoteSchema.min(1, 'Write something') })
    .openapi('IncidentNote', { example: { note: 'The provider confirms it.' } }),
  answer: ok('The note as an entry of the time line', z.object({ entry: incidentEntrySchema }))
})
