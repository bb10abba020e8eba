import type { Queries } from '@sitewright/kernel/db'

/**
 * Closes the billing of a tenant that is deleted: voids its open invoices, keeps the others. Returns how many are void.
 */
export async function closeBilling(queries: Queries, tenantId: string): Promise<number> {
  await queries.deleteFrom('tenant_billing').where('tenant_id', '=', tenantId).execute()
  const { numUpdatedRows } = await queries
    .updateTable('invoices')
    .set(({ eb }) => ({ status: 'void', revision: eb('revision', '+', 1) }))
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'open')
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
