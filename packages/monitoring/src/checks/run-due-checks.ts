import { systemCall } from '@sitewright/kernel/call'
import { concurrencyLimit } from '@sitewright/kernel/crypto'
import type { Services } from '@sitewright/kernel/services'
import type { Log } from '@sitewright/kernel/request'
import { ancestorsOf } from './check-parents.ts'
import { findChecks, type CheckRow } from './checks.repository.ts'
import { runCheck, type RunParts } from './run-check.ts'

/** Number of checks that run concurrently. */
const atOnce = 20

type Parts = RunParts & Services & { log: Pick<Log, 'error'> }

/** Runs the checks that are due, parents before the checks below them; returns how many. */
export async function runDueChecks(services: Parts): Promise<number> {
  const { database, now, log } = services
  const rows = await findChecks(database.db)
  const due = rows.filter(({ paused_at: pausedAt, due_at: dueAt }) => pausedAt === null && dueAt <= now())
  const limit = concurrencyLimit({ running: atOnce, waiting: due.length })
  const run = async (row: CheckRow): Promise<void> => {
    try {
      await runCheck(services, row)
    } catch (error) {
      log.error('check.failed', { check: row.id, error })
    }
  }
  for (const level of toLevels(rows, due)) await Promise.all(level.map((row) => limit(() => run(row))))
  if (due.length > 0)
    await systemCall(services).transaction((transaction) => {
      const payload = { ids: due.slice(0, 100).map(({ id }) => id) }
      transaction.publish('checks', payload, { tenantId: null })
      return Promise.resolve()
    })
  return due.length
}

/** Groups checks by their depth below other checks. */
function toLevels(rows: readonly CheckRow[], due: readonly CheckRow[]): CheckRow[][] {
  const byDepth = Map.groupBy(due, (row) => ancestorsOf(rows, row).length)
  return [...byDepth].toSorted(([a], [b]) => a - b).map(([, level]) => level)
}
