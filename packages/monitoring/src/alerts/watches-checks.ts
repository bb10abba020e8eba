import { checkRuleKinds, type CheckRuleKind } from '@sitewright/api'
import type { WatchedMetric } from '@sitewright/kernel/db'

/** Whether a rule watches checks, each with its own alert, rather than a metric. */
export function watchesChecks(watched: WatchedMetric): watched is CheckRuleKind {
  return checkRuleKinds.some((kind) => kind === watched)
}
