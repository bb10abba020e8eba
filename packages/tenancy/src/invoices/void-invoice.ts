import type { CarriedLine, Invoice, InvoiceLine } from '@sitewright/api'
import { findBilling, saveBilling, toCarriedLines } from '../billing/billing.repository.ts'
import type { CallTransaction, UserCall } from '@sitewright/kernel/call'
import { closePages } from '../payments/close-payment-pages.ts'
import { updateInvoice, type InvoiceRow } from './invoices.repository.ts'
import { changeInvoice } from './invoices.usecases.ts'
import { activateSettled } from './suspend-overdue.ts'
import { toDetails } from './to-invoice-details.ts'

/**
 * Voids an open invoice: the price of its period is not owed. Lines that were carried to it are carried to the next
 * one, so that no credit is lost.
 */
export function voidInvoice(call: UserCall, id: string, revision: number): Promise<Invoice> {
  return changeInvoice(call, { id, revision }, async (transaction, invoice) => {
    await updateInvoice(transaction, invoice, { status: 'void' })
    await carryAgain(transaction, invoice)
    await transaction.audit(
      'invoice.void',
      { type: 'invoice', id },
      { details: { ...toDetails(invoice), before: { status: 'open' }, after: { status: 'void' } } }
    )
    await activateSettled(call.services, transaction, invoice)
    await closePages(call.services, transaction, id)
  })
}

async function carryAgain(
  transaction: CallTransaction,
  { id, tenant_id: tenantId, lines, currency }: InvoiceRow
): Promise<void> {
  const billing = await findBilling(transaction, tenantId)
  if (billing === undefined) return
  const again: CarriedLine[] = (JSON.parse(lines) as InvoiceLine[])
    .filter(({ kind }) => kind !== 'plan')
    .map((line) => ({ ...line, currency }))
  await saveBilling(transaction, {
    ...billing,
    // The period was not paid for, so that none of it can be credited.
    ...(billing.invoice_id === id ? { price: 0 } : {}),
    carried: JSON.stringify([...toCarriedLines(billing), ...again])
  })
}
