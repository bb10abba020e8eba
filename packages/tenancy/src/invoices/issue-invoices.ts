import { invoiceLimits, type CarriedLine, type InvoiceLine } from '@sitewright/api'
import { findBilling, saveBilling, toCarriedLines, type BillingRow } from '../billing/billing.repository.ts'
import { nextBoundary, type Span } from '../billing/billing-periods.ts'
import { lineMessages } from '../billing/messages.ts'
import { type CallTransaction, systemCall } from '@sitewright/kernel/call'
import { newId } from '@sitewright/kernel/crypto'
import { type Services, yieldToEventLoop } from '@sitewright/kernel/services'
import { findTenant, type TenantFacts } from '../tenants/tenants.repository.ts'
import { priceOf } from '../tenants/to-tenant.ts'
import {
  endBilling,
  findTenantsToBill,
  insertInvoice,
  isPeriodBilled,
  nextSequence
} from './invoices.repository.ts'
import { toInvoiceNumber } from './to-invoice.ts'

/** Tenants of one run; each has its own transaction. */
const batch = 500

/**
 * Scheduled task: issues an invoice at the beginning of each period to active tenants whose plan has a price. Missed
 * periods are made up for, once each; returns how many invoices were issued.
 */
export async function issueInvoices(services: Services): Promise<number> {
  const { db } = services.database
  await endBilling(db, services.now())
  let issued = 0
  for (const id of await findTenantsToBill(db, { now: services.now(), limit: batch })) {
    issued += await systemCall(services).transaction((transaction) => billTenant(services, transaction, id))
    await yieldToEventLoop()
  }
  return issued
}

async function billTenant(services: Services, transaction: CallTransaction, id: string): Promise<number> {
  await transaction.lock('tenants')
  const now = services.now()
  const tenant = await findTenant(transaction, id)
  const price = tenant && priceOf(tenant)
  // It may have changed, or another server was faster, before the lock was acquired.
  if (tenant?.status !== 'active' || price == null || price <= 0) return 0
  const before = await findBilling(transaction, id)
  const { anchor, periods, skipped } = findPeriods(tenant, before, now)
  let issued = 0
  for (const period of periods) {
    const billing = await findBilling(transaction, id)
    const { isNew, ...invoice } = await issueOne(transaction, {
      tenant,
      price,
      period,
      billing,
      skipped,
      now
    })
    await saveBilling(transaction, {
      tenant_id: id,
      billing_anchor: anchor,
      period_start: period.start,
      period_end: period.end,
      price,
      currency: tenant.currency,
      plan_name: tenant.plan_name,
      ...invoice
    })
    if (isNew) issued += 1
  }
  if (issued > 0) transaction.publish('tenants', { ids: [id] }, { tenantId: null })
  return issued
}

/** The periods that have begun and were not billed; the newest ones where there are too many. */
function findPeriods(
  { period }: TenantFacts,
  billing: BillingRow | undefined,
  now: number
): { anchor: number; periods: Span[]; skipped: number } {
  if (billing?.period_end == null)
    return { anchor: now, periods: [{ start: now, end: nextBoundary(now, period, now) }], skipped: 0 }
  const anchor = billing.billing_anchor
  const periods: Span[] = []
  let start = billing.period_end
  while (start <= now) {
    const end = nextBoundary(anchor, period, start)
    periods.push({ start, end })
    start = end
  }
  const skipped = Math.max(0, periods.length - invoiceLimits.missed)
  return { anchor, periods: periods.slice(skipped), skipped }
}

interface NewInvoice {
  tenant: TenantFacts
  price: number
  period: Span
  billing: BillingRow | undefined
  skipped: number
  now: number
}

async function issueOne(
  transaction: CallTransaction,
  { tenant, price, period, billing, skipped, now }: NewInvoice
): Promise<{ invoice_id: string | null; carried: string; isNew: boolean }> {
  const { id: tenantId, name, currency } = tenant
  const carriedBefore = toCarriedLines(billing)
  // A clock that was set back, or a second server.
  if (await isPeriodBilled(transaction, tenantId, period.start))
    return { invoice_id: null, carried: JSON.stringify(carriedBefore), isNew: false }
  const id = newId()
  const year = new Date(now).getUTCFullYear()
  const sequence = await nextSequence(transaction, year)
  const number = toInvoiceNumber(year, sequence)
  const plan: InvoiceLine = { kind: 'plan', description: tenant.plan_name, amount: price, ...period }
  const { lines, total, carried } = settleLines({ plan, currency, carried: carriedBefore, number })
  const isPaid = total === 0
  await insertInvoice(transaction, {
    id,
    tenant_id: tenantId,
    tenant_name: name,
    year,
    sequence,
    number,
    period_start: period.start,
    period_end: period.end,
    lines: JSON.stringify(lines),
    currency,
    total,
    status: isPaid ? 'paid' : 'open',
    issued_at: now,
    due_at: now + invoiceLimits.dueMs,
    paid_at: isPaid ? now : null,
    paid_note: null,
    reminded_at: null,
    suspended_at: null,
    revision: 1
  })
  const details = { number, tenant: tenantId, total, currency, lines, ...(skipped > 0 && { skipped }) }
  await transaction.audit('invoice.issue', { type: 'invoice', id }, { details })
  return { invoice_id: id, carried: JSON.stringify(carried), isNew: true }
}

interface Settled {
  lines: InvoiceLine[]
  /** Never below zero. */
  total: number
  /** Lines carried to the invoice after it. */
  carried: CarriedLine[]
}

/**
 * The lines of an invoice: the plan, and lines that were carried to it in its currency. A total below zero is carried
 * to the next one, so that no credit is lost or paid out.
 */
export function settleLines({
  plan,
  currency,
  carried,
  number
}: {
  plan: InvoiceLine
  currency: string
  carried: readonly CarriedLine[]
  number: string
}): Settled {
  const used = carried.filter((line) => line.currency === currency)
  const rest = carried.filter((line) => line.currency !== currency)
  const lines: InvoiceLine[] = [plan, ...used.map(({ currency: _currency, ...line }) => line)]
  const sum = lines.reduce((total, { amount }) => total + amount, 0)
  if (sum >= 0) return { lines, total: sum, carried: rest }
  const credit = { kind: 'credit', start: null, end: null } as const
  return {
    lines: [...lines, { ...credit, description: lineMessages.kept, amount: -sum }],
    total: 0,
    carried: [...rest, { ...credit, description: lineMessages.credit(number), amount: sum, currency }]
  }
}
