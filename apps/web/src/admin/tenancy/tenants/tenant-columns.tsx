import type { Tenant } from '@sitewright/api'
import { formatDateTime, formatDay } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { Avatar } from '../../../ui/avatar.tsx'
import type { DataColumn } from '../../../ui/data-table/column.ts'
import type { RowOptions } from '../../../ui/data-table/row-options.ts'
import { RowMenu, type MenuGroup } from '../../../ui/menu.tsx'
import { withParameters } from '../../../ui/use-address-state.ts'
import { DomainMark } from '../domains/domain-state.tsx'
import { formatPrice } from '../format-tenant.ts'
import { tenantMessages as words } from '../messages.ts'
import { TenantBilling } from './tenant-billing.tsx'
import { TenantStatus } from './tenant-status.tsx'
import { StorageUsage, UserUsage } from './tenant-usage.tsx'
import styles from '../tenants.module.css'

const { columns: heads } = words

/** The columns of the list; those that are sorted have the ids of the call. */
export const tenantColumns: readonly DataColumn<Tenant>[] = [
  {
    id: 'name',
    header: heads.name,
    cell: (tenant) => <Organisation tenant={tenant} />,
    sort: 'asc',
    phone: 'title',
    fixed: true
  },
  { id: 'plan', header: heads.plan, cell: ({ planName }) => planName, width: 96, sort: 'asc', priority: 2 },
  {
    id: 'status',
    header: heads.status,
    cell: ({ status }) => <TenantStatus status={status} />,
    width: 108,
    sort: 'asc',
    phone: 'status',
    priority: 4
  },
  {
    id: 'users',
    header: heads.users,
    cell: (tenant) => <UserUsage tenant={tenant} />,
    width: 120,
    sort: 'desc',
    priority: 1
  },
  {
    id: 'storage',
    header: heads.storage,
    cell: (tenant) => <StorageUsage tenant={tenant} />,
    width: 144,
    sort: 'desc',
    priority: 1
  },
  { id: 'price', header: heads.price, cell: (tenant) => <Price tenant={tenant} />, width: 96, align: 'end' },
  {
    id: 'billing',
    header: heads.billing,
    cell: (tenant) => <TenantBilling tenant={tenant} />,
    width: 164,
    sort: 'asc',
    priority: 3
  },
  {
    id: 'lastActivity',
    header: heads.lastActivity,
    cell: ({ lastActivity }) => <Moment at={lastActivity} />,
    width: 112,
    align: 'end',
    sort: 'desc'
  },
  {
    id: 'createdAt',
    header: heads.createdAt,
    cell: ({ createdAt }) => formatDay(createdAt, { now: createdAt, locale: navigator.language }),
    width: 116,
    align: 'end',
    sort: 'desc'
  }
]

export function tenantRow(
  query: URLSearchParams,
  groupsOf: (tenant: Tenant) => readonly MenuGroup[]
): RowOptions<Tenant> {
  return {
    id: ({ id }) => id,
    name: ({ name }) => name,
    href: ({ id }) => `?${withParameters(query, { tenant: id })}`,
    menu: (tenant) => <RowMenu label={words.menu(tenant.name)} groups={() => groupsOf(tenant)} />
  }
}

function Organisation({ tenant: { name, subdomain, domain, domainProof } }: { tenant: Tenant }) {
  const [first = '', second = ''] = name.split(/\s+/)
  return (
    <span className={styles.organisation}>
      <Avatar firstName={first} lastName={second} picture={null} size="small" />
      <span>
        <b>
          <bdi>{name}</bdi>
        </b>
        <small>
          <bdi>{domain ?? subdomain}</bdi>
          {domainProof !== null && <DomainMark proof={domainProof} />}
        </small>
      </span>
    </span>
  )
}

function Price({ tenant: { billing } }: { tenant: Tenant }) {
  return formatPrice(billing) ?? <span title={words.noPrice}>–</span>
}

function Moment({ at }: { at: number | null }) {
  const clock = useClock()
  return at === null ? <span className={styles.quiet}>{words.never}</span> : formatDateTime(at, clock)
}
