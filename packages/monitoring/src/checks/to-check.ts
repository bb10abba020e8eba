import type { CheckDay, CheckProbe, ServiceCheckResult, CheckState, ServiceCheck } from '@sitewright/api'
import type { CheckBucketRow, CheckResultRow, CheckRow } from './checks.repository.ts'
import { describeCheckProblem } from './messages.ts'

/** Buckets of a check's results that are shown. */
export interface CheckCounts {
  hours: readonly CheckBucketRow[]
  days: readonly CheckBucketRow[]
}

export function toCheck(row: CheckRow, state: CheckState, { hours, days }: CheckCounts): ServiceCheck {
  return {
    id: row.id,
    name: row.name,
    probe: JSON.parse(row.probe) as CheckProbe,
    intervalSeconds: row.interval_seconds,
    timeoutSeconds: row.timeout_seconds,
    failureThreshold: row.failure_threshold,
    parentId: row.parent_id,
    paused: row.paused_at !== null,
    state,
    failures: row.failures,
    checkedAt: row.checked_at,
    responseMs: row.response_ms,
    expiresAt: row.expires_at,
    uptime: { day: toUptime(hours), all: toUptime(days) },
    days: days.map(toDay)
  }
}

export function toResult({
  at,
  outcome,
  response_ms,
  problem,
  detail
}: Omit<CheckResultRow, 'id' | 'check_id'>): ServiceCheckResult {
  return { at, outcome, responseMs: response_ms, problem, message: describeCheckProblem(problem, detail) }
}

/** Percent of the results up or down that were up; null without such results. */
export function toUptime(buckets: readonly Pick<CheckBucketRow, 'up' | 'down'>[]): number | null {
  const up = buckets.reduce((sum, bucket) => sum + bucket.up, 0)
  const all = buckets.reduce((sum, bucket) => sum + bucket.down, up)
  return all === 0 ? null : (up / all) * 100
}

function toDay({ at, up, down, maintenance, unknown, responses, response_total }: CheckBucketRow): CheckDay {
  const responseMs = responses === 0 ? null : response_total / responses
  return { at, up, down, maintenance, unknown, responseMs }
}
