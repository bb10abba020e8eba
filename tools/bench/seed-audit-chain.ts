import { join } from 'node:path'
import { importEncryptionKeys, loadOrCreateKeys } from '../../apps/server/src/data-folder/key-files.ts'
import { writeAuditEntries, type AuditEntry } from '../../packages/kernel/src/audit/write-audit.ts'
import { createEncryptor } from '../../packages/kernel/src/crypto/encryptor.ts'
import { inTransaction, type Database } from '../../packages/kernel/src/db/database.ts'
import { getInstallationKey } from '../../packages/kernel/src/settings/installation-keys.ts'

const day = 24 * 60 * 60_000
const batch = 500

/** Writes an audit log whose chain holds, with the keys of a data folder: entries of sign-ins over thirty days. */
export async function seedAuditChain(database: Database, dataDir: string, entries: number): Promise<void> {
  const ring = await importEncryptionKeys(await loadOrCreateKeys(join(dataDir, 'keys.json')))
  const began = Date.now() - 30 * day
  const parts = { database, now: Date.now, encryptor: createEncryptor(ring) }
  const auditKey = await getInstallationKey(parts, 'audit', ring)
  const caller = { ip: '192.0.2.1', device: 'Firefox 146 on Linux' }
  for (let from = 0; from < entries; from += batch) {
    const rows = Array.from({ length: Math.min(batch, entries - from) }, (_, offset): AuditEntry => ({
      action: 'auth.login',
      outcome: (from + offset) % 50 === 3 ? 'refused' : 'done',
      actorId: `person-${(from + offset) % 10_000}`,
      subject: { type: 'session', id: `session-${from + offset}` }
    }))
    const now = (): number => began + Math.floor((from / entries) * 30 * day)
    await inTransaction(database, (transaction) =>
      writeAuditEntries({ database, now, auditKey }, transaction, caller, rows)
    )
  }
}
