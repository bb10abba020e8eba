import type { PastQuery } from '@sitewright/api'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../../lib/time.ts'
import { useClock } from '../../../lib/use-clock.ts'
import { QueryBoundary } from '../../../requests/query-boundary.tsx'
import { Button } from '../../../ui/button.tsx'
import { SearchField } from '../../../ui/filter-bar/search-field.tsx'
import { toastResult } from '../../../requests/toasts.ts'
import { formatMs } from '../../shared/format-value.ts'
import { clearHistory, historyQuery } from '../database.api.ts'
import { historyAndSnippetsMessages as words } from './history-and-snippets-messages.ts'
import styles from './query.module.css'

/** The queries that one has run, newest first. */
export function HistoryTab({ onUse }: { onUse: (statement: string) => void }) {
  const [search, setSearch] = useState('')
  const query = useQuery({ ...historyQuery(search), refetchOnMount: 'always' })
  const clear = useMutation({
    ...clearHistory,
    ...toastResult({ failed: undefined, done: words.cleared })
  })
  return (
    <>
      <div className={styles.keptHead}>
        <SearchField
          label={words.search}
          placeholder={words.placeholder}
          value={search}
          onChange={setSearch}
          keys={false}
        />
        <Button kind="quiet" onClick={() => clear.mutate({})}>
          {words.clear}
        </Button>
      </div>
      <QueryBoundary query={query} rows={4}>
        {({ queries }) =>
          queries.length === 0 ? (
            <p className={styles.note}>{search === '' ? words.none : words.noneFound}</p>
          ) : (
            <ul className={styles.kept}>
              {queries.map((past) => (
                <PastRow key={past.id} past={past} onUse={onUse} />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      <p className={styles.keptNote}>{words.note}</p>
    </>
  )
}

function PastRow({ past, onUse }: { past: PastQuery; onUse: (statement: string) => void }) {
  const { statement, connection, rows, milliseconds, outcome, at } = past
  const clock = useClock()
  const end = outcome === 'done' ? words.done(rows, formatMs(milliseconds)) : words.failed(outcome)
  return (
    <li>
      <div>
        <pre className={styles.statement}>{statement}</pre>
        <span
          className={styles.keptNote}
        >{`${formatDateTime(at, clock)} · ${connection.name} · ${end}`}</span>
      </div>
      <Button size="sm" aria-label={words.insert(statement.slice(0, 60))} onClick={() => onUse(statement)}>
        {words.use}
      </Button>
    </li>
  )
}
