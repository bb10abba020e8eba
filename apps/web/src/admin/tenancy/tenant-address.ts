import type { PlanId, TenantStatus } from '@sitewright/api'
import { listPageSizes } from '@sitewright/api/limits'
import { tableAddress } from '../../ui/data-table/table-address.ts'
import type { Filter } from '../../ui/filter-bar/filter.ts'
import { statusNames } from '../../ui/status-names.ts'
import { tenantMessages as words } from './messages.ts'
import { tenantColumns } from './tenants/tenant-columns.tsx'

const statusOptions: readonly { value: TenantStatus; label: string }[] = [
  ...(['active', 'trial', 'suspended'] as const).map((value) => ({ value, label: statusNames[value].word })),
  { value: 'pending', label: words.pending }
]

const planOptions = Object.entries(words.plans satisfies Record<PlanId, string>).map(([value, label]) => ({
  value,
  label
}))

const billingOptions = [{ value: 'overdue', label: statusNames.overdue.word }]

/** The filters of the list; their values are those of the call. */
export const tenantFilters: readonly Filter[] = [
  { id: 'status', label: words.filters.status, options: statusOptions, isPinned: true },
  { id: 'plan', label: words.filters.plan, options: planOptions, isPinned: true },
  { id: 'billing', label: words.filters.billing, options: billingOptions }
]

/** Rows a page; the first is the default. */
export const tenantPageSizes: readonly number[] = listPageSizes

/** How the state of the list stands in the address. */
export const tenantAddress = tableAddress({
  columns: tenantColumns.map(({ id }) => id),
  filters: {
    status: statusOptions.map(({ value }) => value),
    plan: planOptions.map(({ value }) => value),
    billing: billingOptions.map(({ value }) => value)
  },
  sort: { id: 'name', desc: false },
  pageSizes: tenantPageSizes,
  // Billing has the amount that comes next.
  hidden: ['price', 'createdAt']
})
