import { invoiceLimits } from '@sitewright/api'
import type { KnownNeed } from '@sitewright/kernel/area'
import type { Queries } from '@sitewright/kernel/db'
import { findMisfits } from '../payments/payments.repository.ts'
import { billingNeedMessages as words } from './billing-need-messages.ts'
import { findOverdueInvoices, sumOverdueInvoices } from './overdue-invoices.repository.ts'

/** How long a payment without an invoice is listed, in milliseconds. */
const paymentRetentionMs = 90 * 24 * 3_600_000
const mostPayments = 20

/** Above this many overdue invoices they are combined in one need, so that they do not push others off the list. */
const mostInvoices = 3

/** Finds overdue invoices, and payments that settle none. */
export async function findBillingNeeds(db: Queries, now: number): Promise<KnownNeed[]> {
  return [...(await invoiceNeeds(db, now)), ...(await paymentNeeds(db, now))]
}

async function invoiceNeeds(db: Queries, now: number): Promise<KnownNeed[]> {
  const sums = await sumOverdueInvoices(db, now)
  if (sums.reduce((count, { number }) => count + number, 0) > mostInvoices)
    return [
      {
        // A further overdue invoice is another need.
        id: `invoices:${Math.max(...sums.map(({ last }) => last))}`,
        kind: 'invoice',
        severity: 'warning',
        ...words.invoices(sums),
        at: Math.min(...sums.map(({ first }) => first)),
        link: '/admin/tenants?billing=overdue',
        permission: 'tenants.read'
      }
    ]
  const invoices = await findOverdueInvoices(db, now)
  return invoices.map(({ id, number, tenant_id, name, status, total, currency, due_at, suspended_at }) => ({
    id: `invoice:${id}`,
    kind: 'invoice',
    severity: 'warning',
    ...words.invoice({
      number,
      name,
      total,
      currency,
      isSuspended: status === 'suspended',
      suspendsAt: status === 'active' && suspended_at === null ? due_at + invoiceLimits.graceMs : null
    }),
    at: due_at,
    link: `/admin/tenants?tenant=${tenant_id}&tab=billing`,
    permission: 'tenants.read'
  }))
}

async function paymentNeeds(db: Queries, now: number): Promise<KnownNeed[]> {
  const payments = await findMisfits(db, { since: now - paymentRetentionMs, limit: mostPayments })
  return payments.map((payment) => ({
    id: `payment:${payment.id}`,
    kind: 'payment',
    severity: 'warning',
    ...words.payment(payment),
    at: payment.received_at,
    link: payment.tenant_id === null ? null : `/admin/tenants?tenant=${payment.tenant_id}&tab=billing`,
    permission: 'tenants.read'
  }))
}
