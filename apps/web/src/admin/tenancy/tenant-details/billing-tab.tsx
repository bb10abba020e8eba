import type { Tenant } from '@sitewright/api'
import { listPageSizes } from '@sitewright/api/limits'
import { useQuery } from '@tanstack/react-query'
import { formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { formatPrice } from '../format-tenant.ts'
import { formatMoney } from '../invoices/format-money.ts'
import { BillingStatus } from '../invoices/billing-status.tsx'
import { InvoiceList } from '../invoices/invoice-list.tsx'
import { invoicePageQuery } from '../invoices/invoices.api.ts'
import { invoiceMessages } from '../invoices/messages.ts'
import { tenantDetailsMessages as words, tenantMessages } from '../messages.ts'

interface BillingTabProps {
  tenant: Tenant
  mayChange: boolean
}

export function BillingTab({ tenant, mayChange }: BillingTabProps) {
  const clock = useClock()
  const { planName, billing, metrics } = tenant
  const { nextBilling, suspendsAt } = billing
  const { data } = useQuery(invoicePageQuery(tenant.id, 1, listPageSizes[0]))
  const provider = data?.provider
  return (
    <>
      <DescriptionList
        rows={[
          [words.plan, planName],
          [words.price, formatPrice(billing) ?? tenantMessages.noPrice],
          [words.period, tenantMessages.periodNames[billing.period]],
          [words.nextBilling, nextBilling === null ? words.notBilled : formatDay(nextBilling, clock)],
          [words.billingStatus, <BillingStatus key="status" billing={billing} />],
          ...(suspendsAt === null
            ? []
            : [[invoiceMessages.grace, invoiceMessages.suspends(formatDay(suspendsAt, clock))] as const]),
          [
            words.revenue,
            metrics.revenue.length === 0 ? words.nothingPaid : metrics.revenue.map(formatMoney).join(' + ')
          ],
          [invoiceMessages.terms, invoiceMessages.termsText],
          ...(provider === undefined
            ? []
            : [[invoiceMessages.provider, invoiceMessages.providers[provider]] as const])
        ]}
      />
      <InvoiceList tenant={tenant} mayChange={mayChange} />
    </>
  )
}
