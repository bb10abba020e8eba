import { ApiError, type AuditReport } from '@sitewright/api'
import { findCheckpointsAfter, findLastAuditRow } from '../audit.repository.ts'
import type { Services } from '../../services/services.ts'
import { findAuditState, saveAuditBreak, saveAuditHeld } from './verification-state.ts'
import { checkAudit } from './check-audit.ts'
import { verifyAuditBeside } from './verify-audit.ts'

/** Rows per request: a few seconds of work. */
const checkedAtOnce = 100_000

/** How soon a client has to request the next part of a running verification, in milliseconds. */
const walkMs = 10 * 60_000

/** How far running verifications have come on this server, and when, by database. */
const walks = new WeakMap<Services['database'], Map<number, number>>()

/**
 * Verifies the log from a row on, as far as one request may. Stores a break that it finds; stores that the whole log is
 * valid where this was the last part of a verification from the first row.
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
  // That the row to continue from is missing says where rows were cut only to a client that has read up to it.
  if (firstBrokenRow !== after) await saveAuditBreak(services, firstBrokenRow)
  return report
}

/** Whether a running verification has covered everything up to a row; `next` records its progress. */
function takeStep({ database, now }: Services, after: number, next: number | undefined): boolean {
  const known = walks.get(database) ?? new Map<number, number>()
  walks.set(database, known)
  const at = now()
  for (const [row, seen] of known) if (at - seen > walkMs) known.delete(row)
  const isWhole = after === 0 || known.has(after)
  if (isWhole && next !== undefined) known.set(next, at)
  return isWhole
}

/** Refuses a row beyond the last one, unless a checkpoint shows that it was cut off. */
async function requireRow({ database: { db } }: Services, after: number): Promise<void> {
  const last = await findLastAuditRow(db)
  if (after <= (last?.seq ?? 0)) return
  const isCut = (await findCheckpointsAfter(db, after - 1)).length > 0
  if (!isCut) throw new ApiError('audit.no-row')
}

/** Checks the whole log again where an earlier check found a break that this one does not: it may be repaired. */
async function checkKnownBreak(services: Services, report: AuditReport): Promise<AuditReport> {
  const known = await findAuditState(services.database.db)
  if (known?.firstBrokenRow == null) return report
  await checkAudit(services)
  const found = await findAuditState(services.database.db)
  return { ...report, firstBrokenRow: found?.firstBrokenRow ?? null }
}
