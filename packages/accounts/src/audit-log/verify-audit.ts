import type { AuditReport } from '@sitewright/api'
import type { Services } from '../services/services.ts'
import type { Queries } from '../db/database.ts'
import { findAuditHash, findAuditRowsAfter, findCheckpointsAfter } from '../audit/audit.repository.ts'
import { emptyHash, hashAuditRow } from '../audit/write-audit.ts'
import { verifyCheckpoint } from '../audit/checkpoints.ts'

const rowsAtOnce = 1000

/**
 * Verifies the log from a row on: each row's hash, its link to the row before, and the daily checkpoints, which show
 * that rows were cut from the end. One request verifies `most` rows.
 */
export async function verifyAudit(
  { auditKey }: Pick<Services, 'auditKey'>,
  queries: Queries,
  { after, most }: { after: number; most: number }
): Promise<AuditReport> {
  const checkpoints = await findCheckpointsAfter(queries, after)
  const signed = new Map(checkpoints.map((checkpoint) => [checkpoint.seq, checkpoint]))
  let previous = after === 0 ? emptyHash : await findAuditHash(queries, after)
  let seq = after
  let held = 0
  const report = (firstBrokenRow: number | null, complete: boolean): AuditReport => ({
    firstBrokenRow,
    checkedTo: seq,
    complete,
    checkpoints: held
  })
  if (previous === undefined) return report(after, true)
  while (seq < after + most) {
    const rows = await findAuditRowsAfter(queries, seq, Math.min(rowsAtOnce, after + most - seq))
    if (rows.length === 0) {
      const [cut] = checkpoints.filter((checkpoint) => checkpoint.seq > seq)
      return report(cut === undefined ? null : seq + 1, true)
    }
    for (const { hash, ...row } of rows) {
      const broken =
        row.seq !== seq + 1 || row.previous_hash !== previous || hash !== (await hashAuditRow(row, auditKey))
      if (broken) return report(seq + 1, true)
      const checkpoint = signed.get(row.seq)
      if (checkpoint !== undefined) {
        if (checkpoint.hash !== hash || !(await verifyCheckpoint(checkpoint, auditKey)))
          return report(row.seq, true)
        held += 1
      }
      previous = hash
      seq = row.seq
    }
  }
  return report(null, false)
}
