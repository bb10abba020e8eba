import type { SessionUser } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useOutletContext, useSearchParams } from 'react-router'
import { useTablePage } from '../../../requests/use-table-page.ts'
import { AddressedList } from '../../../ui/data-table/addressed-list.tsx'
import { usePreferredRows } from '../../../ui/data-table/page-size.ts'
import { filterKey } from '../../../ui/data-table/table-address.ts'
import { useSelection } from '../../../ui/data-table/use-selection.ts'
import { useAddressState } from '../../../ui/use-address-state.ts'
import { UserActionsProvider } from './actions/user-actions-provider.tsx'
import { useUserKeys } from './actions/use-user-keys.ts'
import { UserJobs } from './bulk/user-jobs.tsx'
import { useUserBulk } from './bulk/user-bulk.tsx'
import { useAskedDialog } from './dialogs/use-asked-dialog.ts'
import { UserDialogs } from './dialogs/user-dialogs.tsx'
import { usersMessages as words } from './messages.ts'
import { userFilters, userList } from './user-address.ts'
import { userRow } from './user-columns.tsx'
import { UserCounts } from './user-counts.tsx'
import { UserOverlays } from './user-overlays.tsx'
import { userPageQuery } from './users.api.ts'
import { UsersHead } from './users-head.tsx'
import { useDefaultView } from './saved-views/use-default-view.ts'
import { UserViews } from './saved-views/user-views.tsx'
import { rolesQuery } from '../../shared/roles.api.ts'
import { uiMessages } from '../../../ui/messages.ts'

/** All users: how many, searched, filtered and sorted by the address of the screen (spec 2 §2). */
export function Users() {
  return (
    <UserDialogs>
      <UserActionsProvider>
        <UsersScreen />
      </UserActionsProvider>
    </UserDialogs>
  )
}

function UsersScreen() {
  const actor = useOutletContext<SessionUser>()
  const [query] = useSearchParams()
  const [state, setState] = useAddressState(usePreferredRows(userList.address))
  const roles = useQuery(rolesQuery)
  const filters = useMemo(() => userFilters(roles.data?.roles ?? []), [roles.data])
  const { answer } = useTablePage(userPageQuery(state), {
    failed: words.failed,
    toRows: ({ users, total, exact }) => ({ rows: users, total, isExact: exact })
  })
  const mayChange = actor.permissions.includes('user.write')
  const selection = useSelection(filterKey(state))
  const bulk = useUserBulk({ state, selection })
  const row = useMemo(() => userRow(query), [query])
  const rowKeys = useUserKeys()
  useAskedDialog(mayChange)
  useDefaultView()
  return (
    <>
      <title>{uiMessages.documentTitle(words.title)}</title>
      <UsersHead state={state} />
      <UserCounts />
      <UserJobs />
      <AddressedList
        list={userList}
        messages={words}
        state={state}
        onState={setState}
        answer={answer}
        row={row}
        // Beside an open record, J and K walk through records.
        keys={!query.has('user')}
        rowKeys={rowKeys}
        {...(mayChange && { selection })}
        filters={filters}
        above={<UserViews state={state} />}
        end={mayChange && bulk.menu}
      />
      {mayChange && bulk.bar}
      <UserOverlays />
    </>
  )
}
