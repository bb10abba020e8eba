import type { CheckProbe, CheckState } from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import { findChecks, type CheckRow } from './checks.repository.ts'
import { findRunningWindows, type MaintenanceRow } from './maintenance.repository.ts'
import { describeCheckProblem } from './messages.ts'

/** A check with its state. */
export interface KnownCheck {
  id: string
  name: string
  tenantId: string | null
  parentId: string | null
  state: CheckState
  /** Null where the check does not look at a certificate. */
  certificate: { expiresAt: number | null; warnDays: number } | null
}

/** Current state of every check, and since when, by name. */
export async function findCheckStates({
  database,
  now
}: Pick<Services, 'database' | 'now'>): Promise<KnownCheck[]> {
  const rows = await findChecks(database.db)
  const states = toStates(rows, await findRunningWindows(database.db, now()))
  return rows.map((row) => ({
    id: row.id,
    name: row.name,
    tenantId: row.tenant_id,
    parentId: row.parent_id,
    state: getState(states, row.id),
    certificate: toCertificate(row)
  }))
}

function toCertificate({ probe: text, expires_at: expiresAt }: CheckRow): KnownCheck['certificate'] {
  const probe = JSON.parse(text) as CheckProbe
  return probe.kind === 'tls' ? { expiresAt, warnDays: probe.expiryDays } : null
}

/**
 * The state of each check by its id. Paused takes precedence over maintenance, then a parent that is down, then its own
 * results.
 */
export function toStates(
  rows: readonly CheckRow[],
  windows: readonly MaintenanceRow[]
): ReadonlyMap<string, CheckState> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const concerned = windows.map(({ starts_at, check_ids }) => ({
    startsAt: starts_at,
    ids: check_ids === null ? undefined : new Set(JSON.parse(check_ids) as string[])
  }))
  const states = new Map<string, CheckState>()
  const toState = (row: CheckRow): CheckState => {
    const known = states.get(row.id)
    if (known !== undefined) return known
    const parent = row.parent_id === null ? undefined : byId.get(row.parent_id)
    const above = parent && toState(parent)
    const window = concerned.find(({ ids }) => ids === undefined || ids.has(row.id))
    const state = decide(row, { startsAt: window?.startsAt, above })
    states.set(row.id, state)
    return state
  }
  for (const row of rows) toState(row)
  return states
}

/** The state of a check that is in the map. */
export function getState(states: ReadonlyMap<string, CheckState>, id: string): CheckState {
  const state = states.get(id)
  if (state === undefined) throw new Error(`No state of check ${id}`)
  return state
}

/** Whether the checks below this one cannot be judged now. */
export function isDown({ status, problem }: CheckState): boolean {
  return status === 'down' || (status === 'unknown' && problem === 'parent')
}

function decide(
  { paused_at: pausedAt, status, status_since: since, problem, detail }: CheckRow,
  { startsAt, above }: { startsAt: number | undefined; above: CheckState | undefined }
): CheckState {
  const plain = { problem: null, message: null }
  if (pausedAt !== null) return { status: 'paused', since: pausedAt, ...plain }
  if (startsAt !== undefined) return { status: 'maintenance', since: startsAt, ...plain }
  // Maintenance of a parent includes the checks below it.
  if (above?.status === 'maintenance') return above
  if (above !== undefined && isDown(above))
    return {
      status: 'unknown',
      since: above.since,
      problem: 'parent',
      message: describeCheckProblem('parent', null)
    }
  return { status, since, problem, message: describeCheckProblem(problem, detail) }
}
