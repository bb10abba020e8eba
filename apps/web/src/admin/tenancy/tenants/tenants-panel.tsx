import type { Tenant } from '@sitewright/api'
import { ColumnChooser } from '../../../ui/data-table/column-chooser.tsx'
import { usePreferredRows } from '../../../ui/data-table/page-size.ts'
import { withFilter, withTableState } from '../../../ui/data-table/table-address.ts'
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx'
import { SearchField } from '../../../ui/filter-bar/search-field.tsx'
import type { MenuGroup } from '../../../ui/menu.tsx'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { IsolationLine } from '../isolation/isolation-line.tsx'
import { tenantMessages as words } from '../messages.ts'
import { SatisfactionLine } from '../satisfaction/satisfaction-line.tsx'
import { tenantAddress, tenantFilters } from '../tenant-address.ts'
import { tenantColumns } from './tenant-columns.tsx'
import { TenantCounts } from './tenant-counts.tsx'
import { TenantList } from './tenant-list.tsx'

interface TenantsPanelProps {
  mayChange: boolean
  /** The acts on a tenant. */
  groupsOf: (tenant: Tenant) => readonly MenuGroup[]
}

/** How many tenants there are, and their list, searched, filtered and sorted by the address. */
export function TenantsPanel({ mayChange, groupsOf }: TenantsPanelProps) {
  const [state, setState] = useAddressState(usePreferredRows(tenantAddress))
  return (
    <>
      <TenantCounts />
      <IsolationLine />
      <SatisfactionLine mayChange={mayChange} />
      <section className="panel-box" aria-label={words.list}>
        <FilterBar
          search={
            <SearchField
              label={words.search}
              placeholder={words.searchHint}
              value={state.search}
              onChange={(search) =>
                setState((before) => withTableState(before, { search }), { replace: true })
              }
            />
          }
          filters={tenantFilters}
          values={state.filters}
          onChange={(id, values) => setState((before) => withFilter(before, id, values))}
          end={
            <ColumnChooser
              columns={tenantColumns}
              hidden={state.hidden}
              onHidden={(hidden) => setState((before) => ({ ...before, hidden }))}
            />
          }
        />
        <TenantList state={state} onState={setState} groupsOf={groupsOf} />
      </section>
    </>
  )
}
