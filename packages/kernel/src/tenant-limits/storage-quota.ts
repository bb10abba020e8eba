import { sql, type SqlBool } from 'kysely'
import type { CallTransaction } from '../call/call.ts'
import { findTenantLimit, limitReached, storageOf } from './tenant-limits.ts'

/**
 * Refuses what a transaction has stored beyond the quota of a tenant. Usually the bytes are added to the last
 * measurement; storage is measured again only where that is missing or reaches the quota, since some may have been
 * deleted meanwhile.
 *
 * @example
 * await upsertAvatar(transaction, avatar)
 * await requireStorageQuota(transaction, { tenantId: actor.tenantId, bytes: avatar.bytes.length })
 */
export async function requireStorageQuota(
  transaction: CallTransaction,
  { tenantId, bytes }: { tenantId: string | null; bytes: number }
): Promise<void> {
  const limit = await findTenantLimit(transaction, tenantId, 'storage')
  if (limit === null || tenantId === null) return
  const { numUpdatedRows } = await transaction
    .updateTable('tenants')
    .set({ storage_bytes: sql`storage_bytes + ${bytes}` })
    .where('id', '=', tenantId)
    .where(sql<SqlBool>`storage_bytes + ${bytes} <= ${limit}`)
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await transaction.lock(`tenant-storage ${tenantId}`)
  const { rows } = await sql<{
    used: number | string
  }>`select ${storageOf(sql`${tenantId}`)} as "used"`.execute(transaction)
  const used = Number(rows[0]?.used ?? 0)
  if (used > limit) throw limitReached('storage', { used: Math.max(0, used - bytes), limit })
  await transaction.updateTable('tenants').set({ storage_bytes: used }).where('id', '=', tenantId).execute()
}
