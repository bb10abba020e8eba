import { ApiError, type Invoice, type InvoicePage, type InvoiceQuery, type PayInvoice } from '@sitewright/api'
import { findBilling, toCarriedLines } from '../billing/billing.repository.ts'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import type { Queries } from '@sitewright/kernel/db'
import { findNewestPages } from '../payments/payments.repository.ts'
import { getFacts } from '../tenants/tenants.usecases.ts'
import { findInvoice, findInvoicePage, type InvoiceRow } from './invoices.repository.ts'
import { markPaid } from './mark-paid.ts'
import { toInvoice } from './to-invoice.ts'

export async function listInvoices(
  { services }: UserCall,
  tenantId: string,
  { page, limit }: InvoiceQuery
): Promise<InvoicePage> {
  const { db } = services.database
  await getFacts(db, tenantId)
  const { rows, total } = await findInvoicePage(db, { tenantId, page, limit })
  const now = services.now()
  const carried = toCarriedLines(await findBilling(db, tenantId))
  const pages = await findNewestPages(
    services.database,
    rows.map(({ id }) => id)
  )
  const invoices = rows.map((row) => toInvoice(row, now, pages.get(row.id)))
  return { provider: services.payments.kind, invoices, carried, page, limit, total }
}

export function payInvoice(call: UserCall, id: string, { revision, note }: PayInvoice): Promise<Invoice> {
  return changeInvoice(call, { id, revision }, (transaction, invoice) =>
    markPaid(call.services, transaction, invoice, { note })
  )
}

/** Changes an open invoice under the lock of tenants; refuses one that is paid or void. */
export async function changeInvoice(
  call: UserCall,
  { id, revision }: { id: string; revision: number },
  work: (transaction: CallTransaction, invoice: InvoiceRow) => Promise<void>
): Promise<Invoice> {
  const after = await call.transaction(async (transaction) => {
    await transaction.lock('tenants')
    // It may activate the tenant; this lock precedes that of the audit log.
    await transaction.lock('administrators')
    const invoice = await getOpenInvoice(transaction, { id, revision })
    await work(transaction, invoice)
    transaction.publish('tenants', { ids: [invoice.tenant_id] }, { tenantId: null })
    return getInvoice(transaction, id)
  })
  const pages = await findNewestPages(call.services.database, [id])
  return toInvoice(after, call.services.now(), pages.get(id))
}

/** Gets an open invoice of this revision; refuses others. */
export async function getOpenInvoice(
  queries: Queries,
  { id, revision }: { id: string; revision: number }
): Promise<InvoiceRow> {
  const invoice = await getInvoice(queries, id)
  if (invoice.status === 'paid') throw new ApiError('invoice.paid')
  if (invoice.status === 'void') throw new ApiError('invoice.void')
  if (invoice.revision !== revision) throw new ApiError('invoice.changed')
  return invoice
}

async function getInvoice(queries: Queries, id: string): Promise<InvoiceRow> {
  const row = await findInvoice(queries, id)
  if (row === undefined) throw new ApiError('invoice.not-found')
  return row
}
