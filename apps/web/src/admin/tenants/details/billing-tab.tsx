import type { Tenant } from '@sitewright/api'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { formatPrice } from '../format-tenant.ts'
import { tenantDetailsMessages as words, tenantMessages } from '../messages.ts'

/** What a tenant pays. */
export function BillingTab({ tenant: { planName, billing } }: { tenant: Tenant }) {
  return (
    <>
      <DescriptionList
        rows={[
          [words.plan, planName],
          [words.price, formatPrice(billing) ?? tenantMessages.noPrice],
          [words.period, tenantMessages.periodNames[billing.period]],
          [words.nextBilling, '–'],
          [words.billingStatus, '–'],
          [words.revenue, '–']
        ]}
      />
      <p>{words.billingNote}</p>
    </>
  )
}
