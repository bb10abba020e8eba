import { ApiError, type AuditReport } from '@sitewright/api'
import { findCheckpointsAfter, findLastAuditRow } from '../audit/audit.repository.ts'
import type { Services } from '../services/services.ts'
import { findAuditState, saveAuditBreak, saveAuditHeld } from './audit-state.ts'
import { checkAudit } from './check-audit.ts'
import { verifyAuditBeside } from './verify-audit.ts'

/** Rows that one request verifies: a few seconds of work. */
const checkedAtOnce = 100_000

/** How long one may take to ask for the next piece of a walk through the log, in milliseconds. */
const walkMs = 10 * 60_000

/** Rows up to which walks from the first one have come on this server, and when. */
const walks = new WeakMap<Services['database'], Map<number, number>>()

/**
 * Verifies the log from a row on, as far as one request may. Keeps a break that it finds, and that the whole log holds
 * where this was the last piece of a walk that began at its first row.
 */
export async function verifyPiece(
  services: Services,
  after: number,
  most = checkedAtOnce
): Promise<AuditReport> {
  await requireRow(services, after)
  const report = await verifyAuditBeside(services, { after, most })
  const { firstBrokenRow, complete } = report
  if (firstBrokenRow === null) {
    const isWhole = takeStep(services, after, complete ? undefined : report.checkedTo)
    if (!complete) return report
    if (isWhole) await saveAuditHeld(services, report.checkedTo)
    return checkKnownBreak(services, report)
  }
  // That the row to go on from is gone says where rows are missing only to who has read up to it.
  if (firstBrokenRow !== after) await saveAuditBreak(services, firstBrokenRow)
  return report
}

/** Whether everything up to a row was verified before, by a walk that goes on to another row where one is given. */
function takeStep({ database, now }: Services, after: number, next: number | undefined): boolean {
  const known = walks.get(database) ?? new Map<number, number>()
  walks.set(database, known)
  const at = now()
  for (const [row, seen] of known) if (at - seen > walkMs) known.delete(row)
  const isWhole = after === 0 || known.has(after)
  if (isWhole && next !== undefined) known.set(next, at)
  return isWhole
}

/** Refuses a row behind the last one, unless a checkpoint shows that it was cut off. */
async function requireRow({ database: { db } }: Services, after: number): Promise<void> {
  const last = await findLastAuditRow(db)
  if (after <= (last?.seq ?? 0)) return
  const isCut = (await findCheckpointsAfter(db, after - 1)).length > 0
  if (!isCut) throw new ApiError('audit.no-row')
}

/** Checks the whole log again where an earlier check found a break that this one does not: it may be mended. */
async function checkKnownBreak(services: Services, report: AuditReport): Promise<AuditReport> {
  const known = await findAuditState(services.database.db)
  if (known?.firstBrokenRow == null) return report
  await checkAudit(services)
  const found = await findAuditState(services.database.db)
  return { ...report, firstBrokenRow: found?.firstBrokenRow ?? null }
}
