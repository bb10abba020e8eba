import type { Services } from '../services/services.ts'
import { hmac } from '../crypto/hash.ts'
import type { Queries } from '../db/database.ts'
import { insertCheckpoint, type AuditRow, type Checkpoint } from './audit.repository.ts'

/** The UTC day of a time in milliseconds, as `2026-11-21`. */
export function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}

/** Writes a signed checkpoint of the log's head for the past day, with the first entry of the next one. */
export async function writeCheckpoint(
  { auditKey }: Pick<Services, 'auditKey'>,
  transaction: Queries,
  { seq, hash, at }: Pick<AuditRow, 'seq' | 'hash' | 'at'>
): Promise<void> {
  const stand = { day: dayOf(at), seq, hash }
  await insertCheckpoint(transaction, { ...stand, signature: await signCheckpoint(stand, auditKey) })
}

/** Verifies the signature of a checkpoint. */
export async function verifyCheckpoint(
  { signature, ...stand }: Checkpoint,
  key: Uint8Array<ArrayBuffer>
): Promise<boolean> {
  return signature === (await signCheckpoint(stand, key))
}

function signCheckpoint(
  { day, seq, hash }: Omit<Checkpoint, 'signature'>,
  key: Uint8Array<ArrayBuffer>
): Promise<string> {
  return hmac(key, JSON.stringify(['checkpoint', day, seq, hash]))
}
