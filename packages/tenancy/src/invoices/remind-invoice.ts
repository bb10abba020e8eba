import { ApiError, invoiceLimits, type Invoice } from '@sitewright/api'
import type { UserCall } from '@sitewright/kernel/call'
import type { Queries } from '@sitewright/kernel/db'
import { preparePage } from './prepare-payment-page.ts'
import type { PageRow } from '../payments/payments.repository.ts'
import { findTenant, type TenantFacts } from '../tenants/tenants.repository.ts'
import { updateInvoice, type InvoiceRow } from './invoices.repository.ts'
import { changeInvoice, getOpenInvoice } from './invoices.usecases.ts'
import { invoiceTexts } from './messages.ts'
import { toDetails } from './to-invoice-details.ts'

/**
 * Sends the admin of a tenant a reminder of an open invoice, at most once a day; with a payment link where there is a
 * payment provider.
 */
export async function remindInvoice(call: UserCall, id: string, revision: number): Promise<Invoice> {
  const { services } = call
  if (!services.outbox.configured) throw new ApiError('auth.mail-missing')
  const page = await preparePageOf(call, { id, revision })
  return changeInvoice(call, { id, revision }, async (transaction, invoice) => {
    const now = services.now()
    const { number, total, currency, due_at: dueAt } = invoice
    const { tenant, email } = await getReminded(transaction, invoice, now)
    await updateInvoice(transaction, invoice, { reminded_at: now })
    await transaction.mail(
      { email, first_name: tenant.admin_first_name ?? '' },
      {
        kind: 'invoice-reminder',
        tenant: tenant.name,
        number,
        total,
        currency,
        dueAt,
        isOverdue: dueAt <= now,
        ...(page === undefined ? {} : { payment: { link: page.url, until: page.expires_at } })
      }
    )
    await transaction.audit(
      'invoice.remind',
      { type: 'invoice', id },
      { details: { ...toDetails(invoice), to: tenant.admin_id } }
    )
  })
}

/** A payment page for an invoice whose reminder may be sent now; undefined without a payment provider. */
async function preparePageOf(
  call: UserCall,
  { id, revision }: { id: string; revision: number }
): Promise<Pick<PageRow, 'url' | 'expires_at'> | undefined> {
  const { services } = call
  const { payments } = services
  if (payments.kind === 'manual') return undefined
  const { db } = services.database
  const invoice = await getOpenInvoice(db, { id, revision })
  await getReminded(db, invoice, services.now())
  return preparePage(call, payments, invoice)
}

/** The recipient of a reminder; refused within a day of the last one, and where the tenant has no admin. */
async function getReminded(
  queries: Queries,
  { reminded_at: before, tenant_id: tenantId }: InvoiceRow,
  now: number
): Promise<{ tenant: TenantFacts; email: string }> {
  const again = before === null ? 0 : before + invoiceLimits.remindMs
  if (again > now)
    throw new ApiError('invoice.reminded', [
      { path: '', message: invoiceTexts.remindAgain(again), value: again }
    ])
  const tenant = await findTenant(queries, tenantId)
  if (tenant?.admin_email == null) throw new ApiError('invoice.no-admin')
  return { tenant, email: tenant.admin_email }
}
