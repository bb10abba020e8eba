import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { alertSchema } from './alerts.ts'
import { auditEntrySchema } from '../kernel/audit.ts'
import { permissionSchema, timeSchema } from '../kernel/fields.ts'
import { dashboardMs } from '../kernel/limits.ts'
import { healthScoreSchema, overviewMetricSchema } from './metrics-overview.ts'
import { needSchema, snoozedNeedSchema } from './needs.ts'
import { userSummarySchema } from '../identity/users-summary.ts'

const defineRoute = defineRoutes({ tag: 'Dashboard' })

/** Number of open alerts and audit entries on the dashboard. */
export const dashboardRows = { alerts: 5, activity: 8 } as const

/** The parts of the dashboard that require more than `admin.access`. */
export const dashboardParts = [
  'users',
  'requests',
  'health',
  'host',
  'connections',
  'alerts',
  'activity',
  'upkeep'
] as const

export type DashboardPart = (typeof dashboardParts)[number]

const count = (description: string, example: number) => z.number().int().openapi({ description, example })
const ms = (description: string, example: number) =>
  z
    .number()
    .nullable()
    .openapi({ description: `${description}; null without calls`, example })

/** A part that the caller may not see, and why. */
export const withheldPartSchema = z
  .object({
    part: z.enum(dashboardParts),
    why: z
      .enum(['permission', 'installation'])
      .openapi({ description: 'They lack the permission, or belong to a tenant' }),
    permission: permissionSchema.openapi({ description: 'What the part needs', example: 'audit.read' })
  })
  .openapi('WithheldPart')

export type WithheldPart = z.infer<typeof withheldPartSchema>

/** API calls of one hour. */
export const requestFiguresSchema = z
  .object({
    calls: count('Calls of people and keys within the last hour', 48_211),
    watching: count('Calls by which the control panel watched itself meanwhile, not among the others', 1240),
    failures: count('Those that failed on the side of the server', 149),
    p50: ms('Milliseconds within which half of the calls of five minutes were answered', 41),
    p95: ms('Milliseconds within which 19 of 20 of them were answered', 184),
    lastUpdated: timeSchema.nullable(),
    everyMs: count('Milliseconds from one measurement to the next', 10_000)
  })
  .openapi('RequestFigures')

export type RequestFigures = z.infer<typeof requestFiguresSchema>

const liveCountIds = ['sessions', 'pool', 'keys', 'jobs', 'streams'] as const

/** A count of what is currently open. */
export const liveCountSchema = z
  .object({
    id: z.enum(liveCountIds),
    value: z.number().nullable().openapi({ description: 'Null where it cannot be measured', example: 142 }),
    note: z
      .string()
      .openapi({ description: 'What is counted, or why it is not', example: 'seen within 5 minutes' })
  })
  .openapi('LiveCount')

export type LiveCount = z.infer<typeof liveCountSchema>

/** The content of the dashboard; a part is null where it is withheld. */
export const dashboardSchema = z
  .object({
    at: timeSchema.openapi({ description: 'When it was read' }),
    users: userSummarySchema.nullable(),
    requests: requestFiguresSchema.nullable(),
    health: healthScoreSchema
      .extend({ lastUpdated: timeSchema.nullable(), everyMs: count('As of the requests', 10_000) })
      .nullable(),
    host: z
      .array(overviewMetricSchema)
      .nullable()
      .openapi({ description: 'Processor, memory and disk of the server that is worst' }),
    connections: z
      .object({ counts: z.array(liveCountSchema), at: timeSchema })
      .nullable()
      .openapi({ description: 'What is open now, counted when it is asked for' }),
    alerts: z
      .object({
        critical: count('Open alerts that are critical', 1),
        open: count('Alerts that are pending or fire', 3),
        newest: z.array(alertSchema)
      })
      .nullable(),
    activity: z.array(auditEntrySchema).nullable(),
    needs: z
      .object({ open: z.array(needSchema), snoozed: z.array(snoozedNeedSchema) })
      .nullable()
      .openapi({
        description: 'What somebody has to look after, the worst first; null for whoever belongs to a tenant'
      }),
    withheld: z.array(withheldPartSchema)
  })
  .openapi('Dashboard')

export type DashboardView = z.infer<typeof dashboardSchema>

export const getDashboardRoute = defineRoute('GET /api/admin/dashboard', {
  access: 'admin.access',
  summary: 'Get the dashboard',
  description: `The parts that the caller may see; the others are null, and \`withheld\` says what they need. Somebody with a tenant gets the people of that tenant, and nothing of the installation. A server measures for all its readers once within ${dashboardMs / 1000} seconds.`,
  answer: ok('The dashboard', dashboardSchema)
})
