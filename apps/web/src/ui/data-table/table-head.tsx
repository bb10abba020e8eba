import { IconArrowDown, IconArrowUp } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import styles from './data-table.module.css'
import { sideWidths } from './fit-columns.ts'
import { tableMessages } from './messages.ts'
import type { ShownColumn } from './use-table-columns.ts'

interface TableHeadProps<Row> {
  heads: readonly ShownColumn<Row>[]
  /** Selects the page. */
  select?: ReactNode
  hasMenu: boolean
}

const directions = { asc: 'ascending', desc: 'descending' } as const

/** The names of the columns; only the sorted one has an arrow. */
export function TableHead<Row>({ heads, select, hasMenu }: TableHeadProps<Row>) {
  return (
    <thead>
      <tr>
        {select !== undefined && <th scope="col">{select}</th>}
        {heads.map(({ column, sorted, toggleSort }) => (
          <th
            key={column.id}
            scope="col"
            data-align={column.align}
            aria-sort={sorted === undefined ? undefined : directions[sorted]}
          >
            {toggleSort === undefined ? (
              column.header
            ) : (
              <button type="button" className={styles.sort} onClick={toggleSort}>
                {column.header}
                {sorted === 'asc' && <IconArrowUp className={styles.arrow} aria-hidden />}
                {sorted === 'desc' && <IconArrowDown className={styles.arrow} aria-hidden />}
              </button>
            )}
          </th>
        ))}
        {hasMenu && (
          <th scope="col">
            <span className="vh">{tableMessages.menu}</span>
          </th>
        )}
      </tr>
    </thead>
  )
}

interface TableColumnWidthsProps<Row> {
  heads: readonly ShownColumn<Row>[]
  hasSelection: boolean
  hasMenu: boolean
}

/** The widths of the columns, which do not follow what is in view. */
export function TableColumnWidths<Row>({ heads, hasSelection, hasMenu }: TableColumnWidthsProps<Row>) {
  return (
    <colgroup>
      {hasSelection && <col style={{ width: sideWidths.select }} />}
      {heads.map(({ column }) => (
        <col key={column.id} style={column.width === undefined ? {} : { width: column.width }} />
      ))}
      {hasMenu && <col style={{ width: sideWidths.menu }} />}
    </colgroup>
  )
}
