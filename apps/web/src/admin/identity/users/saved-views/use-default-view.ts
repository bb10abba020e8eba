import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useSearchParams } from 'react-router'
import { preferencesQuery } from '../../../layout/preferences/preferences-query.ts'
import { toViewAddress } from './view-address.ts'
import { viewsQuery } from './saved-views.api.ts'

/** Begins the list with the view that the user has chosen for it, where the address asks for nothing of its own. */
export function useDefaultView(): void {
  const [query, setQuery] = useSearchParams()
  const preferences = useQuery(preferencesQuery)
  const { data } = useQuery(viewsQuery)
  const isOpen = useRef(query.toString() === '')
  const chosen = preferences.data?.usersView ?? null
  const view = data?.views.find(({ id }) => id === chosen)
  useEffect(() => {
    if (!isOpen.current || preferences.data === undefined || data === undefined) return
    isOpen.current = false
    // A user who has searched meanwhile keeps what they look at.
    if (view !== undefined && window.location.search === '')
      setQuery(toViewAddress(view), { replace: true, preventScrollReset: true })
  }, [data, preferences.data, setQuery, view])
}
