import { invoiceLimits } from '@sitewright/api'
import { type CallTransaction, systemCall } from '@sitewright/kernel/call'
import { type Services, yieldToEventLoop } from '@sitewright/kernel/services'
import { activateBySystem, suspendBySystem } from '../tenants/tenant-status.ts'
import { findTenant } from '../tenants/tenants.repository.ts'
import {
  findOverdue,
  findTenantsInArrears,
  isSuspendedForInvoices,
  markSuspended,
  type InvoiceRow
} from './invoices.repository.ts'
import { invoiceTexts } from './messages.ts'

/** Tenants of one run; each has its own transaction. */
const batch = 100

/**
 * Scheduled task: suspends active tenants with an invoice that is overdue for longer than the grace period. Each
 * invoice does so once: an administrator may activate the tenant again before it is paid. Returns how many were
 * suspended.
 */
export async function suspendOverdue(services: Services): Promise<number> {
  const before = services.now() - invoiceLimits.graceMs
  const tenants = await findTenantsInArrears(services.database.db, { before, limit: batch })
  const outcomes: PromiseSettledResult<boolean>[] = []
  // Each by itself, so that one that fails does not stop the others.
  for (const id of tenants) {
    outcomes.push(...(await Promise.allSettled([suspendTenantInArrears(services, id)])))
    await yieldToEventLoop()
  }
  const failed = outcomes.find((outcome) => outcome.status === 'rejected')
  if (failed !== undefined) throw failed.reason
  return outcomes.filter((outcome) => outcome.status === 'fulfilled' && outcome.value).length
}

function suspendTenantInArrears(services: Services, id: string): Promise<boolean> {
  const call = systemCall(services)
  return call.transaction(async (transaction) => {
    await transaction.lock('tenants')
    const now = services.now()
    const tenant = await findTenant(transaction, id)
    const overdue = await findOverdue(transaction, { tenantId: id, now })
    const due = overdue.filter(
      ({ suspended_at: at, due_at: dueAt }) => at === null && dueAt + invoiceLimits.graceMs <= now
    )
    const [first] = due
    // It may have been paid, or another server was faster, before the lock was acquired.
    if (tenant?.status !== 'active' || first === undefined) return false
    await suspendBySystem(call, transaction, { id, now, reason: invoiceTexts.overdue(first.number) })
    await markSuspended(
      transaction,
      due.map((invoice) => invoice.id),
      now
    )
    await transaction.notify({
      kind: 'tenant.suspended',
      facts: { name: tenant.name, number: first.number },
      // Unread notices are merged into one: fifty tenants are one line, not fifty.
      subject: { type: 'tenant', id: 'overdue' },
      link: `/admin/tenants?tenant=${id}&tab=billing`,
      to: { permission: 'tenants.read', tenantId: null }
    })
    return true
  })
}

/**
 * Activates the tenant of a settled invoice if it was suspended for invoices only and none is overdue any more: one
 * that an administrator suspended stays so.
 */
export async function activateSettled(
  services: Services,
  transaction: CallTransaction,
  { tenant_id: tenantId, number }: InvoiceRow
): Promise<void> {
  const now = services.now()
  const tenant = await findTenant(transaction, tenantId)
  if (tenant?.status !== 'suspended' || tenant.status_changed_at === null) return
  if (!(await isSuspendedForInvoices(transaction, { tenantId, at: tenant.status_changed_at }))) return
  if ((await findOverdue(transaction, { tenantId, now })).length > 0) return
  const reason = invoiceTexts.settled(number)
  await activateBySystem(systemCall(services), transaction, { id: tenantId, now, reason })
}
