import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import { hasUpdated, type Queries, type InvoicesTable } from '@sitewright/kernel/db'

export type InvoiceRow = Selectable<InvoicesTable>

/** The tenant's price for its billing period, in queries of tenants and plans. */
const price = sql<
  number | null
>`case when tenants.period = 'monthly' then monthly_price else yearly_price end`

/** Ends the billing of tenants that are no longer active, or have no price, with the last billed period. */
export async function endBilling(queries: Queries, now: number): Promise<void> {
  await queries
    .updateTable('tenant_billing')
    .set({ period_start: null, period_end: null })
    .where('period_end', '<=', now)
    .where(({ not, exists }) =>
      not(
        exists(
          sql`(select 1 from tenants join plans on plans.id = tenants.plan_id
            where tenants.id = tenant_billing.tenant_id and tenants.status = 'active' and ${price} > 0)`
        )
      )
    )
    .execute()
}

/** Active tenants with a price whose next period has begun, those that wait longest first. */
export async function findTenantsToBill(
  queries: Queries,
  { now, limit }: { now: number; limit: number }
): Promise<string[]> {
  const rows = await queries
    .selectFrom('tenants')
    .innerJoin('plans', 'plans.id', 'tenants.plan_id')
    .leftJoin('tenant_billing', 'tenant_billing.tenant_id', 'tenants.id')
    .select('tenants.id')
    .where('tenants.status', '=', 'active')
    .where(price, '>', 0)
    .where(({ or, eb }) => or([eb('period_end', 'is', null), eb('period_end', '<=', now)]))
    .orderBy(sql`coalesce(period_end, 0)`)
    .orderBy('tenants.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The next invoice number of a year. The caller holds the lock of tenants. */
export async function nextSequence(queries: Queries, year: number): Promise<number> {
  const { last } = await queries
    .selectFrom('invoices')
    .select(({ fn }) => fn.max('sequence').as('last'))
    .where('year', '=', year)
    .executeTakeFirstOrThrow()
  return (last ?? 0) + 1
}

export async function insertInvoice(queries: Queries, row: Insertable<InvoicesTable>): Promise<void> {
  await queries.insertInto('invoices').values(row).execute()
}

/** Whether a tenant was billed for a period already. */
export async function isPeriodBilled(queries: Queries, tenantId: string, start: number): Promise<boolean> {
  const row = await queries
    .selectFrom('invoices')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('period_start', '=', start)
    .executeTakeFirst()
  return row !== undefined
}

/** A page of a tenant's invoices, the newest first, and the total. */
export async function findInvoicePage(
  queries: Queries,
  { tenantId, page, limit }: { tenantId: string; page: number; limit: number }
): Promise<{ rows: InvoiceRow[]; total: number }> {
  const ofTenant = queries.selectFrom('invoices').where('tenant_id', '=', tenantId)
  const rows = await ofTenant
    .selectAll()
    .orderBy('period_start', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute()
  const all = await ofTenant
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow()
  return { rows, total: Number(all.count) }
}

export function findInvoice(queries: Queries, id: string): Promise<InvoiceRow | undefined> {
  return queries.selectFrom('invoices').selectAll().where('id', '=', id).executeTakeFirst()
}

/** Changes an invoice; false on a revision conflict. */
export async function updateInvoice(
  queries: Queries,
  { id, revision }: Pick<InvoiceRow, 'id' | 'revision'>,
  changes: Updateable<InvoicesTable>
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('invoices')
      .set({ ...changes, revision: revision + 1 })
      .where('id', '=', id)
      .where('revision', '=', revision)
      .executeTakeFirst()
  )
}

/** Active tenants with an invoice that was due before a time and has not led to a suspension yet. */
export async function findTenantsInArrears(
  queries: Queries,
  { before, limit }: { before: number; limit: number }
): Promise<string[]> {
  const rows = await queries
    .selectFrom('invoices')
    .innerJoin('tenants', 'tenants.id', 'invoices.tenant_id')
    .select('tenants.id')
    .distinct()
    .where('invoices.status', '=', 'open')
    .where('invoices.due_at', '<=', before)
    .where('invoices.suspended_at', 'is', null)
    .where('tenants.status', '=', 'active')
    .orderBy('tenants.id')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** The overdue invoices of a tenant, the oldest first. */
export function findOverdue(
  queries: Queries,
  { tenantId, now }: { tenantId: string; now: number }
): Promise<InvoiceRow[]> {
  return queries
    .selectFrom('invoices')
    .selectAll()
    .where('tenant_id', '=', tenantId)
    .where('status', '=', 'open')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .orderBy('period_start')
    .execute()
}

/** Records that a tenant was suspended for these invoices. */
export async function markSuspended(queries: Queries, ids: readonly string[], at: number): Promise<void> {
  await queries.updateTable('invoices').set({ suspended_at: at }).where('id', 'in', ids).execute()
}

/** Whether a tenant was suspended for invoices at a moment. */
export async function isSuspendedForInvoices(
  queries: Queries,
  { tenantId, at }: { tenantId: string; at: number }
): Promise<boolean> {
  const row = await queries
    .selectFrom('invoices')
    .select('id')
    .where('tenant_id', '=', tenantId)
    .where('suspended_at', '=', at)
    .executeTakeFirst()
  return row !== undefined
}
