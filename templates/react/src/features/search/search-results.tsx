import '../../styles/pages/message.css'
import { Link } from 'react-router'
import { searchMessages } from '../../domain/messages/search.ts'
import { excerpt, highlight, type SearchResult } from '../../domain/search.ts'
import type { SearchState } from '../../domain/sessions/search.ts'
import { suggestedPages } from '../../domain/site-search.ts'
import { Icon } from '../../ui/icon.tsx'
import { usePages } from '../../ui/site-context.tsx'
import { Spinner } from '../../ui/spinner.tsx'

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
