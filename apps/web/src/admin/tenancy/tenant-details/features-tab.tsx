import type { Tenant } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { FeatureFacts } from '../tenant-features/feature-facts.tsx'
import { FeatureForm } from '../tenant-features/feature-form.tsx'
import { formatCount, formatStorage } from '../format-tenant.ts'
import { tenantDetailsMessages as words } from '../messages.ts'
import { tenantFeaturesQuery } from '../tenants.api.ts'

interface FeaturesTabProps {
  tenant: Tenant
  mayChange: boolean
}

/** What a tenant may do, by its plan or by itself: features, which who may change tenants overrides, and limits. */
export function FeaturesTab({ tenant, mayChange }: FeaturesTabProps) {
  const query = useQuery(tenantFeaturesQuery(tenant.id))
  return (
    <>
      <QueryBoundary query={query} rows={7}>
        {(list) => (mayChange ? <FeatureForm tenant={tenant} list={list} /> : <FeatureFacts list={list} />)}
      </QueryBoundary>
      <Limits tenant={tenant} />
    </>
  )
}

function Limits({ tenant: { users, storage, metrics, ownLimits } }: { tenant: Tenant }) {
  const describe = (limit: string | undefined, own: number | null) =>
    `${limit ?? words.unlimited}, ${own === null ? words.ofPlan : words.own}`
  const count = (limit: number | null) => (limit === null ? undefined : formatCount(limit))
  const bytes = storage.limit === null ? undefined : formatStorage(storage.limit)
  return (
    <DescriptionList
      rows={[
        [words.limitUsers, describe(count(users.limit), ownLimits.users)],
        [words.limitStorage, describe(bytes, ownLimits.storageBytes)],
        [words.limitRequests, describe(count(metrics.apiRequestsLimit), ownLimits.apiRequests)]
      ]}
    />
  )
}
