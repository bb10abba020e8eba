import type { InvoiceTenant } from '@sitewright/api'
import { ColumnChooser } from '../../../ui/data-table/column-chooser.tsx'
import { withFilter } from '../../../ui/data-table/table-address.ts'
import { DateRangePicker } from '../../../ui/date-range-picker.tsx'
import { daysOf, todayIn } from '../../../ui/date-range.ts'
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx'
import { SearchField } from '../../../ui/filter-bar/search-field.tsx'
import { allInvoiceColumns } from './all-invoice-columns.tsx'
import { allInvoiceFilters, type AllInvoicesState } from './all-invoices-address.ts'
import { BilledTenantFilter } from './billed-tenant-filter.tsx'
import { InvoiceExport } from './invoice-export.tsx'
import { allInvoiceMessages as words } from './messages.ts'

interface AllInvoicesBarProps {
  state: AllInvoicesState
  timeZone: string
  /** The tenant of the filter, where an invoice tells it. */
  tenant: InvoiceTenant | undefined
  onChange: (next: Partial<AllInvoicesState>, options?: { replace?: boolean }) => void
  onHidden: (hidden: readonly string[]) => void
}

/** The search and the filters of the list, its columns, and its export. */
export function AllInvoicesBar({ state, timeZone, tenant, onChange, onHidden }: AllInvoicesBarProps) {
  const { from, to } = state
  return (
    <FilterBar
      search={
        <SearchField
          label={words.search}
          placeholder={words.searchHint}
          value={state.search}
          onChange={(search) => onChange({ search }, { replace: true })}
        />
      }
      filters={allInvoiceFilters}
      values={state.filters}
      onChange={(id, values) => onChange({ filters: withFilter(state, id, values).filters })}
      end={<ColumnChooser columns={allInvoiceColumns} hidden={state.hidden} onHidden={onHidden} />}
    >
      <BilledTenantFilter
        value={state.tenant}
        name={tenant && words.tenantName(tenant.name, tenant.isDeleted)}
        onChange={(id) => onChange({ tenant: id })}
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
    </FilterBar>
  )
}
