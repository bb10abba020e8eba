import type { Tenant } from '@sitewright/api'
import { formatDateTime, formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { DescriptionList } from '../../../ui/description-list.tsx'
import { StatCard, StatStrip } from '../../../ui/stat-card.tsx'
import { formatCount, formatMoment, formatStorage } from '../format-tenant.ts'
import { DomainSection } from '../domains/domain-section.tsx'
import { tenantDetailsMessages as words, tenantMessages } from '../messages.ts'
import { SatisfactionCard } from '../satisfaction/satisfaction-card.tsx'
import { StorageUsage } from '../tenants/tenant-usage.tsx'

export function OverviewTab({ tenant, mayChange }: { tenant: Tenant; mayChange: boolean }) {
  const clock = useClock()
  const { users, storage, metrics, admin, subdomain } = tenant
  return (
    <>
      <StatStrip label={words.numbers}>
        <StatCard
          label={words.users}
          value={formatCount(users.total)}
          {...(users.limit === null ? {} : { unit: `/ ${formatCount(users.limit)}` })}
          note={
            metrics.activeUsers === null ? words.activeUsersUnknown : words.activeUsers(metrics.activeUsers)
          }
        />
        <StatCard
          label={words.storage}
          value={storage.used === null ? null : formatStorage(storage.used)}
          note={storage.used === null ? tenantMessages.notMeasured : <StorageUsage tenant={tenant} />}
        />
        <StatCard
          label={words.requests}
          value={metrics.apiRequests === null ? null : formatCount(metrics.apiRequests)}
          note={metrics.apiRequests === null ? tenantMessages.notMeasured : words.thisMonth}
        />
        <SatisfactionCard score={metrics.satisfaction} />
      </StatStrip>
      <DescriptionList
        rows={[
          ...(tenant.suspension === null ? [] : [suspensionRow(tenant.suspension, clock)]),
          [words.admin, admin === null ? words.nobody : `${admin.name}, ${admin.email}`],
          [words.subdomain, subdomain],
          [words.created, formatDay(tenant.createdAt, clock)],
          [words.lastActivity, formatMoment(tenant.lastActivity, clock) ?? tenantMessages.never]
        ]}
      />
      <DomainSection tenant={tenant} mayChange={mayChange} />
    </>
  )
}

function suspensionRow(
  { reason, since }: NonNullable<Tenant['suspension']>,
  clock: Parameters<typeof formatDateTime>[1]
): readonly [string, string] {
  return [words.suspension, words.suspendedSince(formatDateTime(since, clock), reason)]
}
