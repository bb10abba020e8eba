import type { InvoiceTenant } from '@sitewright/api'
import { DateRangePicker } from '../../../ui/date-range-picker.tsx'
import { daysOf, todayIn } from '../../../ui/date-range.ts'
import { PickedFilter } from '../../shared/picked-filter.tsx'
import type { AllInvoicesState } from './all-invoices-address.ts'
import { billedTenantsQuery } from './all-invoices.api.ts'
import { InvoiceExport } from './invoice-export.tsx'
import { allInvoiceMessages as words } from './messages.ts'

interface InvoiceFiltersProps {
  state: AllInvoicesState
  timeZone: string
  /** The tenant of the filter, where an invoice tells it. */
  tenant: InvoiceTenant | undefined
  onChange: (next: Partial<AllInvoicesState>) => void
}

/** The filters by tenant and by day of issue, and the export of what the filters show. */
export function InvoiceFilters({ state, timeZone, tenant, onChange }: InvoiceFiltersProps) {
  const { from, to } = state
  return (
    <>
      <PickedFilter
        label={words.filters.tenant}
        hint={words.tenantHint}
        value={state.tenant}
        name={tenant && words.tenantName(tenant.name, tenant.isDeleted)}
        onChange={(id) => onChange({ tenant: id })}
        query={billedTenantsQuery}
        toOptions={({ tenants }) =>
          tenants.map(({ id, name, isDeleted }) => ({ value: id, label: words.tenantName(name, isDeleted) }))
        }
      />
      <DateRangePicker
        label={words.filters.issued}
        timeZone={timeZone}
        value={from === undefined || to === undefined ? undefined : { kind: 'days', from, to }}
        onChange={(picked) => {
          const days = picked === undefined ? undefined : daysOf(picked, todayIn(timeZone))
          onChange({ from: days?.from, to: days?.to })
        }}
      />
      <InvoiceExport state={state} timeZone={timeZone} />
    </>
  )
}
