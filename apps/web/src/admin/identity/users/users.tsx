import type { SessionUser } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { ColumnChooser } from '../../../ui/data-table/column-chooser.tsx'
import { usePreferredRows } from '../../../ui/data-table/page-size.ts'
import { useSelection } from '../../../ui/data-table/use-selection.ts'
import { filterKey, withFilter, withTableState } from '../../../ui/data-table/table-address.ts'
import { FilterBar } from '../../../ui/filter-bar/filter-bar.tsx'
import { SearchField } from '../../../ui/filter-bar/search-field.tsx'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { UserActsProvider } from './acts/user-acts-provider.tsx'
import { UserJobs } from './bulk/user-jobs.tsx'
import { useUserBulk } from './bulk/user-bulk.tsx'
import { useAskedDialog } from './dialogs/use-asked-dialog.ts'
import { UserDialogs } from './dialogs/user-dialogs.tsx'
import { usersMessages as words } from './messages.ts'
import { singleFilters, userAddress, userFilters } from './user-address.ts'
import { userColumns } from './user-columns.tsx'
import { UserCounts } from './user-counts.tsx'
import { UserList } from './user-list.tsx'
import { UserOverlays } from './user-overlays.tsx'
import { UsersHead } from './users-head.tsx'
import { useDefaultView } from './views/use-default-view.ts'
import { UserViews } from './views/user-views.tsx'
import { rolesQuery } from '../../shared/roles.api.ts'

/** All users: how many, searched, filtered and sorted by the address of the screen (spec 2 §2). */
export function Users() {
  return (
    <UserDialogs>
      <UserActsProvider>
        <UsersScreen />
      </UserActsProvider>
    </UserDialogs>
  )
}

function UsersScreen() {
  const actor = useOutletContext<SessionUser>()
  const [state, setState] = useAddressState(usePreferredRows(userAddress))
  const roles = useQuery(rolesQuery)
  const mayChange = actor.permissions.includes('user.write')
  const selection = useSelection(filterKey(state))
  const bulk = useUserBulk({ state, selection })
  useAskedDialog(mayChange)
  useDefaultView()
  const filter = (id: string, values: readonly string[]): void =>
    setState((before) =>
      withFilter(
        before,
        id,
        singleFilters.includes(id) ? values.filter((each) => !isOn(before.filters, id, each)) : values
      )
    )
  return (
    <>
      <title>{`${words.title} · Sitewright`}</title>
      <UsersHead state={state} />
      <UserCounts />
      <UserJobs />
      <section className="panel-box" aria-label={words.list}>
        <UserViews state={state} />
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
          filters={userFilters(roles.data?.roles ?? [])}
          values={state.filters}
          onChange={filter}
          end={
            <>
              {mayChange && bulk.menu}
              <ColumnChooser
                columns={userColumns}
                hidden={state.hidden}
                onHidden={(hidden) => setState((before) => ({ ...before, hidden }))}
              />
            </>
          }
        />
        <UserList state={state} onState={setState} selection={mayChange ? selection : undefined} />
      </section>
      {mayChange && bulk.bar}
      <UserOverlays />
    </>
  )
}

/** Whether a value was chosen already: choosing another one of the same filter takes its place. */
function isOn(filters: Readonly<Record<string, readonly string[]>>, id: string, value: string): boolean {
  return filters[id]?.includes(value) ?? false
}
