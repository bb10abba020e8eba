import type { Tenant } from '@sitewright/api'
import { formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { NamedStatus } from '../../../ui/named-status.tsx'
import { Status } from '../../../ui/status.tsx'
import { formatMoney } from '../invoices/format-money.ts'
import { invoiceMessages } from '../invoices/messages.ts'
import { tenantMessages as words } from '../messages.ts'
import styles from '../tenants.module.css'

/** Whether a tenant has paid, and what is overdue or comes next; a dash with the reason where nothing is billed. */
export function TenantBilling({ tenant }: { tenant: Tenant }) {
  const clock = useClock()
  const { status, overdue, overdueSince, nextAmount, nextBilling, currency } = tenant.billing
  const next =
    nextAmount === null || nextBilling === null
      ? undefined
      : words.billing.next(formatMoney({ amount: nextAmount, currency }), formatDay(nextBilling, clock))
  return (
    <span className={styles.billing}>
      {status === null ? (
        <span>–</span>
      ) : status === 'overdue' ? (
        <NamedStatus name="overdue" />
      ) : (
        <Status tone="success">{invoiceMessages.current}</Status>
      )}
      <small>
        {overdueSince === null
          ? (next ?? whyNotBilled(tenant))
          : words.billing.overdue(overdue.map(formatMoney).join(' + '), formatDay(overdueSince, clock))}
      </small>
    </span>
  )
}

function whyNotBilled({ status, billing: { amount } }: Tenant): string {
  if (status !== 'active') return words.billing.why[status]
  return amount === null || amount === 0 ? words.billing.why.noPrice : words.billing.why.soon
}
