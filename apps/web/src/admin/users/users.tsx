import type { SessionUser } from '@sitewright/api'
import { IconPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useOutletContext } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { ColumnChooser } from '../../ui/data-table/column-chooser.tsx'
import { filterKey, withFilter, withTableState } from '../../ui/data-table/table-address.ts'
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx'
import { SavedViews } from '../../ui/filter-bar/saved-views.tsx'
import { SearchField } from '../../ui/filter-bar/search-field.tsx'
import { useAddressState } from '../../ui/use-address-state.ts'
import { dialogMessages } from './dialogs/messages.ts'
import { useUserDialog } from './dialogs/user-dialog-context.ts'
import { UserDialogs } from './dialogs/user-dialogs.tsx'
import { usersMessages as words } from './messages.ts'
import { singleFilters, userAddress, userFilters, userViews } from './user-address.ts'
import { userColumns } from './user-columns.tsx'
import { UserCounts } from './user-counts.tsx'
import { UserDrawer } from './user-drawer.tsx'
import { UserList } from './user-list.tsx'
import { rolesQuery } from './users.api.ts'
import styles from './users.module.css'

/** All users: how many, searched, filtered and sorted by the address of the screen (spec 2 §2). */
export function Users() {
  return (
    <UserDialogs>
      <UsersScreen />
    </UserDialogs>
  )
}

function UsersScreen() {
  const actor = useOutletContext<SessionUser>()
  const openDialog = useUserDialog()
  const [state, setState] = useAddressState(userAddress)
  const roles = useQuery(rolesQuery)
  const current = userViews.find(
    ({ query }) => filterKey(userAddress.read(new URLSearchParams(query))) === filterKey(state)
  )
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
      <div className={`dense ${styles.head}`}>
        <h1 className={styles.title}>{words.title}</h1>
        {actor.permissions.includes('user.write') && (
          <Button kind="go" onClick={() => openDialog(undefined)}>
            <IconPlus className="i" aria-hidden />
            {dialogMessages.add}
          </Button>
        )}
      </div>
      <UserCounts />
      <section className={styles.panel} aria-label={words.list}>
        <SavedViews views={userViews} current={current?.id} />
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
            <ColumnChooser
              columns={userColumns}
              hidden={state.hidden}
              onHidden={(hidden) => setState((before) => ({ ...before, hidden }))}
            />
          }
        />
        <UserList state={state} onState={setState} />
      </section>
      <UserDrawer />
    </>
  )
}

/** Whether a value was chosen already: choosing another one of the same filter takes its place. */
function isOn(filters: Readonly<Record<string, readonly string[]>>, id: string, value: string): boolean {
  return filters[id]?.includes(value) ?? false
}
