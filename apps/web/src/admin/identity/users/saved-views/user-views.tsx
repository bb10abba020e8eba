import type { View } from '@sitewright/api'
import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { usePreferredRows } from '../../../../ui/data-table/page-size.ts'
import { filterKey, type TableState } from '../../../../ui/data-table/table-address.ts'
import { SavedViews } from '../../../../ui/filter-bar/saved-views.tsx'
import { userList } from '../user-address.ts'
import { userViews } from '../../../shared/user-views.ts'
import { isChanged, toViewAddress, toViewQuery, viewParameter } from './view-address.ts'
import { ViewActions } from './view-actions.tsx'
import { viewsQuery } from './saved-views.api.ts'

/** The views of the list: the built-in ones, the user's own, and those that are shared. */
export function UserViews({ state }: { state: TableState }) {
  const { data } = useQuery(viewsQuery)
  const [query] = useSearchParams()
  const address = usePreferredRows(userList.address)
  const saved = data?.views ?? []
  const shows = (view: Pick<View, 'query'>): boolean =>
    filterKey(address.read(new URLSearchParams(view.query))) === filterKey(state)
  const chosen = saved.find(({ id }) => id === query.get(viewParameter))
  const builtIn = chosen === undefined ? userViews.find(shows) : undefined
  const current = chosen ?? (builtIn === undefined ? saved.find(shows) : undefined)
  const hasChanged = chosen !== undefined && isChanged(address, chosen, state)
  return (
    <SavedViews
      views={[
        ...userViews,
        ...saved.map((view) => ({
          ...view,
          query: toViewAddress(view),
          isChanged: hasChanged && view === chosen
        }))
      ]}
      current={builtIn?.id ?? current?.id}
    >
      <ViewActions
        current={current}
        hasChanged={hasChanged}
        first={saved[0]}
        query={toViewQuery(address, state)}
        isBuiltIn={builtIn !== undefined}
      />
    </SavedViews>
  )
}
