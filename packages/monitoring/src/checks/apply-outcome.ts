import type { ProbeOutcome } from '@sitewright/kernel/services'
import type { CheckResultRow, CheckRow } from './checks.repository.ts'
import type { CheckProblem } from './messages.ts'

/** The circumstances of a run. */
export interface RunContext {
  at: number
  /** Whether a maintenance window of its service is running. */
  inMaintenance: boolean
  /** Whether the last run of a parent failed, so that this service may be down for that reason. */
  isParentFailing: boolean
}

/** The outcome of a probe as columns of its result. */
export type Found = Omit<ProbeOutcome, 'problem'> & { problem: CheckProblem | null }

type StateChanges = Pick<
  CheckRow,
  'status' | 'status_since' | 'failures' | 'problem' | 'detail' | 'checked_at' | 'response_ms' | 'expires_at'
>

/**
 * Decides what a run means: within a maintenance window a result changes no status; a failure below a failing parent is
 * unknown; and it takes several failures in a row until a check is down.
 */
export function applyOutcome(
  row: CheckRow,
  probed: Found,
  { at, inMaintenance, isParentFailing }: RunContext
): { changes: StateChanges; result: Omit<CheckResultRow, 'id' | 'check_id'> } {
  const found: Found =
    isParentFailing && probed.outcome === 'down'
      ? { ...probed, outcome: 'unknown', problem: 'parent', detail: null }
      : probed
  const { outcome, problem, detail, responseMs, expiresAt } = found
  const measured = { checked_at: at, response_ms: responseMs, expires_at: expiresAt ?? row.expires_at }
  const result = { at, response_ms: responseMs, problem, detail }
  if (inMaintenance) {
    const { status, status_since, failures } = row
    return {
      changes: { ...measured, status, status_since, failures, problem: row.problem, detail: row.detail },
      result: { ...result, outcome: 'maintenance' }
    }
  }
  const failures = outcome === 'down' ? row.failures + 1 : outcome === 'unknown' ? row.failures : 0
  const status = toStatus(row, found, failures)
  return {
    changes: {
      ...measured,
      status,
      status_since: status === row.status ? row.status_since : at,
      failures,
      // The state of the parent is shown by the parent.
      ...(problem === 'parent' ? { problem: row.problem, detail: row.detail } : { problem, detail })
    },
    result: { ...result, outcome }
  }
}

function toStatus(
  { status, failure_threshold: threshold }: CheckRow,
  { outcome, problem }: Found,
  failures: number
): CheckRow['status'] {
  // A status that is unknown because of a parent stays as it was, so that it is still there once the parent is up.
  if (problem === 'parent') return status
  if (outcome !== 'down') return outcome
  return failures >= threshold ? 'down' : status
}
