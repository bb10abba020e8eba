import { sql, type SqlBool } from 'kysely'
import type { CallTransaction } from '../call/call.ts'
import { findTenantLimit, limitReached, storageOf } from './tenant-limits.ts'

/**
 * Refuses what a transaction has stored beyond the limit of a tenant. As a rule the bytes are added to what was measured
 * last; only where that is not known, or reaches the limit, is everything measured again, since some may have been
 * deleted meanwhile.
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
