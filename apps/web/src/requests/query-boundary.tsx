import { accountMessages } from '@sitewright/api/messages'
import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { LoadError } from '../ui/load-error.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { RequestError } from './request-error.ts'

interface QueryBoundaryProps<T> {
  query: Pick<UseQueryResult<T>, 'data' | 'error' | 'refetch' | 'isFetching'>
  /** Estimated rows of the answer, for the skeleton. */
  rows: number
  children: (value: T) => ReactNode
}

/** Draws a query: a skeleton in its shape, why it failed, or the answer. */
export function QueryBoundary<T>({ query, rows, children }: QueryBoundaryProps<T>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (error === null || isFetching) return <Skeleton rows={rows} label={accountMessages.checking} />
  const traceId = error instanceof RequestError ? error.traceId : undefined
  return <LoadError message={error.message} traceId={traceId} onRetry={() => void refetch()} />
}
