import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { FilterBar } from '../filter-bar/filter-bar.tsx'
import { SearchField } from '../filter-bar/search-field.tsx'
import { NoMatch } from '../states/no-match.tsx'
import { NoPage } from '../states/no-page.tsx'
import { StatePanel } from '../states/state-panel.tsx'
import type { SetAddressState } from '../use-address-state.ts'
import { ColumnChooser } from './column-chooser.tsx'
import type { DataTableProps } from './data-table-props.ts'
import { DataTable } from './data-table.tsx'
import type { List, ListFilter } from './define-list.ts'
import { lastPageOf } from './page-range.ts'
import { withFilter, withTableState, type TableState } from './table-address.ts'
import { TableFoot } from './table-foot.tsx'
import { UnknownValues } from './unknown-values.tsx'

interface ListMessages {
  /** Names the list to screen readers. */
  list: string
  search: string
  searchHint: string
  nothingMatches: string
  /** Said where no filter is on. @default `nothingMatches` */
  empty?: string
  emptyText?: string
}

interface AddressedListProps<Row extends object, State extends TableState> extends Pick<
  DataTableProps<Row>,
  'answer' | 'row' | 'keys' | 'rowKeys' | 'selection'
> {
  list: List<Row>
  messages: ListMessages
  state: State
  onState: SetAddressState<State>
  /** The filters with options that were loaded. @default those of the list */
  filters?: readonly ListFilter[]
  /** Filters without a list of options, such as a range of dates: how many are on, and the state once all are cleared. */
  extraFilters?: { fields: ReactNode; count: number; cleared: Partial<State> }
  /** Above the filters, such as saved views. */
  above?: ReactNode
  /** At the end of the filters, before the columns. */
  end?: ReactNode
}

/** A list whose state stands in the address: search, filters, columns, rows, pages, and why there are no rows. */
export function AddressedList<Row extends object, State extends TableState>({
  list,
  messages,
  state,
  onState,
  filters = list.filters,
  extraFilters,
  above,
  end,
  ...table
}: AddressedListProps<Row, State>) {
  const [query] = useSearchParams()
  const { answer } = table
  const { page, pageSize } = state
  const filterCount =
    Object.keys(state.filters).length + (state.search === '' ? 0 : 1) + (extraFilters?.count ?? 0)
  const lastPage = answer.kind === 'ready' ? lastPageOf(pageSize, answer.total) : undefined
  const isBehindLast = answer.kind === 'ready' && answer.total.count > 0 && page > (lastPage ?? 1)
  const show = (change: Partial<TableState>): void => onState((before) => ({ ...before, ...change }))
  const change = (next: Parameters<typeof withTableState>[1], options?: { replace: boolean }): void =>
    onState((before) => ({ ...before, ...withTableState(before, next) }), options)
  return (
    <section className="panel-box" aria-label={messages.list}>
      {above}
      <FilterBar
        search={
          <SearchField
            label={messages.search}
            placeholder={messages.searchHint}
            value={state.search}
            onChange={(search) => change({ search }, { replace: true })}
          />
        }
        filters={filters}
        values={state.filters}
        onChange={(id, values) =>
          onState((before) => ({
            ...before,
            ...withFilter(before, id, toSelected(filters, before, id, values))
          }))
        }
        end={
          <>
            {end}
            <ColumnChooser
              columns={list.columns}
              hidden={state.hidden}
              onHidden={(hidden) => show({ hidden })}
            />
          </>
        }
      >
        {extraFilters?.fields}
      </FilterBar>
      <UnknownValues
        values={list.address.findUnknown(query)}
        onDrop={() => onState((before) => before, { replace: true })}
      />
      <DataTable
        {...table}
        label={messages.list}
        columns={list.columns}
        density="two-line"
        sort={state.sort}
        onSort={(sort) => change({ sort })}
        hidden={state.hidden}
        empty={
          isBehindLast ? (
            <NoPage page={page} lastPage={lastPage} onPage={(next) => show({ page: next })} />
          ) : filterCount === 0 && messages.empty !== undefined ? (
            <StatePanel title={messages.empty} text={messages.emptyText} />
          ) : (
            <NoMatch
              title={messages.nothingMatches}
              filterCount={filterCount}
              onClear={() =>
                onState((before) => ({
                  ...before,
                  ...extraFilters?.cleared,
                  search: '',
                  filters: {},
                  page: 1
                }))
              }
            />
          )
        }
      />
      {answer.kind === 'ready' && (
        <TableFoot
          page={page}
          pageSize={pageSize}
          shown={answer.rows.length}
          total={answer.total}
          pageSizes={list.pageSizes}
          onPage={(next) => show({ page: next })}
          onPageSize={(size) => change({ pageSize: size })}
        />
      )}
    </section>
  )
}

/** The values of a filter after a selection; in a filter with a single value the new one replaces it. */
function toSelected(
  filters: readonly ListFilter[],
  { filters: before }: TableState,
  id: string,
  picked: readonly string[]
): readonly string[] {
  const isSingle = filters.find((filter) => filter.id === id)?.isSingle === true
  return isSingle ? picked.filter((value) => before[id]?.includes(value) !== true) : picked
}
