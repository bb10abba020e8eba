import { sha256Hex } from '../crypto/hash.ts'
import type { AuditSigner } from '../crypto/audit-signer.ts'
import type { AuditRow } from './audit.repository.ts'

/**
 * The public hash chain of the audit log, which can be verified without a secret: each digest is the SHA-256 of the
 * previous one, a line break and the text of the entry. It is computed from the rows on demand, and its heads are
 * signed.
 */
export const firstDigest = '0'.repeat(64)

/** Canonical text of an entry, with its members in a fixed order; the tenant only if set, as in the keyed hash. */
export function toPublicText(row: AuditRow): string {
  return JSON.stringify({
    seq: row.seq,
    at: new Date(row.at).toISOString(),
    action: row.action,
    outcome: row.outcome,
    actorId: row.actor_id,
    impersonatorId: row.impersonator_id,
    subjectType: row.subject_type,
    subjectId: row.subject_id,
    ...(row.tenant_id === null ? {} : { tenantId: row.tenant_id }),
    ip: row.ip,
    device: row.device,
    details: JSON.parse(row.details) as unknown
  })
}

/** The digest of an entry, from the digest of the entry before. */
export function nextDigest(digest: string, text: string): Promise<string> {
  return sha256Hex(`${digest}\n${text}`)
}

/** A head of the chain: the number of entries, and the digest of the last one. */
export interface ChainHead {
  seq: number
  digest: string
}

export interface SignedHead {
  /** The signed text, as an export contains it. */
  text: string
  /** Ed25519, base64. */
  signature: string
}

/** The signed text of a head. `isEnd` marks the head that an export ends with. */
export function toHeadText({ seq, digest }: ChainHead, at: number, isEnd: boolean): string {
  return JSON.stringify({ seq, digest, at: new Date(at).toISOString(), ...(isEnd ? { isEnd } : {}) })
}

/** Signs a head of the chain. */
export async function signHead(
  signer: AuditSigner,
  head: ChainHead,
  { at, isEnd }: { at: number; isEnd: boolean }
): Promise<SignedHead> {
  const text = toHeadText(head, at, isEnd)
  return { text, signature: await signer.sign(text) }
}
