import type { Transaction } from 'kysely'
import type { Services } from '../services/services.ts'
import { hmac } from '../crypto/hash.ts'
import type { AuditTable, Tables } from '../db/tables.ts'
import { withAllRows } from '../db/tenant-rows.ts'
import type { Caller } from '../request/caller.ts'
import { findLastAuditRow, insertAuditRows } from './audit.repository.ts'
import { dayOf, writeCheckpoint } from './checkpoints.ts'
import { findEntryTenants, tenantOf } from './entry-tenants.ts'

/** An audit entry. Actions are named `area.act`, such as `auth.login`. */
export interface AuditEntry {
  action: string
  outcome: 'done' | 'refused'
  actorId?: string | undefined
  /** The administrator who viewed as the actor. */
  impersonatorId?: string | undefined
  subject?: { type: string; id: string } | undefined
  /** The tenant that it concerns. @default that of the subject, else that of the actor */
  tenantId?: string | null | undefined
  /** Values that explain the entry; never a secret. */
  details?: Readonly<Record<string, unknown>>
}

type AuditParts = Pick<Services, 'database' | 'now' | 'auditKey'>
type AuditCaller = Pick<Caller, 'ip' | 'device'>

/** Rows per statement: both engines limit the number of parameters. */
const rowsAtOnce = 500

/** Previous hash of the first row. */
export const emptyHash = ''

/**
 * Writes an audit entry in the transaction that it describes. Each row holds a keyed hash (HMAC) over itself and the
 * row before, so that a change or a gap shows (security bar 52).
 */
export function writeAudit(
  parts: AuditParts,
  transaction: Transaction<Tables>,
  caller: AuditCaller,
  entry: AuditEntry
): Promise<void> {
  return writeAuditEntries(parts, transaction, caller, [entry])
}

/** Writes audit entries in order, under one lock and in one statement for many. */
export async function writeAuditEntries(
  parts: AuditParts,
  transaction: Transaction<Tables>,
  caller: AuditCaller,
  entries: readonly AuditEntry[]
): Promise<void> {
  if (entries.length === 0) return
  // The chain covers the entries of all tenants.
  await withAllRows(parts.database, transaction, () => appendEntries(parts, transaction, caller, entries))
}

async function appendEntries(
  { database, now, auditKey }: AuditParts,
  transaction: Transaction<Tables>,
  caller: AuditCaller,
  entries: readonly AuditEntry[]
): Promise<void> {
  const tenants = await findEntryTenants(database, transaction, entries)
  await database.lock(transaction, 'audit')
  const last = await findLastAuditRow(transaction)
  const at = now()
  if (last !== undefined && dayOf(last.at) < dayOf(at)) await writeCheckpoint({ auditKey }, transaction, last)
  let head = { seq: last?.seq ?? 0, hash: last?.hash ?? emptyHash }
  const rows: AuditTable[] = []
  for (const entry of entries) {
    const row = toAuditRow(entry, caller, {
      at,
      seq: head.seq + 1,
      tenant: tenantOf(entry, tenants),
      previousHash: head.hash
    })
    head = { seq: row.seq, hash: await hashAuditRow(row, auditKey) }
    rows.push({ ...row, hash: head.hash })
  }
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await insertAuditRows(transaction, rows.slice(from, from + rowsAtOnce))
}

function toAuditRow(
  { action, outcome, actorId, impersonatorId, subject, details = {} }: AuditEntry,
  caller: AuditCaller,
  { at, seq, tenant, previousHash }: { at: number; seq: number; tenant: string | null; previousHash: string }
): Omit<AuditTable, 'hash'> {
  return {
    seq,
    at,
    action,
    outcome,
    actor_id: actorId ?? null,
    impersonator_id: impersonatorId ?? null,
    subject_type: subject?.type ?? null,
    subject_id: subject?.id ?? null,
    tenant_id: tenant,
    ip: toOneLine(caller.ip),
    device: toOneLine(caller.device),
    details: JSON.stringify(details),
    previous_hash: previousHash
  }
}

/**
 * HMAC of a row, over all its columns in a fixed order. The tenant is included only if set, so that rows from before
 * that column stay valid, and adding or removing a tenant is detected.
 */
export function hashAuditRow(row: Omit<AuditTable, 'hash'>, key: Uint8Array<ArrayBuffer>): Promise<string> {
  const members = Object.entries(row)
    .filter(([name, value]) => name !== 'tenant_id' || value !== null)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  return hmac(key, JSON.stringify(members))
}

/** Against log injection: headers must not add a second line. */
function toOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').slice(0, 200)
}
