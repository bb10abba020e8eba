import type { Tenant } from '@sitewright/api'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { formatCount, formatStorage } from '../format-tenant.ts'
import { tenantDetailsMessages as words } from '../messages.ts'

/** What a tenant may do, by its plan or by itself. */
export function FeaturesTab({ tenant: { users, storage, metrics, ownLimits } }: { tenant: Tenant }) {
  const describe = (limit: string | undefined, own: number | null) =>
    `${limit ?? words.unlimited}, ${own === null ? words.ofPlan : words.own}`
  const count = (limit: number | null) => (limit === null ? undefined : formatCount(limit))
  const bytes = storage.limit === null ? undefined : formatStorage(storage.limit)
  return (
    <>
      <DescriptionList
        rows={[
          [words.limitUsers, describe(count(users.limit), ownLimits.users)],
          [words.limitStorage, describe(bytes, ownLimits.storageBytes)],
          [words.limitRequests, describe(count(metrics.apiRequestsLimit), ownLimits.apiRequests)]
        ]}
      />
      <p>{words.featuresNote}</p>
    </>
  )
}
