import { z } from '@hono/zod-openapi'
import { defineRoutes } from '../define-route.ts'
import { doneSchema, ok } from '../responses.ts'
import { alertLimits } from './alert-limits.ts'
import { alertNameSchema } from './alert-name.ts'
import { alertComparisons, alertSeverities, ruleMetrics, type RuleMetric } from './rule-metrics.ts'

const defineRoute = defineRoutes({ tag: 'Alerts' })

const ruleMetricIds = Object.keys(ruleMetrics) as [RuleMetric, ...RuleMetric[]]

const exampleId = '5f0c2a4e-0a1b-4e5e-8f57-2c6f6f0e9a11'
const exampleUser = 'b7a0f1de-95a1-4c3c-b1f0-7a5d6a0c4f52'
const rulePath = z.object({ id: z.string().max(64).openapi({ example: exampleId }) })

const common = {
  name: alertNameSchema.openapi({ example: 'Disk is nearly full' }),
  type: z.enum(alertSeverities).openapi({ example: 'critical' }),
  forSeconds: z
    .number('Enter a number')
    .int('Enter a whole number')
    .min(0, 'Enter 0 or more')
    .max(alertLimits.forSeconds, 'Enter at most a day')
    .openapi({ description: 'For how long the condition has to hold', example: 300 }),
  mailTo: z
    .array(z.string().max(64))
    .max(alertLimits.mailTo)
    .openapi({ description: 'Ids of the administrators who get a mail', example: [exampleUser] }),
  enabled: z.boolean().openapi({ example: true })
}
const ofMetric = {
  metric: z.enum(ruleMetricIds).openapi({ example: 'disk' }),
  comparison: z.enum(alertComparisons).openapi({ example: 'above' }),
  threshold: z
    .number('Enter a number')
    .min(0, 'Enter 0 or more')
    .max(1_000_000_000, 'Enter a smaller number')
    .openapi({ description: 'In the unit of the metric', example: 90 })
}
const ofCheck = {
  checkId: z
    .string()
    .max(64)
    .nullable()
    .openapi({ description: 'The check that is watched; null for all', example: null })
}
const added = { ...common, mailTo: common.mailTo.default([]), enabled: common.enabled.default(true) }

/** The body of a new alert rule. */
export const newAlertRuleSchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('metric'), ...added, ...ofMetric }),
    z.strictObject({ kind: z.literal('check'), ...added, ...ofCheck }),
    z.strictObject({ kind: z.literal('certificate'), ...added, ...ofCheck })
  ])
  .openapi('NewAlertRule', {
    example: {
      kind: 'metric',
      name: 'Disk is nearly full',
      type: 'critical',
      metric: 'disk',
      comparison: 'above',
      threshold: 90,
      forSeconds: 300,
      mailTo: [],
      enabled: true
    }
  })

export type NewAlertRule = z.input<typeof newAlertRuleSchema>

export type NewAlertRuleBody = z.output<typeof newAlertRuleSchema>

const shown = {
  id: z.string().openapi({ example: exampleId }),
  ...common,
  builtIn: z.boolean().openapi({ description: 'Whether it was installed', example: true }),
  state: z.enum(['off', 'no-data', 'quiet', 'pending', 'firing']).openapi({ example: 'quiet' }),
  value: z.number().nullable().openapi({
    description:
      'What is measured now, how many checks are down, or how many certificates expire soon; null where nothing is known',
    example: 41
  }),
  flapping: z
    .boolean()
    .openapi({ description: `Whether it fired more than ${alertLimits.firesAnHour} times within an hour` })
}

const shownCheck = {
  ...ofCheck,
  check: z.string().nullable().openapi({
    description: 'The name of the check; null for all, or one that is gone',
    example: 'Website'
  })
}

/** An alert rule: a condition and its notifications. */
export const alertRuleSchema = z
  .discriminatedUnion('kind', [
    z.object({
      kind: z.literal('metric'),
      ...shown,
      ...ofMetric,
      unit: z.string().openapi({ example: '%' })
    }),
    z.object({ kind: z.literal('check'), ...shown, ...shownCheck }),
    z.object({ kind: z.literal('certificate'), ...shown, ...shownCheck })
  ])
  .openapi('AlertRule')

export type AlertRule = z.infer<typeof alertRuleSchema>

const ruleAnswer = ok('The rule', z.object({ rule: alertRuleSchema }))

export const listAlertRulesRoute = defineRoute('GET /api/admin/alert-rules', {
  access: 'monitoring.read',
  scope: 'installation',
  summary: 'List the alert rules',
  description:
    'Each with what it measures now. Of several servers the highest value is judged. A rule on checks has an alert for each check that is down; a check is not judged while it is paused, in maintenance, or hidden by one that it depends on. A rule on certificates has one for each check of a certificate that expires within the days of that check, or has expired. Refused to whoever belongs to a tenant.',
  answer: ok(
    'The rules, and who can get their mails',
    z.object({
      rules: z.array(alertRuleSchema),
      readers: z
        .array(z.object({ id: z.string(), name: z.string() }))
        .openapi({ description: 'The administrators who may see alerts; empty without `user.read`' })
    })
  )
})

export const addAlertRuleRoute = defineRoute('POST /api/admin/alert-rules', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Add an alert rule',
  description: `An installation has at most ${alertLimits.rules} rules. Mails go to administrators who may see alerts; another id is refused. Written to the audit log.`,
  body: newAlertRuleSchema,
  answer: ruleAnswer
})

export const changeAlertRuleRoute = defineRoute('PATCH /api/admin/alert-rules/{id}', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Change an alert rule',
  description:
    'What is left out stays; a rule keeps its kind, and what belongs to the other kind is refused. Switching it off resolves its alert. Changing the condition lets an alert that is open begin anew. Written to the audit log.',
  params: rulePath,
  body: z
    .strictObject({ ...common, ...ofMetric, ...ofCheck })
    .partial()
    .openapi('AlertRuleChanges', { example: { threshold: 85, forSeconds: 600 } }),
  answer: ruleAnswer
})

export const deleteAlertRuleRoute = defineRoute('DELETE /api/admin/alert-rules/{id}', {
  access: 'monitoring.write',
  scope: 'installation',
  summary: 'Delete an alert rule',
  description:
    'Its open alert is resolved; alerts of before stay in the list. Silences of the rule go with it. Written to the audit log.',
  params: rulePath,
  answer: ok('It is gone', doneSchema)
})
