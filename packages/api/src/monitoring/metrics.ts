import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { timeSchema } from '../kernel/fields.ts'
import { maximumPoints } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'Monitoring' })

/** The gauges with their units. */
export const gaugeUnits = {
  cpu: 'percent',
  memory: 'bytes',
  diskFree: 'bytes',
  eventLoopDelay: 'milliseconds',
  databaseRoundTrip: 'milliseconds',
  databaseConnections: 'connections',
  jobsOpen: 'jobs',
  mailsWaiting: 'mails',
  eventStreams: 'streams'
} as const

/** All metrics with their units. */
export const metricUnits = { calls: 'milliseconds', ...gaugeUnits } as const

export type MetricName = keyof typeof metricUnits

export const metricNames = Object.keys(metricUnits) as [MetricName, ...MetricName[]]

/** Window lengths of a series in seconds; windows of one second are held for 15 minutes by each server alone. */
export const metricResolutions = [1, 10, 60, 3600] as const

const time = z.coerce.number().int().min(0).max(Number.MAX_SAFE_INTEGER)
const milliseconds = z.number().openapi({ example: 4.2 })

/** The requested series and period. */
export const metricQuerySchema = z.strictObject({
  name: z.enum(metricNames),
  from: time.openapi({ description: 'Milliseconds since 1970', example: 1_795_262_400_000 }),
  to: time.openapi({
    description: 'Before this time, in milliseconds since 1970',
    example: 1_795_266_000_000
  }),
  resolution: z.coerce
    .number()
    .pipe(z.union(metricResolutions.map((seconds) => z.literal(seconds))))
    .default(60)
    .openapi({ type: 'integer', enum: [...metricResolutions], description: 'Seconds of a window' }),
  route: z
    .string()
    .max(200)
    .optional()
    .openapi({ description: 'Of one route; of all without it', example: 'GET /api/users/:id' }),
  server: z.string().max(64).optional().openapi({
    description: 'Of one server; of all without it',
    example: '0f2b6b0e-6c2f-4d8e-9a53-1c7f3d0b9e21'
  })
})

export type MetricQuery = z.output<typeof metricQuerySchema>

/** Calls within a window. */
export const callPointSchema = z
  .object({
    at: timeSchema,
    calls: z.number().int().openapi({ example: 412 }),
    failures: z
      .number()
      .int()
      .openapi({ description: 'Calls that failed on the side of the server', example: 1 }),
    mean: milliseconds,
    p50: milliseconds,
    p95: milliseconds,
    p99: milliseconds,
    most: milliseconds
  })
  .openapi('CallPoint')

export type CallPoint = z.infer<typeof callPointSchema>

const quantity = z.number().openapi({ example: 12.5 })

/** Measurements within a window. */
export const gaugePointSchema = z
  .object({ at: timeSchema, mean: quantity, least: quantity, most: quantity })
  .openapi('GaugePoint')

export type GaugePoint = z.infer<typeof gaugePointSchema>

const seriesShape = {
  unit: z.string().openapi({ example: 'milliseconds' }),
  resolution: z.number().int().openapi({ description: 'Seconds of a window', example: 60 }),
  server: z
    .string()
    .nullable()
    .openapi({ description: 'The server that the series is of; null for all of them', example: null })
}

/** A series of measurements by window. Windows without a measurement are left out. */
export const metricSeriesSchema = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('calls'), ...seriesShape, points: z.array(callPointSchema) }),
    z.object({ kind: z.literal('gauge'), ...seriesShape, points: z.array(gaugePointSchema) })
  ])
  .openapi('MetricSeries')

export type MetricSeries = z.infer<typeof metricSeriesSchema>

export const getMetricsRoute = defineRoute('GET /api/admin/metrics', {
  access: 'monitoring.read',
  summary: 'Get what was measured',
  description: `Calls with their failures and latencies, or a quantity of the servers. At most ${maximumPoints} windows; those without a measurement are left out. Windows of 10 seconds are kept for 3 hours, of a minute for 3 days, of an hour for 400 days; those of a second are what the answering server alone remembers, for 15 minutes. Latencies are estimated from buckets. Whoever belongs to a tenant gets the calls of that tenant, and no quantities of servers.`,
  query: metricQuerySchema,
  answer: ok('The series', metricSeriesSchema)
})

/** A server's facts about its host; null where they are unavailable, as in a browser. */
export const hostFactsSchema = z
  .object({
    name: z.string().nullable().openapi({ example: 'web-1' }),
    platform: z.string().nullable().openapi({ example: 'linux x64' }),
    runtime: z.string().nullable().openapi({ example: 'Node 24.11.0' }),
    cores: z.number().nullable().openapi({ description: 'Processors that it may use', example: 2 }),
    memoryBytes: z
      .number()
      .nullable()
      .openapi({ description: 'Memory that it may use', example: 2_147_483_648 }),
    diskBytes: z.number().nullable().openapi({
      description: 'Size of the disk of its data folder, without what it keeps for the system',
      example: 42_949_672_960
    }),
    limitedBy: z
      .enum(['cgroup', 'host'])
      .nullable()
      .openapi({ description: 'What sets memory and processors: a container, or the whole host' })
  })
  .openapi('HostFacts')

export type HostFacts = z.infer<typeof hostFactsSchema>

/** A server of the installation. */
export const serverSchema = z
  .object({
    id: z.string(),
    version: z.string().openapi({ example: '0.9.0' }),
    startedAt: timeSchema,
    seenAt: timeSchema.openapi({ description: 'When it last wrote that it runs, every 10 seconds' }),
    live: z.boolean().openapi({ description: 'It was seen within the last 30 seconds' }),
    answering: z.boolean().openapi({ description: 'It is the one that answers' }),
    host: hostFactsSchema
  })
  .openapi('Server')

export type ServerView = z.infer<typeof serverSchema>

export const listServersRoute = defineRoute('GET /api/admin/servers', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'List the servers',
  description:
    'Those that run, and those that were seen within the last 7 days, at most 100. Refused to whoever belongs to a tenant.',
  answer: ok('The servers, the one that was seen last first', z.object({ servers: z.array(serverSchema) }))
})
