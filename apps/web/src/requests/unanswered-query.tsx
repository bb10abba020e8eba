import type { UseQueryResult } from '@tanstack/react-query'
import { Skeleton } from '../ui/skeleton.tsx'
import { FailedState } from '../ui/states/failed-state.tsx'
import { RequestError } from './request-error.ts'

interface UnansweredQueryProps {
  query: Pick<UseQueryResult, 'error' | 'refetch'>
  /** How many rows the answer has, more or less, and what it is called while it loads. */
  rows: number
  label: string
  /** What failed: `People could not be loaded`. */
  failed: string
  /** @default the message of the error */
  explain?: (error: Error) => string
}

/** Stands in the panel of an answer that is not there: a skeleton in its shape, or what failed and why. */
export function UnansweredQuery({ query, rows, label, failed, explain }: UnansweredQueryProps) {
  const { error, refetch } = query
  if (error === null) return <Skeleton rows={rows} label={label} />
  return (
    <FailedState
      title={failed}
      detail={explain?.(error) ?? error.message}
      traceId={error instanceof RequestError ? error.traceId : undefined}
      onRetry={() => void refetch()}
    />
  )
}
