import { tableMessages } from './messages.ts'
import type { RowTotal } from './table-answer.ts'

/** The rows of a page, such as `51–100 of 1,284`. */
export function formatPageRange(page: number, pageSize: number, shown: number, total: RowTotal): string {
  if (shown === 0) return tableMessages.noRows
  const from = (page - 1) * pageSize + 1
  return tableMessages.range(from, from + shown - 1, total)
}

/** Whether there are rows behind a page. */
export function hasNextPage(page: number, pageSize: number, { count, isExact }: RowTotal): boolean {
  return !isExact || page * pageSize < count
}
