import type { Tenant } from '@sitewright/api'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { toTableAnswer } from '../../../requests/to-table-answer.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { lastPageOf } from '../../../ui/data-table/page-range.ts'
import { withTableState, type TableState } from '../../../ui/data-table/table-address.ts'
import { TableFoot } from '../../../ui/data-table/table-foot.tsx'
import { UnknownValues } from '../../../ui/data-table/unknown-values.tsx'
import type { MenuGroup } from '../../../ui/menu.tsx'
import { NoMatch } from '../../../ui/states/no-match.tsx'
import { NoPage } from '../../../ui/states/no-page.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import type { SetAddressState } from '../../../ui/use-address-state.ts'
import { tenantMessages as words } from '../messages.ts'
import { tenantAddress, tenantPageSizes } from '../tenant-address.ts'
import { tenantColumns, tenantRow } from './tenant-columns.tsx'
import { tenantPageQuery } from '../tenants.api.ts'

interface TenantListProps {
  state: TableState
  onState: SetAddressState<TableState>
  /** The acts on a tenant. */
  groupsOf: (tenant: Tenant) => readonly MenuGroup[]
}

/** A page of the tenants with its foot. */
export function TenantList({ state, onState, groupsOf }: TenantListProps) {
  const [query] = useSearchParams()
  const page = useQuery({ ...tenantPageQuery(state), placeholderData: keepPreviousData })
  const answer = toTableAnswer(page, {
    failed: words.failed,
    toRows: ({ tenants, total }) => ({ rows: tenants, total, isExact: true })
  })
  const row = useMemo(() => tenantRow(query, groupsOf), [query, groupsOf])
  const filterCount = Object.keys(state.filters).length + (state.search === '' ? 0 : 1)
  const lastPage = answer.kind === 'ready' ? lastPageOf(state.pageSize, answer.total) : undefined
  const isBehindLast = answer.kind === 'ready' && answer.total.count > 0 && state.page > (lastPage ?? 1)
  const openPage = (number: number): void => onState((before) => ({ ...before, page: number }))
  const clear = (): void => onState((before) => withTableState(before, { filters: {}, search: '' }))
  return (
    <>
      <UnknownValues
        values={tenantAddress.findUnknown(query)}
        onDrop={() => onState((before) => before, { replace: true })}
      />
      <DataTable
        label={words.list}
        columns={tenantColumns}
        row={row}
        density="two-line"
        keys={!query.has('tenant')}
        answer={answer}
        sort={state.sort}
        onSort={(sort) => onState((before) => withTableState(before, { sort }))}
        hidden={state.hidden}
        empty={
          isBehindLast ? (
            <NoPage page={state.page} lastPage={lastPage} onPage={openPage} />
          ) : filterCount === 0 ? (
            <StatePanel title={words.empty} text={words.emptyText} />
          ) : (
            <NoMatch title={words.nothingMatches} filterCount={filterCount} onClear={clear} />
          )
        }
      />
      {answer.kind === 'ready' && (
        <TableFoot
          page={state.page}
          pageSize={state.pageSize}
          shown={answer.rows.length}
          total={answer.total}
          pageSizes={tenantPageSizes}
          onPage={openPage}
          onPageSize={(pageSize) => onState((before) => withTableState(before, { pageSize }))}
        />
      )}
    </>
  )
}
