import type { ProbeOutcome } from '@sitewright/kernel/services'
import type { CheckResultRow, CheckRow } from './checks.repository.ts'
import type { CheckProblem } from './messages.ts'

/** What is around a run. */
export interface RunContext {
  at: number
  /** Whether its service is worked on. */
  inMaintenance: boolean
  /** Whether the last run of one that it depends on failed, so that this may be down. */
  isParentFailing: boolean
}

/** A result with a problem, in the form of a row. */
export type Found = Omit<ProbeOutcome, 'problem'> & { problem: CheckProblem | null }

type StateChanges = Pick<
  CheckRow,
  'status' | 'status_since' | 'failures' | 'problem' | 'detail' | 'checked_at' | 'response_ms' | 'expires_at'
>

/**
 * Decides what a run means: results of a service that is worked on count as maintenance and change no status; a failure
 * below a parent that fails too is unknown; and it takes failures in a row until a check is down.
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
      // What a parent does is told of by its own state.
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
  // What is unknown because of a parent is told by the parent, so that its own status is still there afterwards.
  if (problem === 'parent') return status
  if (outcome !== 'down') return outcome
  return failures >= threshold ? 'down' : status
}
