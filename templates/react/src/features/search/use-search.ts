import { useEffect, useMemo, useState } from 'react'
import { buildIndex, searchIndex, type SearchResult } from '../../domain/search.ts'
import { searchEntries } from '../../domain/site-search.ts'
import { useBackend } from '../../ui/backend.tsx'
import { usePages, useSite } from '../../ui/site-context.tsx'

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching'; query: string }
  | { kind: 'found'; query: string; results: readonly SearchResult[] }

/** Searches the site's own content; a blank query is no search. */
export function useSearch(query: string): SearchState {
  const backend = useBackend()
  const site = useSite()
  const pages = usePages()
  const index = useMemo(() => buildIndex(searchEntries(site, pages)), [site, pages])
  const [found, setFound] = useState<Extract<SearchState, { kind: 'found' }> | null>(null)

  useEffect(() => {
    if (query === '') return undefined
    let current = true
    async function run() {
      const results = await backend.search(query, (words) => searchIndex(index, words))
      if (current) setFound({ kind: 'found', query, results })
    }
    void run()
    return () => {
      current = false
    }
  }, [backend, index, query])

  if (query === '') return { kind: 'idle' }
  return found?.query === query ? found : { kind: 'searching', query }
}
