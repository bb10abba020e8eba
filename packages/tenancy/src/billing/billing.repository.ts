import type { CarriedLine } from '@sitewright/api'
import type { Insertable, Selectable } from 'kysely'
import type { Queries, TenantBillingTable } from '@sitewright/kernel/db'

export type BillingRow = Selectable<TenantBillingTable>

/** The billing state of a tenant; undefined where it was never billed. */
export function findBilling(queries: Queries, tenantId: string): Promise<BillingRow | undefined> {
  return queries.selectFrom('tenant_billing').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()
}

export async function saveBilling(
  queries: Queries,
  { tenant_id, ...row }: Insertable<TenantBillingTable>
): Promise<void> {
  await queries
    .insertInto('tenant_billing')
    .values({ tenant_id, ...row })
    .onConflict((conflict) => conflict.column('tenant_id').doUpdateSet(row))
    .execute()
}

/** The lines carried to the next invoice. */
export function toCarriedLines(row: Pick<BillingRow, 'carried'> | undefined): CarriedLine[] {
  return JSON.parse(row?.carried ?? '[]') as CarriedLine[]
}
