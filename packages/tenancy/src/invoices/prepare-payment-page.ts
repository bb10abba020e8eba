import { ApiError } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import { findInvoice, type InvoiceRow } from './invoices.repository.ts'
import { PaymentError, type OnlinePayments, type PaymentPage } from '@sitewright/kernel/services'
import { closePages } from '../payments/close-payment-pages.ts'
import { paymentTexts } from '../payments/messages.ts'
import { countAttempt, findNewestPages, insertPage, type PageRow } from '../payments/payments.repository.ts'

/** A page that expires in less than this is not sent any more, in milliseconds. */
const leastMs = 3_600_000

/**
 * Gets the open payment page of an open invoice, or creates one. The provider is called outside of any transaction; if
 * the invoice is settled in the meantime, the page is closed.
 */
export async function preparePage(
  call: UserCall,
  payments: OnlinePayments,
  invoice: InvoiceRow
): Promise<Pick<PageRow, 'url' | 'expires_at'>> {
  const { services } = call
  const { id } = invoice
  const newest = (await findNewestPages(services.database, [id])).get(id)
  if (newest?.state === 'processing') throw new ApiError('payment.processing')
  if (newest?.state === 'open' && newest.expires_at - services.now() > leastMs) return newest
  const page = await createPage(call, payments, invoice)
  const row: PageRow = {
    reference: page.reference,
    invoice_id: id,
    provider: payments.kind,
    url: page.url,
    state: 'open',
    problem: null,
    created_at: services.now(),
    expires_at: page.expiresAt
  }
  await call.transaction(async (transaction) => {
    await transaction.lock('tenants')
    await insertPage(transaction, row)
    await countAttempt(transaction, id, invoice.payment_attempts)
    const isOpen = (await findInvoice(transaction, id))?.status === 'open'
    await closePages(services, transaction, id, isOpen ? row.reference : undefined)
    await transaction.audit(
      'invoice.payment-link',
      { type: 'invoice', id },
      { details: { number: invoice.number, tenant: invoice.tenant_id, reference: row.reference } }
    )
  })
  return row
}

async function createPage(
  { services }: UserCall,
  payments: OnlinePayments,
  { id, number, total, currency, payment_attempts: attempt }: InvoiceRow
): Promise<PaymentPage> {
  try {
    return await payments.createPage({
      invoiceId: id,
      description: paymentTexts.description(number),
      amount: total,
      currency,
      attempt,
      returnUrl: `${services.publicUrl}/`
    })
  } catch (error) {
    if (!(error instanceof PaymentError)) throw error
    // The provider would give the same response to the same idempotency key for a day.
    if (error.problem === 'failed') await countAttempt(services.database.db, id, attempt)
    throw new ApiError('payment.refused', [{ path: '', message: error.message }])
  }
}
