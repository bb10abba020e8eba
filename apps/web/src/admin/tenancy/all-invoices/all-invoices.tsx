import type { ListedInvoice } from '@sitewright/api'
import { listPageSizes } from '@sitewright/api/limits'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { useTimeZone } from '../../../lib/use-time-zone.ts'
import { toTableAnswer } from '../../../requests/to-table-answer.ts'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { lastPageOf } from '../../../ui/data-table/page-range.ts'
import { usePreferredRows } from '../../../ui/data-table/page-size.ts'
import { TableFoot } from '../../../ui/data-table/table-foot.tsx'
import { UnknownValues } from '../../../ui/data-table/unknown-values.tsx'
import { NoMatch } from '../../../ui/states/no-match.tsx'
import { NoPage } from '../../../ui/states/no-page.tsx'
import { StatePanel } from '../../../ui/states/state-panel.tsx'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { useInvoiceActs } from '../invoices/use-invoice-acts.tsx'
import { allInvoiceColumns } from './all-invoice-columns.tsx'
import {
  allInvoicesTable,
  countInvoiceFilters,
  withInvoiceFilters,
  type AllInvoicesState
} from './all-invoices-address.ts'
import { AllInvoicesBar } from './all-invoices-bar.tsx'
import { allInvoicesQuery } from './all-invoices.api.ts'
import { allInvoiceMessages as words } from './messages.ts'

const hasAdmin = ({ tenant }: ListedInvoice): boolean => tenant.hasAdmin
const noFilters = { search: '', filters: {}, tenant: undefined, from: undefined, to: undefined }

/** The invoices of all tenants, deleted ones too, searched, filtered and sorted by the address. */
export function AllInvoices({ mayChange }: { mayChange: boolean }) {
  const [query] = useSearchParams()
  const timeZone = useTimeZone()
  const table = usePreferredRows(allInvoicesTable)
  const [state, setState] = useAddressState(useMemo(() => withInvoiceFilters(table), [table]))
  const page = useQuery({ ...allInvoicesQuery(state, timeZone), placeholderData: keepPreviousData })
  const hasProvider = page.data !== undefined && page.data.provider !== 'manual'
  const { row, dialogs } = useInvoiceActs<ListedInvoice>({ mayChange, hasProvider, hasAdmin })
  const answer = toTableAnswer(page, {
    failed: words.failed,
    toRows: ({ invoices, total }) => ({ rows: invoices, total, isExact: true })
  })
  const filterCount = countInvoiceFilters(state)
  const lastPage = answer.kind === 'ready' ? lastPageOf(state.pageSize, answer.total) : undefined
  const isBehindLast = answer.kind === 'ready' && answer.total.count > 0 && state.page > (lastPage ?? 1)
  const openPage = (number: number): void => setState((before) => ({ ...before, page: number }))
  // A change of what is shown begins on its first page.
  const change = (next: Partial<AllInvoicesState>, options?: { replace?: boolean }): void =>
    setState((before) => ({ ...before, ...next, page: 1 }), options)
  return (
    <section className="panel-box" aria-label={words.list}>
      <AllInvoicesBar
        state={state}
        timeZone={timeZone}
        tenant={page.data?.invoices.find(({ tenant }) => tenant.id === state.tenant)?.tenant}
        onChange={change}
        onHidden={(hidden) => setState((before) => ({ ...before, hidden }))}
      />
      <UnknownValues
        values={allInvoicesTable.findUnknown(query)}
        onDrop={() => setState((before) => before, { replace: true })}
      />
      <DataTable
        label={words.list}
        columns={allInvoiceColumns}
        row={row}
        density="two-line"
        keys={!query.has('tenant')}
        answer={answer}
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        hidden={state.hidden}
        empty={
          isBehindLast ? (
            <NoPage page={state.page} lastPage={lastPage} onPage={openPage} />
          ) : filterCount === 0 ? (
            <StatePanel title={words.empty} text={words.emptyText} />
          ) : (
            <NoMatch
              title={words.nothingMatches}
              filterCount={filterCount}
              onClear={() => change(noFilters)}
            />
          )
        }
      />
      {answer.kind === 'ready' && (
        <TableFoot
          page={state.page}
          pageSize={state.pageSize}
          shown={answer.rows.length}
          total={answer.total}
          pageSizes={listPageSizes}
          onPage={openPage}
          onPageSize={(pageSize) => change({ pageSize })}
        />
      )}
      {dialogs}
    </section>
  )
}
