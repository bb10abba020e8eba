import { useId, useMemo, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { searchMessages } from '../../domain/features/search.ts'
import {
  buildIndex,
  excerpt,
  highlight,
  searchEntries,
  suggestedPages,
  type SearchResult
} from '../../domain/search.ts'
import { createSearch, type SearchState } from '../../domain/sessions/search.ts'
import '../../styles/pages/search.css'
import '../../styles/page.css'
import { stillState, useBackend, useObservable, useStarted } from '../../ui/hooks.tsx'
import { Button, Icon, Spinner } from '../../ui/controls.tsx'
import { PageBody, PageHead } from '../../ui/page-head.tsx'
import { usePages, useSite } from '../../ui/site-context.tsx'

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
          onSearch={(next) => setParams({ q: next }, { state: stillState })}
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

interface SearchBoxProps {
  query: string
  busy: boolean
  onSearch: (query: string) => void
}

export function SearchBox({ query, busy, onSearch }: SearchBoxProps) {
  const id = useId()
  const [text, setText] = useState(query)
  return (
    <search>
      <form
        className="search-form"
        onSubmit={(event) => {
          event.preventDefault()
          const words = text.trim()
          if (words !== '' && words !== query) onSearch(words)
        }}
      >
        <label className="sr" htmlFor={id}>
          {searchMessages.label}
        </label>
        <input
          className="input"
          id={id}
          name="q"
          type="search"
          value={text}
          placeholder={searchMessages.label}
          autoComplete="off"
          enterKeyHint="search"
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {searchMessages.submit}
        </Button>
      </form>
    </search>
  )
}

export function SearchResults({ state }: { state: SearchState }) {
  return (
    <div className="results">
      <p className="soft" role="status">
        {state.kind === 'searching' && <span className="sr">{searchMessages.searching}</span>}
        {state.kind === 'found' &&
          (state.results.length === 0
            ? searchMessages.noneTitle(state.query)
            : searchMessages.results(state.results.length, state.query))}
      </p>
      {state.kind === 'searching' && <Spinner label={searchMessages.searching} />}
      {state.kind === 'found' && state.results.length > 0 && (
        <ul className="rules">
          {state.results.map((result) => (
            <Result key={result.id} result={result} query={state.query} />
          ))}
        </ul>
      )}
      {(state.kind === 'idle' || (state.kind === 'found' && state.results.length === 0)) && (
        <Suggestions text={state.kind === 'idle' ? undefined : searchMessages.none} />
      )}
    </div>
  )
}

function Result({ result, query }: { result: SearchResult; query: string }) {
  return (
    <li>
      <p className="crumb">{result.section}</p>
      <h2>
        <Link to={result.url}>
          <Marked text={result.title} query={query} />
        </Link>
      </h2>
      {result.description !== '' && (
        <p className="soft">
          <Marked text={excerpt(result.description, query)} query={query} />
        </p>
      )}
    </li>
  )
}

/** Highlights the query in a text. */
function Marked({ text, query }: { text: string; query: string }) {
  let position = 0
  return highlight(text, query).map(({ text: part, match }) => {
    const key = position
    position += part.length
    return match ? <mark key={key}>{part}</mark> : <span key={key}>{part}</span>
  })
}

function Suggestions({ text }: { text?: string }) {
  return (
    <>
      {text !== undefined && <p>{text}</p>}
      <ul className="ways">
        {suggestedPages(usePages()).map(({ page, path, title }) => (
          <li key={page}>
            <Link to={path}>
              {title}
              <Icon name="arrow" flip />
            </Link>
          </li>
        ))}
      </ul>
    </>
  )
}
