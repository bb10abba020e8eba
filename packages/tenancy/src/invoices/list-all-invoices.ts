import type { AllInvoicesPage, AllInvoicesQuery, ListedInvoice } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { findNewestPages } from '../payments/payments.repository.ts'
import { findInvoicesOfAll, type ListedRow } from './invoice-list.repository.ts'
import { toInvoice } from './to-invoice.ts'

/** Lists a page of the invoices of all tenants, including deleted ones. */
export async function listAllInvoices(
  { services }: UserCall,
  { page, limit, sort, order, filter }: AllInvoicesQuery
): Promise<AllInvoicesPage> {
  const now = services.now()
  const { rows, total } = await findInvoicesOfAll(services.database.db, filter, {
    now,
    page,
    limit,
    sort,
    order
  })
  const pages = await findNewestPages(
    services.database,
    rows.map(({ id }) => id)
  )
  const invoices = rows.map((row) => ({
    ...toInvoice(row, now, pages.get(row.id)),
    tenant: toInvoiceTenant(row)
  }))
  return { provider: services.payments.kind, invoices, page, limit, total }
}

/** The tenant of an invoice, which may be deleted. */
export function toInvoiceTenant({
  tenant_id: id,
  tenant_name: billedName,
  current_name: name,
  admin_id: admin
}: ListedRow): ListedInvoice['tenant'] {
  return { id, name: name ?? billedName, isDeleted: name === null, hasAdmin: admin !== null }
}
