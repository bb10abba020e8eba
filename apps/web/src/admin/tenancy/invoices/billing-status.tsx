import type { Tenant } from '@sitewright/api'
import { formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Status } from '../../../ui/status.tsx'
import { invoiceMessages as words } from './messages.ts'

/** Whether a tenant has paid what was due. */
export function BillingStatus({ billing: { status, overdueSince } }: Pick<Tenant, 'billing'>) {
  const clock = useClock()
  if (status === null) return words.empty
  return overdueSince === null ? (
    <Status tone="success">{words.current}</Status>
  ) : (
    <Status tone="warning">{words.overdueSince(formatDay(overdueSince, clock))}</Status>
  )
}
