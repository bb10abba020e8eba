import '../../styles/pages/search.css'
import { useMemo } from 'react'
import { useSearchParams } from 'react-router'
import { searchMessages } from '../../domain/messages/search.ts'
import { buildIndex } from '../../domain/search.ts'
import { createSearch, type SearchState } from '../../domain/sessions/search.ts'
import { searchEntries } from '../../domain/site-search.ts'
import { useBackend } from '../../ui/backend.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { usePages, useSite } from '../../ui/site-context.tsx'
import { useStarted } from '../../ui/use-client.ts'
import { useObservable } from '../../ui/use-observable.ts'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'

export function Page() {
  const [params, setParams] = useSearchParams()
  // The page was prerendered without a query; the URL is read after hydration.
  const query = useStarted() ? (params.get('q') ?? '').trim() : ''
  const state = useSearch(query)
  return (
    <>
      <PageHead title={searchMessages.title} />
      <PageBody>
        <SearchBox
          key={query}
          query={query}
          busy={state.kind === 'searching'}
          onSearch={(next) => setParams({ q: next }, { preventScrollReset: true })}
        />
        <SearchResults state={state} />
      </PageBody>
    </>
  )
}

/** Searches the site's own content. */
function useSearch(query: string): SearchState {
  const backend = useBackend()
  const site = useSite()
  const pages = usePages()
  const index = useMemo(() => buildIndex(searchEntries(site, pages)), [site, pages])
  return useObservable(useMemo(() => createSearch({ backend, index, query }), [backend, index, query]))
}
