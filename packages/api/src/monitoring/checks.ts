import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { checkDefinitionSchema, checkTimeoutSchema, probeSchema, storedProbeSchema } from './check-fields.ts'
import { emptySchema, timeSchema } from '../kernel/fields.ts'
import { checkLimits } from '../kernel/limits.ts'

const defineRoute = defineRoutes({ tag: 'Checks' })

const exampleId = '5f0c7a52-9d3e-4c1b-8a66-2b7de1f04c98'
const checkPath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })

/** The status of a service, by its check. */
export const checkStatuses = ['up', 'warning', 'down', 'unknown', 'maintenance', 'paused', 'pending'] as const

export type CheckStatus = (typeof checkStatuses)[number]

const milliseconds = z.number().nullable().openapi({
  description: 'Milliseconds until the answer; null where there was none',
  example: 84
})
const message = z
  .string()
  .nullable()
  .openapi({ description: 'Why it is so; null where it is up', example: null })
const count = z.number().int()

/** The status of a service, and since when. */
export const checkStateSchema = z
  .object({
    status: z.enum(checkStatuses),
    since: timeSchema.nullable(),
    problem: z.string().nullable().openapi({ description: 'A code of why', example: null }),
    message
  })
  .openapi('CheckState')

export type CheckState = z.infer<typeof checkStateSchema>

/** The results of a UTC day. */
export const checkDaySchema = z
  .object({
    at: timeSchema.openapi({ description: 'The beginning of the day, UTC' }),
    up: count.openapi({ example: 1438 }),
    down: count.openapi({ example: 2 }),
    maintenance: count.openapi({ example: 0 }),
    unknown: count.openapi({ example: 0 }),
    responseMs: milliseconds.openapi({ description: 'The mean of the answers' })
  })
  .openapi('CheckDay')

export type CheckDay = z.infer<typeof checkDaySchema>

const share = z.number().nullable().openapi({
  description: 'Percent of the results up or down that were up; null without such results',
  example: 99.86
})

/** A check of a service. */
export const serviceCheckSchema = z
  .object({
    id: z.string().openapi({ example: exampleId }),
    name: z.string().openapi({ example: 'Website' }),
    probe: storedProbeSchema,
    intervalSeconds: count.openapi({ description: 'Seconds from one run to the next', example: 60 }),
    timeoutSeconds: count.openapi({
      description: 'Seconds after which it has failed',
      example: 10
    }),
    failureThreshold: count.openapi({
      description: 'It is down after this many failures in a row',
      example: 2
    }),
    parentId: z.string().nullable().openapi({
      description: 'Another check. While that is down, this one is not run, and unknown because of it',
      example: null
    }),
    paused: z.boolean(),
    state: checkStateSchema,
    failures: count.openapi({ description: 'Failures in a row until now', example: 0 }),
    checkedAt: timeSchema.nullable(),
    responseMs: milliseconds,
    expiresAt: timeSchema.nullable().openapi({ description: 'When the certificate expires, for TLS' }),
    uptime: z.object({ day: share, all: share }).openapi({
      description: `Of the last 24 hours, and of ${checkLimits.days} days`
    }),
    days: z.array(checkDaySchema).openapi({ description: 'Days with results, the oldest first' })
  })
  .openapi('ServiceCheck')

export type ServiceCheck = z.infer<typeof serviceCheckSchema>

/** The result of one run of a check. */
export const serviceCheckResultSchema = z
  .object({
    at: timeSchema,
    outcome: z.enum(['up', 'warning', 'down', 'maintenance', 'unknown']).openapi({
      description: 'A warning is up: what is checked works, and soon will not',
      example: 'up'
    }),
    responseMs: milliseconds,
    problem: z.string().nullable().openapi({ description: 'A code of why', example: null }),
    message
  })
  .openapi('ServiceCheckResult')

export type ServiceCheckResult = z.infer<typeof serviceCheckResultSchema>

const checkAnswer = z.object({ check: serviceCheckSchema })

const example = {
  name: 'Website',
  probe: { kind: 'http' as const, url: 'https://www.example.com/health', expectedStatus: '200-299' },
  intervalSeconds: 60,
  timeoutSeconds: 10,
  failureThreshold: 2,
  parentId: null
}

export const listChecksRoute = defineRoute('GET /api/admin/checks', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'List the checks of services',
  description: `All of them by name, with their state and the results of ${checkLimits.days} days. Refused to whoever belongs to a tenant.`,
  answer: ok('The checks', z.object({ checks: z.array(serviceCheckSchema) }))
})

export const addCheckRoute = defineRoute('POST /api/admin/checks', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Add a check',
  description: `It runs within seconds, and from then on in its interval. Servers connect to public addresses, and to others where EGRESS_CHECK_ALLOW names them. There are at most ${checkLimits.checks}. Written to the audit log.`,
  body: checkDefinitionSchema.openapi('NewCheck', { example }),
  answer: ok('The check', checkAnswer)
})

/** A partial update of a check. */
export const checkChangesSchema = z
  .strictObject({
    name: checkDefinitionSchema.shape.name.optional(),
    probe: probeSchema.optional(),
    intervalSeconds: checkDefinitionSchema.shape.intervalSeconds.unwrap().optional(),
    timeoutSeconds: checkTimeoutSchema.optional(),
    failureThreshold: checkDefinitionSchema.shape.failureThreshold.unwrap().optional(),
    parentId: checkDefinitionSchema.shape.parentId.unwrap().optional(),
    paused: z.boolean().optional()
  })
  .openapi('CheckChanges', { example: { paused: true } })

export type CheckChanges = z.output<typeof checkChangesSchema>

export const changeCheckRoute = defineRoute('PATCH /api/admin/checks/{id}', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Change, pause or resume a check',
  description:
    'What is left out stays. Another probe, or resuming, begins anew: until the next result it is pending; what was measured before stays. Written to the audit log.',
  params: checkPath,
  body: checkChangesSchema,
  answer: ok('The check', checkAnswer)
})

export const deleteCheckRoute = defineRoute('DELETE /api/admin/checks/{id}', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Delete a check',
  description:
    'Its results go with it. Checks that depend on it depend on nothing then. Written to the audit log.',
  params: checkPath,
  answer: ok('It is gone', doneSchema)
})

export const runCheckRoute = defineRoute('POST /api/admin/checks/{id}/run', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Run a check now',
  description:
    'Runs it besides its interval, also while it is paused, and answers once it has ended. The result counts as any other.',
  rateLimits: ['check-run-account'],
  params: checkPath,
  body: emptySchema,
  answer: ok(
    'The result, and the check with it',
    z.object({ result: serviceCheckResultSchema, check: serviceCheckSchema })
  )
})

/** A probe to test. */
export const checkTrialSchema = z
  .strictObject({ probe: probeSchema, timeoutSeconds: checkTimeoutSchema.default(10) })
  .openapi('CheckTrial', { example: { probe: example.probe, timeoutSeconds: 10 } })

export type CheckTrial = z.output<typeof checkTrialSchema>

export const testCheckRoute = defineRoute('POST /api/admin/checks/test', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Try what a check would do',
  description: 'Runs a probe once and keeps nothing of it, before a check is added or changed.',
  rateLimits: ['check-run-account'],
  body: checkTrialSchema,
  answer: ok('The result', z.object({ result: serviceCheckResultSchema }))
})

export const listCheckResultsRoute = defineRoute('GET /api/admin/checks/{id}/results', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'List the last results of a check',
  description: `The newest first, at most ${checkLimits.results}. Single results are kept for ${checkLimits.resultDays} days.`,
  params: checkPath,
  answer: ok('The results', z.object({ results: z.array(serviceCheckResultSchema) }))
})
