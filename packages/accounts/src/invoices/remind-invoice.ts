import { ApiError, invoiceLimits, type Invoice } from '@sitewright/api'
import type { UserCall } from '../call/call.ts'
import { findTenant } from '../tenants/tenants.repository.ts'
import { updateInvoice } from './invoices.repository.ts'
import { changeInvoice, toDetails } from './invoices.usecases.ts'
import { invoiceTexts } from './messages.ts'

/** Sends the admin of a tenant a reminder of an open invoice, at most once a day. */
export function remindInvoice(call: UserCall, id: string, revision: number): Promise<Invoice> {
  const { services } = call
  if (!services.outbox.configured) throw new ApiError('auth.mail-missing')
  return changeInvoice(call, { id, revision }, async (transaction, invoice) => {
    const now = services.now()
    const { reminded_at: before, number, total, currency, due_at: dueAt } = invoice
    const again = before === null ? 0 : before + invoiceLimits.remindMs
    if (again > now)
      throw new ApiError('invoice.reminded', [
        { path: '', message: invoiceTexts.remindAgain(again), value: again }
      ])
    const tenant = await findTenant(transaction, invoice.tenant_id)
    if (tenant?.admin_email == null) throw new ApiError('invoice.no-admin')
    await updateInvoice(transaction, invoice, { reminded_at: now })
    await transaction.mail(
      { email: tenant.admin_email, first_name: tenant.admin_first_name ?? '' },
      {
        kind: 'invoice-reminder',
        tenant: tenant.name,
        number,
        total,
        currency,
        dueAt,
        isOverdue: dueAt <= now
      }
    )
    await transaction.audit(
      'invoice.remind',
      { type: 'invoice', id },
      { details: { ...toDetails(invoice), to: tenant.admin_id } }
    )
  })
}
