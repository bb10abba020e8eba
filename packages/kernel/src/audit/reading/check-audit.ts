import { insertPublicCheckpoint, findPublicCheckpoints } from '../public-checkpoints.repository.ts'
import { firstDigest, nextDigest, signHead, toPublicText } from '../public-chain.ts'
import type { Services } from '../../services/services.ts'
import { saveAuditState } from './verification-state.ts'
import { verifyAuditBeside } from './verify-audit.ts'

/** The running check of each database, so that two requests do not read the whole log in parallel. */
const running = new WeakMap<Services['database'], Promise<number>>()

/**
 * Verifies the whole log, stores the result with its time, and signs the head of the public chain where the log is
 * valid. Joins a check that already runs on this server. Returns the number of rows that were verified.
 */
export function checkAudit(services: Services): Promise<number> {
  const { database } = services
  const known = running.get(database)
  if (known !== undefined) return known
  const check = checkAll(services).finally(() => running.delete(database))
  running.set(database, check)
  return check
}

async function checkAll(services: Services): Promise<number> {
  const { database, now, auditSigner } = services
  const signed = new Map((await findPublicCheckpoints(database.db)).map(({ seq, digest }) => [seq, digest]))
  let digest = firstDigest
  let firstForged: number | null = null
  const report = await verifyAuditBeside(services, {
    after: 0,
    most: Infinity,
    onRow: async (row) => {
      digest = await nextDigest(digest, toPublicText(row))
      const known = signed.get(row.seq)
      if (known !== undefined && known !== digest) firstForged ??= row.seq
    }
  })
  const firstBrokenRow = report.firstBrokenRow ?? firstForged
  const at = now()
  if (firstBrokenRow === null && report.checkedTo > 0 && !signed.has(report.checkedTo)) {
    const head = { seq: report.checkedTo, digest }
    const { signature } = await signHead(auditSigner, head, { at, isEnd: false })
    await insertPublicCheckpoint(database.db, { ...head, at, signature })
  }
  await saveAuditState(services, { at, entries: report.checkedTo, firstBrokenRow })
  return report.checkedTo
}
