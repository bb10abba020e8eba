import '../../styles/pages/search.css'
import { useSearchParams } from 'react-router'
import { searchMessages } from '../../domain/messages/search.ts'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { useStarted } from '../../ui/use-client.ts'
import { SearchBox } from './search-box.tsx'
import { SearchResults } from './search-results.tsx'
import { useSearch } from './use-search.ts'

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
