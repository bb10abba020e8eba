import { accountMessages } from '@sitewright/api/messages'
import type { UseQueryResult } from '@tanstack/react-query'
import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../../ui/button.tsx'
import { RequestError } from '../../requests/request-error.ts'
import { profileMessages } from '../messages.ts'
import styles from './parts.module.css'
import { useDelayed } from './use-delayed.ts'

interface QueryBoundaryProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** How many rows the answer has, more or less. */
  rows: number
  children: (value: T) => ReactNode
}

/** Draws a query: a skeleton in its shape, why it failed, or the answer. */
export function QueryBoundary<T>({ query, rows, children }: QueryBoundaryProps<T>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error !== null && !query.isFetching)
    return <QueryError error={query.error} onRetry={() => void query.refetch()} />
  return <Skeleton rows={rows} />
}

function Skeleton({ rows }: { rows: number }) {
  const isShown = useDelayed()
  return (
    <div aria-busy="true" className={styles.skeleton}>
      <span className="vh" role="status">
        {accountMessages.checking}
      </span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles.row} aria-hidden="true" hidden={!isShown}>
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
  const traceId = error instanceof RequestError ? error.traceId : undefined
  return (
    <div className={`${styles.row} ${styles.failed}`} role="alert">
      <IconAlertTriangle className="i" aria-hidden />
      <div className={styles.text}>
        <p className={styles.name}>{profileMessages.failed}</p>
        <p className={styles.detail}>{error.message}</p>
        {traceId !== undefined && <p className={`${styles.detail} mono`}>{profileMessages.trace(traceId)}</p>}
      </div>
      <Button onClick={onRetry}>{profileMessages.tryAgain}</Button>
    </div>
  )
}
