import type { Backend } from '../backend/port.ts'
import { searchIndex, type SearchIndex, type SearchResult } from '../search.ts'
import { createObservable, whileObserved, type Observable } from './observable.ts'

export type SearchState =
  | { kind: 'idle' }
  | { kind: 'searching'; query: string }
  | { kind: 'found'; query: string; results: readonly SearchResult[] }

interface SearchOptions {
  backend: Pick<Backend, 'search'>
  index: SearchIndex
  query: string
}

/** Searches the site's own content for one query, while somebody listens; a blank query is no search. */
export function createSearch({ backend, index, query }: SearchOptions): Observable<SearchState> {
  const state = createObservable<SearchState>(query === '' ? { kind: 'idle' } : { kind: 'searching', query })

  function start(): () => void {
    let left = false
    async function run(): Promise<void> {
      const results = await backend.search(query, (words) => searchIndex(index, words))
      if (!left) state.set({ kind: 'found', query, results })
    }
    if (state.get().kind === 'searching') void run()
    return () => void (left = true)
  }

  return { get: state.get, subscribe: whileObserved(state, start) }
}
