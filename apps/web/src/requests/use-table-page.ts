import { keepPreviousData, useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query'
import type { TableAnswer } from '../ui/data-table/table-answer.ts'
import { toTableAnswer, type TableRows } from './to-table-answer.ts'

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
