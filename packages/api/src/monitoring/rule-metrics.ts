import { overviewMetrics } from './overview-metrics.ts'

/** The metrics that a rule can watch: those of the overview, and the event loop delay. */
export const ruleMetrics = {
  ...overviewMetrics,
  delay: { name: 'Event loop delay', unit: 'ms' }
} as const satisfies Record<string, { name: string; unit: string }>

export type RuleMetric = keyof typeof ruleMetrics

/** The rules on service checks: one is down, or its certificate expires soon. */
export const checkRuleKinds = ['check', 'certificate'] as const
export type CheckRuleKind = (typeof checkRuleKinds)[number]

/** The kinds of rules: a metric with a threshold, or service checks. */
export const ruleKinds = ['metric', ...checkRuleKinds] as const
export type RuleKind = (typeof ruleKinds)[number]

/** The severities of an alert, which are its types in spec 2 §3. */
export const alertSeverities = ['info', 'warning', 'critical'] as const
export type AlertSeverity = (typeof alertSeverities)[number]

/** On which side of its threshold a metric fires. */
export const alertComparisons = ['above', 'below'] as const
export type AlertComparison = (typeof alertComparisons)[number]
