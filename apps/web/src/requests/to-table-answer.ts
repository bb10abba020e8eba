import type { UseQueryResult } from '@tanstack/react-query'
import type { TableAnswer } from '../ui/data-table/table-answer.ts'
import { RequestError } from './request-error.ts'

/** How a response becomes rows. */
export interface TableRows<Data, Row> {
  /** The title of a failure, such as `People could not be loaded`. */
  failed: string
  toRows: (data: Data) => { rows: readonly Row[]; total: number; isExact: boolean }
}

/** What a table draws of a query: bars, its rows, or why there are none. Rows of the page before count as reloading. */
export function toTableAnswer<Data, Row>(
  { data, error, isFetching, isPlaceholderData, refetch }: UseQueryResult<Data>,
  { failed, toRows }: TableRows<Data, Row>
): TableAnswer<Row> {
  if (error !== null && !isFetching)
    return {
      kind: 'failed',
      title: failed,
      detail: error.message,
      traceId: error instanceof RequestError ? error.traceId : undefined,
      onRetry: () => void refetch()
    }
  if (data === undefined) return { kind: 'loading' }
  const { rows, total, isExact } = toRows(data)
  return { kind: 'ready', rows, total: { count: total, isExact }, isReloading: isPlaceholderData }
}
