import type { CarriedLine } from '@sitewright/api'
import type { Insertable, Selectable } from 'kysely'
import type { Queries, TenantBillingTable } from '@sitewright/kernel/db'

/** What is billed to a tenant, as it is kept. */
export type BillingRow = Selectable<TenantBillingTable>

/** What is billed to a tenant; undefined where nothing ever was. */
export function findBilling(queries: Queries, tenantId: string): Promise<BillingRow | undefined> {
  return queries.selectFrom('tenant_billing').selectAll().where('tenant_id', '=', tenantId).executeTakeFirst()
}

/** Keeps what is billed to a tenant. */
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

/** The lines that wait for the next invoice. */
export function toCarriedLines(row: Pick<BillingRow, 'carried'> | undefined): CarriedLine[] {
  return JSON.parse(row?.carried ?? '[]') as CarriedLine[]
}
