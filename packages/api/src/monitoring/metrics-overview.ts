import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'
import { overviewMetrics, type OverviewMetricId } from './overview-metrics.ts'

const defineRoute = defineRoutes({ tag: 'Monitoring' })

const overviewMetricIds = Object.keys(overviewMetrics) as [OverviewMetricId, ...OverviewMetricId[]]

/** The status of a metric, by its limits. */
export const metricStatusSchema = z.enum(['healthy', 'warning', 'critical', 'no-data'])

export type MetricStatus = z.infer<typeof metricStatusSchema>

/** A metric of the overview. */
export const overviewMetricSchema = z
  .object({
    id: z.enum(overviewMetricIds),
    name: z.string().openapi({ example: 'CPU' }),
    value: z
      .number()
      .nullable()
      .openapi({ description: 'Null where nothing was measured recently', example: 8.4 }),
    unit: z.string().openapi({ example: '%' }),
    status: metricStatusSchema,
    note: z
      .string()
      .openapi({ description: 'What it is made of, or why there is none', example: 'of 2 cores' }),
    lastUpdated: timeSchema.nullable(),
    everyMs: z
      .number()
      .int()
      .openapi({ description: 'Milliseconds from one measurement to the next', example: 10_000 })
  })
  .openapi('OverviewMetric')

export type OverviewMetric = z.infer<typeof overviewMetricSchema>

export const getOverviewRoute = defineRoute('GET /api/monitoring/metrics', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'Get the current metrics',
  description:
    'Each is what the servers measured recently: processor, memory, disk and database of the one that is worst, calls of all of them over five minutes. Refused to whoever belongs to a tenant.',
  answer: ok('The metrics', z.object({ metrics: z.array(overviewMetricSchema) }))
})

/** A part of the health score. */
export const healthPartSchema = z
  .object({
    id: z.enum(['errors', 'latency', 'host', 'work']),
    name: z.string().openapi({ example: 'Errors' }),
    weight: z.number().openapi({ description: 'Its share of the score, in percent', example: 40 }),
    score: z
      .number()
      .nullable()
      .openapi({ description: '0 to 100; null where nothing was measured', example: 96 }),
    reason: z.string().openapi({ example: '0.4 % of the calls of five minutes failed' })
  })
  .openapi('HealthPart')

export type HealthPart = z.infer<typeof healthPartSchema>

/** The health score with its components. */
export const healthScoreSchema = z
  .object({
    score: z
      .number()
      .nullable()
      .openapi({ description: '0 to 100; null where nothing was measured', example: 94 }),
    status: metricStatusSchema,
    parts: z.array(healthPartSchema),
    at: timeSchema
  })
  .openapi('HealthScore')

export type HealthScore = z.infer<typeof healthScoreSchema>

export const getHealthScoreRoute = defineRoute('GET /api/monitoring/health', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'Get the health score',
  description:
    'From 90 it is healthy, from 70 a warning, below that critical. Each part says why it has its score; a part without measurements is left out of the sum. Refused to whoever belongs to a tenant.',
  answer: ok('The score and its parts', healthScoreSchema)
})

/** The calls of a route within a period. */
export const routePerformanceSchema = z
  .object({
    route: z.string().openapi({ example: 'GET /api/users/:id' }),
    calls: z.number().int().openapi({ example: 412 }),
    failures: z.number().int().openapi({ example: 1 }),
    p50: z.number().openapi({ example: 4.2 }),
    p95: z.number().openapi({ example: 18 }),
    p99: z.number().openapi({ example: 41 })
  })
  .openapi('RoutePerformance')

export type RoutePerformance = z.infer<typeof routePerformanceSchema>

export const getPerformanceRoute = defineRoute('GET /api/monitoring/performance', {
  access: 'monitoring.read',
  summary: 'Get how each route performs',
  description:
    'Calls, failures on the side of the server and latencies in milliseconds of the last hour by route, the most called first, at most 200. Latencies are estimated from buckets. Whoever belongs to a tenant gets the calls of that tenant.',
  answer: ok(
    'The routes',
    z.object({ from: timeSchema, to: timeSchema, routes: z.array(routePerformanceSchema) })
  )
})
