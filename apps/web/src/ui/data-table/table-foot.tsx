import '../styles/data.css'
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react'
import { IconButton } from '../button.tsx'
import styles from './data-table.module.css'
import { tableMessages } from './messages.ts'
import { formatPageRange, hasNextPage, lastPageOf } from './page-range.ts'
import type { RowTotal } from './table-answer.ts'

interface TableFootProps {
  page: number
  pageSize: number
  /** Rows on the page. */
  shown: number
  total: RowTotal
  serverMs?: number | undefined
  pageSizes: readonly number[]
  onPage: (page: number) => void
  onPageSize: (size: number) => void
}

/** The foot of a table: the range in view, the time of the server, rows a page, and the pages beside this one. */
export function TableFoot(props: TableFootProps) {
  const { page, pageSize, shown, total, serverMs, pageSizes, onPage, onPageSize } = props
  return (
    <div className={`dense ${styles.foot}`}>
      <span className="num" role="status">
        {formatPageRange(page, pageSize, shown, total)}
      </span>
      {serverMs !== undefined && (
        <span className={`num ${styles.serverTime}`}>{tableMessages.serverTime(serverMs)}</span>
      )}
      <div className={styles.pages}>
        <label className={styles.pageSize}>
          <span>{tableMessages.rowsPerPage}</span>
          <select
            className="input"
            value={pageSize}
            onChange={(event) => onPageSize(Number(event.currentTarget.value))}
          >
            {pageSizes.map((size) => (
              <option key={size}>{size}</option>
            ))}
          </select>
        </label>
        <IconButton
          label={tableMessages.previousPage}
          disabled={page <= 1}
          onClick={() => onPage(Math.min(page - 1, lastPageOf(pageSize, total) ?? page))}
        >
          <IconChevronLeft className="i" aria-hidden />
        </IconButton>
        <IconButton
          label={tableMessages.nextPage}
          disabled={!hasNextPage(page, pageSize, total)}
          onClick={() => onPage(page + 1)}
        >
          <IconChevronRight className="i" aria-hidden />
        </IconButton>
      </div>
    </div>
  )
}
