import { invoiceLimits, type Invoice, type InvoiceLine, type PaymentLink } from '@sitewright/api'
import type { PageRow } from '../payments/payments.repository.ts'
import type { InvoiceRow } from './invoices.repository.ts'

/** Maps a row to an invoice, with its newest payment page. */
export function toInvoice(row: InvoiceRow, now: number, page: PageRow | undefined): Invoice {
  const { status, due_at: dueAt, reminded_at: remindedAt } = row
  const mayRemindAt = remindedAt === null ? null : remindedAt + invoiceLimits.remindMs
  return {
    id: row.id,
    number: row.number,
    periodStart: row.period_start,
    periodEnd: row.period_end,
    lines: JSON.parse(row.lines) as InvoiceLine[],
    currency: row.currency,
    total: row.total,
    status,
    isOverdue: status === 'open' && dueAt <= now,
    issuedAt: row.issued_at,
    dueAt,
    suspendsAt: status === 'open' && row.suspended_at === null ? dueAt + invoiceLimits.graceMs : null,
    paidAt: row.paid_at,
    paidNote: row.paid_note,
    remindedAt,
    mayRemindAt: mayRemindAt !== null && mayRemindAt > now ? mayRemindAt : null,
    paymentLink: page === undefined ? null : toPaymentLink(page, now),
    revision: row.revision
  }
}

function toPaymentLink(page: PageRow, now: number): PaymentLink {
  const { state, problem, created_at: createdAt, expires_at: expiresAt } = page
  const isOver = expiresAt <= now && (state === 'open' || state === 'closing')
  return { state: isOver ? 'expired' : state, problem, createdAt, expiresAt }
}

/** Formats an invoice number, such as `2026-0001`. */
export function toInvoiceNumber(year: number, sequence: number): string {
  return `${year}-${String(sequence).padStart(4, '0')}`
}
