import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { comparisonLimits } from './comparison-limits.ts'
import { timeSchema } from '../kernel/fields.ts'
import { incidentEntrySchema } from './incidents.ts'
import { gaugeUnits } from './metrics.ts'

const defineRoute = defineRoutes({ tag: 'Monitoring' })

/** The compared measures with their units. Gauges are means over all servers. */
export const comparedMeasures = {
  callRate: 'calls per minute',
  failed: 'percent',
  p95: 'milliseconds',
  ...gaugeUnits
} as const

export type ComparedMeasure = keyof typeof comparedMeasures

const measures = Object.keys(comparedMeasures) as [ComparedMeasure, ...ComparedMeasure[]]

/** The basis of a comparison: the preceding period of the same length, or the same hours of the 7 days before. */
export const comparisonBases = ['before', 'usual'] as const
export type ComparisonBasis = (typeof comparisonBases)[number]

const time = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)

/** The compared window, and the basis. */
export const comparisonQuerySchema = z.strictObject({
  from: time.openapi({ description: 'Milliseconds since 1970', example: 1_795_262_400_000 }),
  to: time.openapi({ description: 'Before this time', example: 1_795_263_000_000 }),
  against: z.enum(comparisonBases).default('before').openapi({
    description: 'The time before it of the same length, or the same hours of the 7 days before',
    example: 'before'
  })
})

export type ComparisonQuery = z.output<typeof comparisonQuerySchema>

const side = z.number().nullable().openapi({ description: 'Null where nothing was measured', example: 12.5 })

/** A measure before and within a window. */
export const measureChangeSchema = z
  .object({
    measure: z.enum(measures).openapi({ example: 'p95' }),
    unit: z.string().openapi({ example: 'milliseconds' }),
    route: z
      .string()
      .nullable()
      .openapi({ description: 'The route that it is of; null for all together', example: 'GET /api/users' }),
    before: side,
    within: side,
    samples: z
      .object({
        before: z.number().int().openapi({ example: 412 }),
        within: z.number().int().openapi({ example: 380 })
      })
      .openapi({ description: 'Calls or measurements that it is made from' }),
    enough: z.boolean().openapi({ description: 'Whether both sides have enough of them to be compared' })
  })
  .openapi('MeasureChange')

export type MeasureChange = z.infer<typeof measureChangeSchema>

/** The changes within a window. */
export const comparisonSchema = z
  .object({
    from: timeSchema.openapi({ description: 'Where the window begins, in whole windows of measurement' }),
    to: timeSchema.openapi({ description: 'Where it ends' }),
    resolution: z.number().int().openapi({ description: 'Seconds of a window of measurement', example: 60 }),
    against: z.enum(comparisonBases),
    days: z.number().int().nullable().openapi({
      description: 'Of how many of the 7 days there are measurements; null against the time before',
      example: null
    }),
    changes: z
      .array(measureChangeSchema)
      .openapi({ description: 'The greatest change first; those with too little data come last' }),
    entries: z
      .array(incidentEntrySchema)
      .openapi({ description: 'First starts of versions and the audit log within it, the oldest first' }),
    cut: z.boolean().openapi({ description: 'Whether there were more entries; the newest are listed' }),
    hasAudit: z.boolean().openapi({ description: 'Whether the audit log is part of it' })
  })
  .openapi('Comparison')

export type Comparison = z.infer<typeof comparisonSchema>

export const compareMetricsRoute = defineRoute('GET /api/admin/metrics/comparison', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'Compare a window of time',
  description: `What changed most in a window: metrics and routes by how many times they grew or fell, with their figures before and within. Of a route the measure that changed most is told. At most ${comparisonLimits.windowMs / 86_400_000} days, and ${comparisonLimits.usualWindowMs / 3_600_000} hours against what is usual, which has to be known of ${comparisonLimits.fewestDays} days. A side with fewer than ${comparisonLimits.fewestCalls} calls or ${comparisonLimits.fewestSamples} measurements is too little, and says so. Refused to whoever belongs to a tenant.`,
  query: comparisonQuerySchema,
  answer: ok('What changed', comparisonSchema)
})
