import { useQuery } from '@tanstack/react-query'
import type { Tenant } from '@sitewright/api'
import { useState, type ReactNode } from 'react'
import { QueryBoundary } from '../../requests/query-boundary.tsx'
import { formatDateTime, formatDay } from '../../lib/time.ts'
import { useClock } from '../../lib/use-clock.ts'
import { DescriptionList } from '../../ui/description-list.tsx'
import { StatCard, StatStrip } from '../../ui/stat-card.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { formatCount, formatPrice, formatStorage } from './format-tenant.ts'
import { tenantDetailsMessages as words, tenantMessages } from './messages.ts'
import { TenantForm } from './tenant-form.tsx'
import { TenantStatus } from './tenant-status.tsx'
import { RequestUsage, StorageUsage, UserUsage } from './tenant-usage.tsx'
import { tenantQuery } from './tenants.api.ts'
import styles from './tenants.module.css'

type Tab = 'overview' | 'usage' | 'billing' | 'features' | 'settings'

const tabs: readonly { value: Tab; label: string }[] = (
  ['overview', 'usage', 'billing', 'features', 'settings'] as const
).map((value) => ({ value, label: words[value] }))

const panels: Readonly<Record<Tab, (props: { tenant: Tenant }) => ReactNode>> = {
  overview: Overview,
  usage: UsagePanel,
  billing: Billing,
  features: Features,
  settings: Settings
}

interface TenantDetailsProps {
  id: string
  mayChange: boolean
  onClose: () => void
}

/** The details of a tenant in five tabs; who may change it does so in the last one (spec 2 §2). */
export function TenantDetails({ id, mayChange, onClose }: TenantDetailsProps) {
  const [tab, setTab] = useState<Tab>('overview')
  const query = useQuery(tenantQuery(id))
  const Panel = panels[tab]
  return (
    <QueryBoundary query={query} rows={6}>
      {({ tenant }) => (
        <>
          <div className={`dense ${styles.head}`}>
            <TenantStatus status={tenant.status} />
            <span>{tenant.planName}</span>
            <span>{tenant.subdomain}</span>
          </div>
          <Tabs label={words.tabs} value={tab} items={tabs} onChange={setTab} panelClass={styles.panel}>
            {tab === 'settings' && mayChange ? (
              <TenantForm tenant={tenant} onDone={onClose} />
            ) : (
              <Panel tenant={tenant} />
            )}
          </Tabs>
        </>
      )}
    </QueryBoundary>
  )
}

function Overview({ tenant }: { tenant: Tenant }) {
  const clock = useClock()
  const { users, storage, metrics, admin, domain, subdomain } = tenant
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
        <StatCard label={words.satisfaction} value={null} note={tenantMessages.notes.satisfaction} />
      </StatStrip>
      <DescriptionList
        rows={[
          ...(tenant.suspension === null ? [] : [suspensionRow(tenant.suspension, clock)]),
          [words.admin, admin === null ? words.nobody : `${admin.name}, ${admin.email}`],
          [words.subdomain, subdomain],
          [words.domain, domain === null ? words.none : words.notProved(domain)],
          [words.created, formatDay(tenant.createdAt, clock)],
          [words.lastActivity, formatMoment(tenant.lastActivity, clock) ?? tenantMessages.never]
        ]}
      />
    </>
  )
}

function suspensionRow(
  { reason, since }: NonNullable<Tenant['suspension']>,
  clock: Parameters<typeof formatDateTime>[1]
): readonly [string, string] {
  return [words.suspension, words.suspendedSince(formatDateTime(since, clock), reason)]
}

function UsagePanel({ tenant }: { tenant: Tenant }) {
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
    </>
  )
}

function Billing({ tenant: { planName, billing } }: { tenant: Tenant }) {
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

function Features({ tenant: { users, storage, metrics, ownLimits } }: { tenant: Tenant }) {
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

function Settings({ tenant }: { tenant: Tenant }) {
  const { name, subdomain, domain, planName, billing, admin } = tenant
  return (
    <DescriptionList
      rows={[
        [words.nameRow, name],
        [words.subdomain, subdomain],
        [words.domain, domain ?? words.none],
        [words.plan, `${planName}, ${tenantMessages.periodNames[billing.period].toLowerCase()}`],
        [words.admin, admin === null ? words.nobody : admin.email]
      ]}
    />
  )
}

function formatMoment(at: number | null, clock: Parameters<typeof formatDateTime>[1]): string | undefined {
  return at === null ? undefined : formatDateTime(at, clock)
}
