import { ApiError, type PaymentMisfit } from '@sitewright/api'
import { type CallTransaction, systemCall } from '@sitewright/kernel/call'
import { findInvoice, type InvoiceRow } from './invoices.repository.ts'
import { markPaid } from './mark-paid.ts'
import type { PaymentEvent, Services } from '@sitewright/kernel/services'
import { paymentTexts } from '../payments/messages.ts'
import {
  changePage,
  findPage,
  insertEvent,
  isPaymentKnown,
  settleEvent,
  type EventRow
} from '../payments/payments.repository.ts'

/** Verifies the signature of a payment provider's event, and processes it. */
export async function receiveEvent(
  services: Services,
  { body, signature }: { body: string; signature: string }
): Promise<void> {
  const { payments } = services
  if (payments.kind === 'manual') throw new ApiError('payment.off')
  const event = await payments.readEvent({ body, signature, now: services.now() })
  if (event === 'forged') throw new ApiError('payment.signature')
  if (event !== undefined) await takeEvent(services, event)
}

/** Processes an event once: known and outdated events change nothing. */
async function takeEvent(services: Services, event: PaymentEvent): Promise<void> {
  await systemCall(services).transaction(async (transaction) => {
    await transaction.lock('tenants')
    // It may activate the tenant; this lock precedes that of the audit log.
    await transaction.lock('administrators')
    const page = await findPage(transaction, event.reference)
    const { id, kind, reference, amount, currency, payment } = event
    const row: EventRow = {
      id,
      provider: 'stripe',
      kind,
      reference,
      invoice_id: page?.invoice_id ?? event.invoiceId,
      amount,
      currency,
      payment,
      outcome: 'noted',
      received_at: services.now()
    }
    if (!(await insertEvent(transaction, row))) return
    if (kind === 'processing')
      return changePage(transaction, reference, { from: ['open', 'closing', 'expired'], state: kind })
    if (kind === 'failed')
      return changePage(transaction, reference, {
        from: ['open', 'closing', 'expired', 'processing'],
        state: kind
      })
    await settleEvent(transaction, id, await takePayment(services, transaction, row))
    await changePage(transaction, reference, {
      from: ['open', 'closing', 'expired', 'processing', 'failed'],
      state: 'paid',
      problem: null
    })
  })
}

async function takePayment(
  services: Services,
  transaction: CallTransaction,
  event: EventRow
): Promise<EventRow['outcome']> {
  if (await isPaymentKnown(transaction, event.reference, event.id)) return 'repeated'
  const invoice = event.invoice_id === null ? undefined : await findInvoice(transaction, event.invoice_id)
  const misfit = findMisfit(event, invoice)
  if (misfit === undefined && invoice !== undefined) {
    await markPaid(services, transaction, invoice, {
      note: paymentTexts.note(event.payment),
      event: event.id
    })
    return 'paid'
  }
  const outcome = misfit ?? 'unknown'
  await notifyOfMisfit(transaction, { event, invoice, misfit: outcome })
  return outcome
}

function findMisfit(event: EventRow, invoice: InvoiceRow | undefined): PaymentMisfit | undefined {
  if (invoice === undefined) return 'unknown'
  if (invoice.status === 'void') return 'void'
  if (invoice.status === 'paid') return 'paid-already'
  const { amount, currency } = event
  return amount === invoice.total && currency === invoice.currency ? undefined : 'amount'
}

/** Notifies of a payment that settles no invoice, which an administrator has to resolve. */
async function notifyOfMisfit(
  transaction: CallTransaction,
  { event, invoice, misfit }: { event: EventRow; invoice: InvoiceRow | undefined; misfit: PaymentMisfit }
): Promise<void> {
  const { id, payment, amount, currency } = event
  const number = invoice?.number ?? null
  await transaction.notify({
    kind: 'payment.kept',
    facts: { misfit, number, payment },
    subject: { type: 'payment', id },
    link: invoice === undefined ? null : `/admin/tenants?tenant=${invoice.tenant_id}&tab=billing`,
    to: { permission: 'tenants.read', tenantId: null }
  })
  await transaction.audit(
    'invoice.payment-kept',
    invoice === undefined ? { type: 'payment', id } : { type: 'invoice', id: invoice.id },
    { details: { misfit, number, payment, amount, currency, event: id } }
  )
  transaction.publish(
    'tenants',
    { ids: invoice === undefined ? [] : [invoice.tenant_id] },
    { tenantId: null }
  )
}
