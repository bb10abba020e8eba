import { compileAuditRowsAfter, type AuditRow } from '../audit.repository.ts'
import {
  firstDigest,
  nextDigest,
  signHead,
  toHeadText,
  toPublicText,
  type ChainHead,
  type SignedHead
} from '../public-chain.ts'
import type { RowCounter } from '../../call/audit-export-end.ts'
import { findPublicCheckpoints } from '../public-checkpoints.repository.ts'
import { emptyHash, hashAuditRow } from '../write-audit.ts'
import type { Services } from '../../services/services.ts'

const batchRows = 50

/** Version of the file format, in its first line. */
export const chainFileVersion = 1

/**
 * The whole log as JSON Lines that `verify-audit` reads: a header with the public key, each entry with its digest, the
 * earlier signed checkpoints, and a signed end. A log whose keyed chain is broken gets no signed end, but the number of
 * the first broken row: otherwise the export would sign a forgery.
 */
export async function* exportChain(
  services: Pick<Services, 'database' | 'reader' | 'now' | 'auditKey' | 'auditSigner'>,
  counter: RowCounter
): AsyncGenerator<string> {
  const { database, reader, now, auditKey, auditSigner } = services
  const signed = new Map((await findPublicCheckpoints(database.db)).map((one) => [one.seq, one]))
  const publicKey = await auditSigner.publicKey()
  yield `${JSON.stringify({ audit: chainFileVersion, publicKey, exportedAt: new Date(now()).toISOString() })}\n`
  let head: ChainHead = { seq: 0, digest: firstDigest }
  let previous = emptyHash
  const query = compileAuditRowsAfter(database.db, 0, Infinity)
  for await (const rows of reader.read(query, { batchRows })) {
    const lines: string[] = []
    for (const row of rows) {
      if (!(await isIntact(row, { head, previous, auditKey }))) {
        yield `${lines.join('')}${JSON.stringify({ broken: head.seq + 1 })}\n`
        return
      }
      const text = toPublicText(row)
      head = { seq: row.seq, digest: await nextDigest(head.digest, text) }
      previous = row.hash
      lines.push(`{"entry":${text},"digest":"${head.digest}"}\n`)
      const checkpoint = signed.get(row.seq)
      if (checkpoint !== undefined)
        lines.push(toHeadLine({ text: toHeadText(checkpoint, checkpoint.at, false), ...checkpoint }))
      counter.rows += 1
    }
    yield lines.join('')
  }
  yield toHeadLine(await signHead(auditSigner, head, { at: now(), isEnd: true }))
}

function toHeadLine({ text, signature }: SignedHead): string {
  return `{"checkpoint":${text},"signature":"${signature}"}\n`
}

async function isIntact(
  { hash, ...row }: AuditRow,
  expected: { head: ChainHead; previous: string; auditKey: Uint8Array<ArrayBuffer> }
): Promise<boolean> {
  return (
    row.seq === expected.head.seq + 1 &&
    row.previous_hash === expected.previous &&
    hash === (await hashAuditRow(row, expected.auditKey))
  )
}
