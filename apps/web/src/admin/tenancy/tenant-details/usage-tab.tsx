import type { Tenant } from '@sitewright/api'
import { useClock } from '../../../lib/use-clock.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { formatCount, formatMoment } from '../format-tenant.ts'
import { tenantDetailsMessages as words, tenantMessages } from '../messages.ts'
import { AnswerList } from '../satisfaction/answer-list.tsx'
import { RequestUsage, StorageUsage, UserUsage } from '../tenants/tenant-usage.tsx'

/** What a tenant uses of its limits, and how it was measured. */
export function UsageTab({ tenant }: { tenant: Tenant }) {
  const clock = useClock()
  return (
    <>
      <DescriptionList
        rows={[
          [words.users, <UserUsage key="users" tenant={tenant} />],
          [words.storage, <StorageUsage key="storage" tenant={tenant} />],
          [words.requests, <RequestUsage key="requests" tenant={tenant} />],
          [words.mayEnter, formatCount(tenant.users.active)],
          [words.measured, formatMoment(tenant.measuredAt, clock) ?? tenantMessages.notMeasured]
        ]}
      />
      <p>{words.measuredHow}</p>
      <p>{words.performance}</p>
      <AnswerList tenantId={tenant.id} />
    </>
  )
}
