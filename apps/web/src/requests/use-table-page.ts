import {
  keepPreviousData,
  useQuery,
  type QueryKey,
  type UseQueryOptions,
  type UseQueryResult
} from '@tanstack/react-query'
import type { TableAnswer } from '../ui/data-table/table-answer.ts'
import { RequestError } from './request-error.ts'

interface TableRows<Data, Row> {
  /** The title of a failure, such as `People could not be loaded`. */
  failed: string
  toRows: (data: Data) => { rows: readonly Row[]; total: number; isExact: boolean }
}

interface TablePage<Data, Row> {
  answer: TableAnswer<Row>
  /** The response itself; undefined until the first one is there. */
  data: Data | undefined
}

/** Fetches a page of a table. The rows of the page before stay until the response is there. */
export function useTablePage<Data, Row, Key extends QueryKey>(
  query: UseQueryOptions<Data, Error, Data, Key>,
  rows: TableRows<Data, Row>
): TablePage<Data, Row> {
  const page = useQuery({ ...query, placeholderData: keepPreviousData })
  return { answer: toTableAnswer(page, rows), data: page.data }
}

function toTableAnswer<Data, Row>(
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
