import type { PlanId, TenantStatus } from '@sitewright/api'
import { listPageSizes } from '@sitewright/api/limits'
import { defineList } from '../../ui/data-table/define-list.ts'
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

/** The list of tenants; the values of its filters are those of the call. */
export const tenantList = defineList({
  columns: tenantColumns,
  filters: [
    { id: 'status', label: words.filters.status, options: statusOptions, isPinned: true },
    { id: 'plan', label: words.filters.plan, options: planOptions, isPinned: true },
    { id: 'billing', label: words.filters.billing, options: billingOptions }
  ],
  sort: { id: 'name', desc: false },
  pageSizes: listPageSizes,
  // Billing has the amount that comes next.
  hidden: ['price', 'createdAt']
})
