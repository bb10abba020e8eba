import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { Button } from '../../../ui/button.tsx'
import { ColumnChooser } from '../../../ui/data-table/column-chooser.tsx'
import { DataTable } from '../../../ui/data-table/data-table.tsx'
import { countSelected } from '../../../ui/data-table/selection.ts'
import { filterKey, tableAddress, withFilter, withTableState } from '../../../ui/data-table/table-address.ts'
import { TableFoot } from '../../../ui/data-table/table-foot.tsx'
import { UnknownValues } from '../../../ui/data-table/unknown-values.tsx'
import { useSelection } from '../../../ui/data-table/use-selection.ts'
import { BulkBar } from '../../../ui/filter-bar/bulk-bar.tsx'
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx'
import { FilterChip } from '../../../ui/filter-bar/filter-chip.tsx'
import type { Filter } from '../../../ui/filter-bar/filter.ts'
import { SavedViews } from '../../../ui/filter-bar/saved-views.tsx'
import { SearchField } from '../../../ui/filter-bar/search-field.tsx'
import { NoMatch } from '../../../ui/states/no-match.tsx'
import { statusNames } from '../../../ui/status-names.ts'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { makePeople, providers, queryPeople, roles, statuses } from './people.ts'
import { peopleColumns, personRow } from './people-columns.tsx'
import styles from './data-parts.module.css'

const people = makePeople(1284)
const pageSizes = [10, 50, 100]
const filters: readonly Filter[] = [
  {
    id: 'status',
    label: 'Status',
    options: [...new Set(statuses)].map((value) => ({ value, label: statusNames[value].word, count: 214 })),
    isPinned: true
  },
  { id: 'role', label: 'Role', options: roles.map((value) => ({ value, label: value })), isPinned: true },
  { id: 'provider', label: 'Provider', options: providers.map((value) => ({ value, label: value })) }
]
const address = tableAddress({
  columns: peopleColumns.map(({ id }) => id),
  filters: Object.fromEntries(filters.map(({ id, options }) => [id, options.map(({ value }) => value)])),
  pageSizes
})
const views = [
  { id: 'all', name: 'All people', query: '' },
  { id: 'locked', name: 'Locked', query: 'status=locked', count: 214 },
  {
    id: 'editors',
    name: 'Editors who sign in with a password',
    query: 'role=Editor&provider=Password',
    count: 321
  }
]

function doNothing(): void {}

/** A list with all that belongs to it; its state lives in the address. */
export function PeopleList() {
  const [state, setState] = useAddressState(address)
  const [query] = useSearchParams()
  const answer = useMemo(() => queryPeople(people, state), [state])
  const selection = useSelection(filterKey(state))
  const count = countSelected(selection.selection, answer.count)
  const current = views.find(
    ({ query }) => filterKey(address.read(new URLSearchParams(query))) === filterKey(state)
  )
  return (
    <div className={styles.panel}>
      <SavedViews views={views} current={current?.id}>
        <Button kind="quiet">
          <IconPlus className="i" aria-hidden />
          Save view
        </Button>
      </SavedViews>
      <FilterBar
        search={
          <SearchField
            label="Search people"
            placeholder="Name, email or identifier"
            value={state.search}
            onChange={(search) => setState((before) => withTableState(before, { search }))}
          />
        }
        filters={filters}
        values={state.filters}
        onChange={(id, values) => setState((before) => withFilter(before, id, values))}
        end={
          <ColumnChooser
            columns={peopleColumns}
            hidden={state.hidden}
            onHidden={(hidden) => setState((before) => ({ ...before, hidden }))}
          />
        }
      >
        <FilterChip label="Created" value="1 to 22 November" onRemove={doNothing} />
      </FilterBar>
      <UnknownValues
        values={address.findUnknown(query)}
        onDrop={() => setState((before) => before, { replace: true })}
      />
      <DataTable
        label="People"
        columns={peopleColumns}
        row={personRow}
        density="two-line"
        answer={{ kind: 'ready', rows: answer.rows, total: { count: answer.count, isExact: true } }}
        sort={state.sort}
        onSort={(sort) => setState((before) => withTableState(before, { sort }))}
        hidden={state.hidden}
        selection={selection}
        empty={
          <NoMatch
            title="Nobody matches"
            filterCount={Object.keys(state.filters).length}
            onClear={() => setState((before) => withTableState(before, { filters: {}, search: '' }))}
          />
        }
      />
      <BulkBar
        count={count}
        matching={
          count === answer.count ? undefined : { total: answer.count, onSelect: selection.selectMatching }
        }
        onClear={selection.clear}
      >
        <Button>Activate</Button>
        <Button>Deactivate</Button>
        <Button className="danger">Delete</Button>
      </BulkBar>
      <TableFoot
        page={state.page}
        pageSize={state.pageSize}
        shown={answer.rows.length}
        total={{ count: answer.count, isExact: true }}
        serverMs={9}
        pageSizes={pageSizes}
        onPage={(page) => setState((before) => ({ ...before, page }))}
        onPageSize={(pageSize) => setState((before) => withTableState(before, { pageSize }))}
      />
    </div>
  )
}
