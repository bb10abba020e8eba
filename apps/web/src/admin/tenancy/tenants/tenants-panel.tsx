import type { Tenant } from '@sitewright/api'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useTablePage } from '../../../requests/use-table-page.ts'
import { AddressedList } from '../../../ui/data-table/addressed-list.tsx'
import { usePreferredRows } from '../../../ui/data-table/page-size.ts'
import type { MenuGroup } from '../../../ui/menu.tsx'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { IsolationLine } from '../isolation/isolation-line.tsx'
import { tenantMessages as words } from '../messages.ts'
import { SatisfactionLine } from '../satisfaction/satisfaction-line.tsx'
import { tenantList } from '../tenant-address.ts'
import { tenantPageQuery } from '../tenants.api.ts'
import { tenantRow } from './tenant-columns.tsx'
import { TenantCounts } from './tenant-counts.tsx'

interface TenantsPanelProps {
  mayChange: boolean
  groupsOf: (tenant: Tenant) => readonly MenuGroup[]
}

/** How many tenants there are, and their list, searched, filtered and sorted by the address. */
export function TenantsPanel({ mayChange, groupsOf }: TenantsPanelProps) {
  const [query] = useSearchParams()
  const [state, setState] = useAddressState(usePreferredRows(tenantList.address))
  const { answer } = useTablePage(tenantPageQuery(state), {
    failed: words.failed,
    toRows: ({ tenants, total }) => ({ rows: tenants, total, isExact: true })
  })
  const row = useMemo(() => tenantRow(query, groupsOf), [query, groupsOf])
  return (
    <>
      <TenantCounts />
      <IsolationLine />
      <SatisfactionLine mayChange={mayChange} />
      <AddressedList
        list={tenantList}
        messages={words}
        state={state}
        onState={setState}
        answer={answer}
        row={row}
        keys={!query.has('tenant')}
      />
    </>
  )
}
