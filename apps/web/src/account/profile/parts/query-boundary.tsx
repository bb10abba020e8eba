import { accountMessages } from '@sitewright/api/messages'
import type { UseQueryResult } from '@tanstack/react-query'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { profileMessages } from '../messages.ts'
import { RequestError } from '../requests/answer-or-throw.ts'
import styles from './parts.module.css'
import { useDelayed } from './use-delayed.ts'

interface QueryBoundaryProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** How many rows the answer has, more or less. */
  rows: number
  children: (value: T) => ReactNode
}

/** What a query says: bars in its shape, why it failed, or the answer. */
export function QueryBoundary<T>({ query, rows, children }: QueryBoundaryProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error !== null && !query.isFetching)
    return <QueryError error={query.error} onRetry={() => void query.refetch()} />
  return <Skeleton rows={rows} />
}

export function Skeleton({ rows }: { rows: number }) {
  const late = useDelayed()
  return (
    <div aria-busy="true" className={styles.bars}>
      <span className="vh" role="status">
        {accountMessages.checking}
      </span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true" hidden={!late}>
          <div className={styles.text}>
            <i className={styles.bar} />
            <i className={`${styles.bar} ${styles.short}`} />
          </div>
        </div>
      ))}
    </div>
  )
}

function QueryError({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const trace = error instanceof RequestError ? error.trace : undefined
  return (
    <div className={`${styles.row} ${styles.failed}`} role="alert">
      <IconAlertTriangle className="i" aria-hidden />
      <div className={styles.text}>
        <p className={styles.name}>{profileMessages.failed}</p>
        <p className={styles.detail}>{error.message}</p>
        {trace !== undefined && <p className={`${styles.detail} mono`}>{profileMessages.trace(trace)}</p>}
      </div>
      <Button onClick={onRetry}>{profileMessages.tryAgain}</Button>
    </div>
  )
}
