import type { Queries } from '@sitewright/kernel/db'

/** Maximum number of invoices that are listed. */
const mostListed = 20

/** Overdue invoices with their tenants, by due date. */
export function findOverdueInvoices(queries: Queries, now: number) {
  return queries
    .selectFrom('invoices')
    .innerJoin('tenants', 'tenants.id', 'invoices.tenant_id')
    .select(['invoices.id', 'number', 'tenant_id', 'tenants.name', 'tenants.status', 'total', 'currency'])
    .select(['due_at', 'suspended_at'])
    .where('invoices.status', '=', 'open')
    .where('due_at', '<=', now)
    .orderBy('due_at')
    .limit(mostListed)
    .execute()
}

/** Count and total of overdue invoices by currency, with the first and the last due date. */
export async function sumOverdueInvoices(queries: Queries, now: number) {
  const rows = await queries
    .selectFrom('invoices')
    .innerJoin('tenants', 'tenants.id', 'invoices.tenant_id')
    .select('currency')
    .select(({ fn }) => [
      fn.countAll<number | string>().as('number'),
      fn.sum<number | string>('total').as('total'),
      fn.min('due_at').as('first'),
      fn.max('due_at').as('last')
    ])
    .where('invoices.status', '=', 'open')
    .where('due_at', '<=', now)
    .groupBy('currency')
    .orderBy('currency')
    .execute()
  return rows.map((row) => ({
    currency: row.currency,
    number: Number(row.number),
    total: Number(row.total),
    first: row.first,
    last: row.last
  }))
}
