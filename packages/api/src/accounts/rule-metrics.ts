import { overviewMetrics } from './overview-metrics.ts'

/** What a rule can watch: the metrics of the overview, and the delay of the event loop. */
export const ruleMetrics = {
  ...overviewMetrics,
  delay: { name: 'Event loop delay', unit: 'ms' }
} as const satisfies Record<string, { name: string; unit: string }>

/** The id of the metric that a rule watches. */
export type RuleMetric = keyof typeof ruleMetrics

/** What a rule watches of checks of services: whether they are down, or their certificates expire soon. */
export const checkRuleKinds = ['check', 'certificate'] as const
/** What a rule watches of checks of services. */
export type CheckRuleKind = (typeof checkRuleKinds)[number]

/** What a rule watches: a metric against a threshold, or checks of services. */
export const ruleKinds = ['metric', ...checkRuleKinds] as const
/** What a rule watches. */
export type RuleKind = (typeof ruleKinds)[number]

/** How bad an alert is, as spec 2 §3 names its types. */
export const alertSeverities = ['info', 'warning', 'critical'] as const
/** How bad an alert is. */
export type AlertSeverity = (typeof alertSeverities)[number]

/** On which side of its threshold a metric fires. */
export const alertComparisons = ['above', 'below'] as const
/** On which side of its threshold a metric fires. */
export type AlertComparison = (typeof alertComparisons)[number]
