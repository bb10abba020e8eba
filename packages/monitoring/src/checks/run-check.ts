import type { CheckProbe } from '@sitewright/api'
import { newId } from '@sitewright/kernel/crypto'
import { inTransaction } from '@sitewright/kernel/db'
import { probedBad } from '@sitewright/kernel/services'
import { applyOutcome, type Found } from './apply-outcome.ts'
import { getState, isDown, toStates } from './check-states.ts'
import {
  findWithAncestors,
  insertResult,
  updateCheck,
  type CheckResultRow,
  type CheckRow
} from './checks.repository.ts'
import { findRunningWindows } from './maintenance.repository.ts'
import { runProbe, type ProbeParts } from './run-probe.ts'

export type RunParts = ProbeParts & {
  /** Returns a number from 0 up to 1. @default Math.random */
  random?: () => number
}

/** Runs a check once and stores the result; undefined if the check was deleted or reset in the meantime. */
export async function runCheck(services: RunParts, row: CheckRow): Promise<CheckResultRow | undefined> {
  const { database, now, random = Math.random } = services
  const parent = await findParent(services, row)
  const found: Found = parent.isDown
    ? { ...probedBad('unknown', 'other'), problem: 'parent' }
    : await runProbe(services, JSON.parse(row.probe) as CheckProbe, row.timeout_seconds * 1000)
  return inTransaction(database, async (transaction) => {
    await database.lock(transaction, `check ${row.id}`)
    const rows = await findWithAncestors(transaction, row.id)
    const [current, ...ancestors] = rows
    if (current === undefined || current.revision !== row.revision) return undefined
    const at = now()
    const states = toStates(
      rows.map((each) => ({ ...each, paused_at: each.id === row.id ? null : each.paused_at })),
      await findRunningWindows(transaction, at)
    )
    const { changes, result } = applyOutcome(current, found, {
      at,
      inMaintenance: getState(states, row.id).status === 'maintenance',
      isParentFailing: ancestors.some(({ failures }) => failures > 0)
    })
    const waitMs = row.interval_seconds * 1000
    await updateCheck(transaction, row.id, {
      ...changes,
      // A jitter of up to a tenth, so that checks do not run all at once.
      due_at: at + waitMs + Math.floor((random() * waitMs) / 10)
    })
    const written = { id: newId(), check_id: row.id, ...result }
    await insertResult(transaction, written)
    return written
  })
}

/** Finds whether the parent of a check is down, so that the check is unknown. */
async function findParent(
  { database: { db }, now }: RunParts,
  { parent_id: id }: CheckRow
): Promise<{ isDown: boolean }> {
  if (id === null) return { isDown: false }
  const states = toStates(await findWithAncestors(db, id), await findRunningWindows(db, now()))
  const state = states.get(id)
  return { isDown: state !== undefined && isDown(state) }
}
