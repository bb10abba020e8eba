import type { AuditReport } from '@sitewright/api'
import type { Services } from '../../services/services.ts'
import type { Queries } from '../../db/database.ts'
import {
  type AuditRow,
  compileAuditRowsAfter,
  findAuditHash,
  findAuditRowsAfter,
  findCheckpointsAfter
} from '../audit.repository.ts'
import { emptyHash, hashAuditRow } from '../write-audit.ts'
import { verifyCheckpoint } from '../checkpoints.ts'

/** Rows per step, few enough that verifying them blocks no request. */
const rowsAtOnce = 50

interface VerifyOptions {
  /** Verification starts after this row; 0 for the whole log. */
  after: number
  /** Maximum number of rows. */
  most: number
  /** The rows, if they are read over another connection. @default read by the queries */
  batches?: AsyncIterable<readonly AuditRow[]>
  /** Called for each valid row. */
  onRow?: (row: AuditRow) => Promise<void>
}

/**
 * Verifies the log from a row on: each row's hash, its link to the previous row, and the daily checkpoints, which
 * reveal rows that were cut from the end.
 */
export async function verifyAudit(
  { auditKey }: Pick<Services, 'auditKey'>,
  queries: Queries,
  { after, most, batches = readBatches(queries, { after, most }), onRow }: VerifyOptions
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
  for await (const rows of batches)
    for (const row of rows) {
      const { hash, ...hashed } = row
      const broken =
        row.seq !== seq + 1 ||
        row.previous_hash !== previous ||
        hash !== (await hashAuditRow(hashed, auditKey))
      if (broken) return report(seq + 1, true)
      const checkpoint = signed.get(row.seq)
      if (checkpoint !== undefined) {
        if (checkpoint.hash !== hash || !(await verifyCheckpoint(checkpoint, auditKey)))
          return report(row.seq, true)
        held += 1
      }
      await onRow?.(row)
      previous = hash
      seq = row.seq
    }
  if (seq - after >= most) return report(null, false)
  const isCut = checkpoints.some((checkpoint) => checkpoint.seq > seq)
  return report(isCut ? seq + 1 : null, true)
}

/** Verifies the log over the read-only connection, so that no request waits for it. */
export function verifyAuditBeside(
  { auditKey, database, reader }: Pick<Services, 'auditKey' | 'database' | 'reader'>,
  { after, most, onRow }: Omit<VerifyOptions, 'batches'>
): Promise<AuditReport> {
  const batches = reader.read(compileAuditRowsAfter(database.db, after, most), { batchRows: rowsAtOnce })
  return verifyAudit({ auditKey }, database.db, { after, most, batches, ...(onRow && { onRow }) })
}

async function* readBatches(
  queries: Queries,
  { after, most }: Pick<VerifyOptions, 'after' | 'most'>
): AsyncGenerator<AuditRow[]> {
  let seq = after
  while (seq < after + most) {
    const rows = await findAuditRowsAfter(queries, seq, Math.min(rowsAtOnce, after + most - seq))
    if (rows.length === 0) return
    yield rows
    seq = rows.at(-1)?.seq ?? seq
  }
}
