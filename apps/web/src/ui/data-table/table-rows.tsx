import { useMemo, useState } from 'react'
import { usePhone } from '../use-phone.ts'
import { headHeight, phoneRowHeight, rowHeights } from './column.ts'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import { sideWidths } from './fit-columns.ts'
import { tableMessages } from './messages.ts'
import { SelectBox } from './select-box.tsx'
import { pageSelection } from './selection.ts'
import { TableBody } from './table-body.tsx'
import { TableColumnWidths, TableHead } from './table-head.tsx'
import { useFittingColumns } from './use-fitting-columns.ts'
import { useTableColumns } from './use-table-columns.ts'

interface TableRowsProps<Row> extends DataTableProps<Row> {
  rows: readonly Row[]
}

const noColumns: readonly string[] = []

/** The rows of a table under their head; with a height of its own the table scrolls by itself. */
export function TableRows<Row extends object>(props: TableRowsProps<Row>) {
  const { label, columns, rows, row: options, sort, onSort, hidden = noColumns, selection, height } = props
  const { density = 'plain', keys = true, rowKeys, onCurrent } = props
  const isPhone = usePhone()
  // A state, not a ref: the body is mounted before a ref of its parent is set.
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const ids = useMemo(() => rows.map((row) => options.id(row)), [rows, options])
  const selected = selection?.selection
  const page = useMemo(() => selected && pageSelection(selected, ids), [selected, ids])
  const hasMenu = options.menu !== undefined
  const sides = (selection === undefined ? 0 : sideWidths.select) + (hasMenu ? sideWidths.menu : 0)
  const chosen = useMemo(() => columns.filter(({ id }) => !hidden.includes(id)), [columns, hidden])
  const { fitting, unfit, minWidth } = useFittingColumns(chosen, {
    container: scroller,
    sides,
    sorted: sort?.id
  })
  const { heads, cells } = useTableColumns({ columns: fitting, rows, sort, onSort })
  return (
    <>
      <div
        ref={setScroller}
        className={styles.scroller}
        style={height === undefined ? {} : { height }}
        {...(height === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 })}
      >
        <table
          className={styles.table}
          style={{ minWidth }}
          data-density={density}
          aria-rowcount={rows.length + 1}
        >
          <caption className="vh">{label}</caption>
          <TableColumnWidths heads={heads} hasSelection={selection !== undefined} hasMenu={hasMenu} />
          <TableHead
            heads={heads}
            hasMenu={hasMenu}
            select={
              selection && (
                <SelectBox
                  label={tableMessages.selectPage}
                  checked={page === 'some' ? 'mixed' : page === 'all'}
                  onToggle={() => selection.togglePage(ids)}
                />
              )
            }
          />
          <TableBody
            rows={rows}
            ids={ids}
            cells={cells}
            options={options}
            selection={selection}
            scroller={scroller}
            isVirtual={height !== undefined}
            rowHeight={isPhone ? phoneRowHeight : rowHeights[density]}
            headHeight={isPhone ? 0 : headHeight}
            keys={keys}
            rowKeys={rowKeys}
            onCurrent={onCurrent}
          />
        </table>
      </div>
      {unfit.length > 0 && (
        <p className={styles.unfit}>
          {tableMessages.unfit(chosen.filter(({ id }) => unfit.includes(id)).map(({ header }) => header))}
        </p>
      )}
    </>
  )
}
