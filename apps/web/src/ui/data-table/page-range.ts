import { tableMessages } from './messages.ts'
import type { RowTotal } from './table-answer.ts'

/** The rows of a page, such as `51–100 of 1,284`. */
export function formatPageRange(page: number, pageSize: number, shown: number, total: RowTotal): string {
  if (shown === 0) return tableMessages.noRows(total)
  const from = (page - 1) * pageSize + 1
  return tableMessages.range(from, from + shown - 1, total)
}

/** True where there are rows after a page. */
export function hasNextPage(page: number, pageSize: number, { count, isExact }: RowTotal): boolean {
  return !isExact || page * pageSize < count
}

/** The last page; undefined where the rows are not counted to the end. */
export function lastPageOf(pageSize: number, { count, isExact }: RowTotal): number | undefined {
  return isExact ? Math.max(1, Math.ceil(count / pageSize)) : undefined
}
