import type { CallTransaction } from '@sitewright/kernel/call'
import { closePages } from '../payments/close-payment-pages.ts'
import type { Services } from '@sitewright/kernel/services'
import { updateInvoice, type InvoiceRow } from './invoices.repository.ts'
import { activateSettled } from './suspend-overdue.ts'
import { toDetails } from './to-invoice-details.ts'

/** Marks an open invoice as paid under the lock of tenants, and lets its payment pages be closed. */
export async function markPaid(
  services: Services,
  transaction: CallTransaction,
  invoice: InvoiceRow,
  { note, event }: { note: string; event?: string }
): Promise<void> {
  const paid = { status: 'paid', paid_at: services.now(), paid_note: note === '' ? null : note } as const
  await updateInvoice(transaction, invoice, paid)
  await transaction.audit(
    'invoice.pay',
    { type: 'invoice', id: invoice.id },
    {
      details: {
        ...toDetails(invoice),
        note,
        ...(event === undefined ? {} : { event }),
        before: { status: 'open' },
        after: { status: 'paid' }
      }
    }
  )
  await activateSettled(services, transaction, invoice)
  await closePages(services, transaction, invoice.id)
  transaction.publish('tenants', { ids: [invoice.tenant_id] }, { tenantId: null })
}
