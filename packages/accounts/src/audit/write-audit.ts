import type { Transaction } from 'kysely'
import type { Services } from '../services/services.ts'
import { hmac } from '../crypto/hash.ts'
import type { AuditTable, Tables } from '../db/tables.ts'
import type { Caller } from '../request/caller.ts'
import { findLastAuditRow } from './audit.repository.ts'
import { dayOf, writeCheckpoint } from './checkpoints.ts'

/** An audit entry. Actions are named `area.act`, such as `auth.login`. */
export interface AuditEntry {
  action: string
  outcome: 'done' | 'refused'
  actorId?: string | undefined
  subject?: { type: string; id: string } | undefined
  /** Values that explain the entry; never a secret. */
  details?: Readonly<Record<string, unknown>>
}

/** Previous hash of the first row. */
export const emptyHash = ''

/**
 * Writes an audit entry in the transaction that it describes. Each row holds a keyed hash (HMAC) over itself and the
 * row before, so that a change or a gap shows (security bar 52).
 */
export async function writeAudit(
  { database, now, auditKey }: Pick<Services, 'database' | 'now' | 'auditKey'>,
  transaction: Transaction<Tables>,
  caller: Pick<Caller, 'ip' | 'device'>,
  { action, outcome, actorId, subject, details = {} }: AuditEntry
): Promise<void> {
  await database.lock(transaction, 'audit')
  const last = await findLastAuditRow(transaction)
  const at = now()
  if (last !== undefined && dayOf(last.at) < dayOf(at)) await writeCheckpoint({ auditKey }, transaction, last)
  const row: Omit<AuditTable, 'hash'> = {
    seq: (last?.seq ?? 0) + 1,
    at,
    action,
    outcome,
    actor_id: actorId ?? null,
    impersonator_id: null,
    subject_type: subject?.type ?? null,
    subject_id: subject?.id ?? null,
    ip: toOneLine(caller.ip),
    device: toOneLine(caller.device),
    details: JSON.stringify(details),
    previous_hash: last?.hash ?? emptyHash
  }
  await transaction
    .insertInto('audit')
    .values({ ...row, hash: await hashAuditRow(row, auditKey) })
    .execute()
}

/** HMAC of a row, over all its columns in a fixed order. */
export function hashAuditRow(row: Omit<AuditTable, 'hash'>, key: Uint8Array<ArrayBuffer>): Promise<string> {
  const members = Object.entries(row).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hmac(key, JSON.stringify(members))
}

/** Against log injection: headers must not add a second line. */
function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
}
