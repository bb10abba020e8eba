import { ApiError, type Invoice, type InvoicePage, type InvoiceQuery, type PayInvoice } from '@sitewright/api'
import { findBilling, toCarriedLines } from '../billing/billing.repository.ts'
import type { CallTransaction, UserCall } from '../call/call.ts'
import { getFacts } from '../tenants/tenants.usecases.ts'
import { findInvoice, findInvoicePage, updateInvoice, type InvoiceRow } from './invoices.repository.ts'
import { activateSettled } from './suspend-overdue.ts'
import { toInvoice } from './to-invoice.ts'

/** Lists a page of the invoices of a tenant, the newest first. */
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
  return { invoices: rows.map((row) => toInvoice(row, now)), carried, page, limit, total }
}

/** Marks an invoice as paid. */
export function payInvoice(call: UserCall, id: string, { revision, note }: PayInvoice): Promise<Invoice> {
  return changeInvoice(call, { id, revision }, async (transaction, invoice) => {
    const now = call.services.now()
    const paid = { status: 'paid', paid_at: now, paid_note: note === '' ? null : note } as const
    await updateInvoice(transaction, invoice, paid)
    await transaction.audit(
      'invoice.pay',
      { type: 'invoice', id },
      { details: { ...toDetails(invoice), note, before: { status: 'open' }, after: { status: 'paid' } } }
    )
    await activateSettled(call.services, transaction, invoice)
  })
}

/** Changes an open invoice under the lock of tenants; one that is paid or void is refused in words. */
export async function changeInvoice(
  call: UserCall,
  { id, revision }: { id: string; revision: number },
  work: (transaction: CallTransaction, invoice: InvoiceRow) => Promise<void>
): Promise<Invoice> {
  const after = await call.transaction(async (transaction) => {
    await transaction.lock('tenants')
    // It may activate the tenant, and this lock comes before that of the audit log.
    await transaction.lock('administrators')
    const invoice = await getInvoice(transaction, id)
    if (invoice.status === 'paid') throw new ApiError('invoice.paid')
    if (invoice.status === 'void') throw new ApiError('invoice.void')
    if (invoice.revision !== revision) throw new ApiError('invoice.changed')
    await work(transaction, invoice)
    transaction.publish('tenants', { ids: [invoice.tenant_id] }, { tenantId: null })
    return getInvoice(transaction, id)
  })
  return toInvoice(after, call.services.now())
}

/** What the audit log says of an invoice. */
export function toDetails({ number, tenant_id: tenant, total, currency }: InvoiceRow): object {
  return { number, tenant, total, currency }
}

async function getInvoice(transaction: CallTransaction, id: string): Promise<InvoiceRow> {
  const row = await findInvoice(transaction, id)
  if (row === undefined) throw new ApiError('invoice.not-found')
  return row
}
