import { ApiError, type AuditReport } from '@sitewright/api'
import { findCheckpointsAfter, findLastAuditRow } from '../audit/audit.repository.ts'
import type { Services } from '../services/services.ts'
import { findAuditState, saveAuditBreak } from './audit-state.ts'
import { checkAudit } from './check-audit.ts'
import { verifyAuditBeside } from './verify-audit.ts'

/** Rows that one request verifies: a few seconds of work. */
const checkedAtOnce = 100_000

/** Verifies the log from a row on, as far as one request may, and keeps a break that it finds. */
export async function verifyPiece(services: Services, after: number): Promise<AuditReport> {
  await requireRow(services, after)
  const report = await verifyAuditBeside(services, { after, most: checkedAtOnce })
  const { firstBrokenRow, complete } = report
  if (firstBrokenRow === null) return complete ? checkKnownBreak(services, report) : report
  // That the row to go on from is gone says where rows are missing only to who has read up to it.
  if (firstBrokenRow !== after) await saveAuditBreak(services, firstBrokenRow)
  return report
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
