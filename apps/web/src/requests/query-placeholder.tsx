import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Skeleton } from '../ui/skeleton.tsx'
import { FailedState } from '../ui/states/failed-state.tsx'
import { RequestError } from './request-error.ts'

type QueryPlaceholderProps = {
  query: Pick<UseQueryResult, 'error' | 'refetch'>
  /** The title of a failure, such as `People could not be loaded`. */
  failed: string
  /** @default the message of the error */
  explain?: (error: Error) => string
} & (
  | {
      /** Rows of the skeleton, and its accessible name. */
      rows: number
      label: string
    }
  /** Stands in the place of the skeleton. */
  | { loading: ReactNode }
)

/**
 * The placeholder of a panel whose query has no data: a skeleton while it loads, or the error with its title and trace.
 * `QueryBoundary` does the same around children, for a part of a page whose failure needs no title.
 */
export function QueryPlaceholder({ query, failed, explain, ...placeholder }: QueryPlaceholderProps) {
  const { error, refetch } = query
  if (error === null) return 'loading' in placeholder ? placeholder.loading : <Skeleton {...placeholder} />
  return (
    <FailedState
      title={failed}
      detail={explain?.(error) ?? error.message}
      traceId={error instanceof RequestError ? error.traceId : undefined}
      onRetry={() => void refetch()}
    />
  )
}
