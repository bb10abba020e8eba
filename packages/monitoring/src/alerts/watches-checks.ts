import { checkRuleKinds, type CheckRuleKind } from '@sitewright/api'
import type { WatchedMetric } from '@sitewright/kernel/db'

/** Whether a rule watches checks of services, each by itself, rather than a metric. */
export function watchesChecks(watched: WatchedMetric): watched is CheckRuleKind {
  return checkRuleKinds.some((kind) => kind === watched)
}
