import { useSearchParams } from 'react-router'
import type { DrawerTab } from './user-record-tabs.ts'

interface OpenOptions {
  tab?: DrawerTab
  /** The page of the list that has the user. */
  page?: number
  /** Takes the place of the entry of the history, for steps from one record to the next. */
  replace?: boolean
}

/** Opens the record of a user beside the list; it stands in the address. Without a user, the record closes. */
export function useOpenUser(): (id: string | undefined, options?: OpenOptions) => void {
  const [, setQuery] = useSearchParams()
  return (id, { tab, page, replace = false } = {}) => {
    // From the address as it is now: keys may come faster than the page is drawn.
    const next = new URLSearchParams(window.location.search)
    if (id === undefined) next.delete('user')
    else next.set('user', id)
    if (id === undefined || tab === 'details') next.delete('tab')
    else if (tab !== undefined) next.set('tab', tab)
    if (page === 1) next.delete('page')
    else if (page !== undefined) next.set('page', String(page))
    setQuery(next, { replace, preventScrollReset: true, flushSync: true })
  }
}
