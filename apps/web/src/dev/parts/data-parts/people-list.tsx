import { IconPlus } from '@tabler/icons-react'
import { useMemo } from 'react'
import { Button } from '../../../ui/button.tsx'
import { AddressedList } from '../../../ui/data-table/addressed-list.tsx'
import { defineList, type ListFilter } from '../../../ui/data-table/define-list.ts'
import { countSelected } from '../../../ui/data-table/selection.ts'
import { filterKey } from '../../../ui/data-table/table-address.ts'
import { useSelection } from '../../../ui/data-table/use-selection.ts'
import { BulkBar } from '../../../ui/filter-bar/bulk-bar.tsx'
import { FilterChip } from '../../../ui/filter-bar/filter-chip.tsx'
import { SavedViews } from '../../../ui/filter-bar/saved-views.tsx'
import { statusNames } from '../../../ui/status-names.ts'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { makePeople, providers, queryPeople, roles, statuses } from './people.ts'
import { peopleColumns, personRow } from './people-columns.tsx'

const people = makePeople(1284)
const filters: readonly ListFilter[] = [
  {
    id: 'status',
    label: 'Status',
    options: [...new Set(statuses)].map((value) => ({ value, label: statusNames[value].word, count: 214 })),
    isPinned: true
  },
  { id: 'role', label: 'Role', options: roles.map((value) => ({ value, label: value })), isPinned: true },
  { id: 'provider', label: 'Provider', options: providers.map((value) => ({ value, label: value })) }
]
const list = defineList({ columns: peopleColumns, filters, pageSizes: [10, 50, 100] })
const messages = {
  list: 'People',
  search: 'Search people',
  searchHint: 'Name, email or identifier',
  nothingMatches: 'Nobody matches'
}
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
  const [state, setState] = useAddressState(list.address)
  const { rows, count: total } = useMemo(() => queryPeople(people, state), [state])
  const selection = useSelection(filterKey(state))
  const count = countSelected(selection.selection, total)
  const current = views.find(
    ({ query }) => filterKey(list.address.read(new URLSearchParams(query))) === filterKey(state)
  )
  return (
    <>
      <AddressedList
        list={list}
        messages={messages}
        state={state}
        onState={setState}
        answer={{ kind: 'ready', rows, total: { count: total, isExact: true } }}
        row={personRow}
        selection={selection}
        above={
          <SavedViews views={views} current={current?.id}>
            <Button kind="quiet">
              <IconPlus className="i" aria-hidden />
              Save view
            </Button>
          </SavedViews>
        }
        extraFilters={{
          fields: <FilterChip label="Created" value="1 to 22 November" onRemove={doNothing} />,
          count: 0,
          cleared: {}
        }}
      />
      <BulkBar
        count={count}
        matching={count === total ? undefined : { total, onSelect: selection.selectMatching }}
        onClear={selection.clear}
      >
        <Button>Activate</Button>
        <Button>Deactivate</Button>
        <Button className="danger">Delete</Button>
      </BulkBar>
    </>
  )
}
