import { useEffect, useMemo, useRef, useState } from 'react'
import { useSingleKeys } from '../single-keys.ts'
import { usePhone } from '../use-phone.ts'
import { headHeight, phoneRowHeight, rowHeights } from './column.ts'
import type { DataTableProps } from './data-table-props.ts'
import styles from './data-table.module.css'
import { tableMessages } from './messages.ts'
import { SelectBox } from './select-box.tsx'
import { isSelected, pageSelection } from './selection.ts'
import { TableColumnWidths, TableHead } from './table-head.tsx'
import { TableRow, type RowEvents } from './table-row.tsx'
import { useCurrentRow } from './use-current-row.ts'
import { useRowWindow } from './use-row-window.ts'
import { useTableColumns } from './use-table-columns.ts'

interface TableRowsProps<Row> extends DataTableProps<Row> {
  rows: readonly Row[]
}

const noColumns: readonly string[] = []

/** The rows of a table under their head, with selection and keys. */
export function TableRows<Row extends object>(props: TableRowsProps<Row>) {
  const { label, columns, rows, row: options, sort, onSort, hidden = noColumns, selection, height } = props
  const { density = 'plain', keys = true, onCurrent } = props
  const isPhone = usePhone()
  const rowHeight = isPhone ? phoneRowHeight : rowHeights[density]
  const scroller = useRef<HTMLDivElement>(null)
  const ids = useMemo(() => rows.map((row) => options.id(row)), [rows, options])
  const { heads, cells } = useTableColumns({ columns, rows, sort, onSort, hidden })
  const current = useCurrentRow(ids)
  const { parts, scrollTo } = useRowWindow({
    count: rows.length,
    rowHeight,
    scroller,
    isVirtual: height !== undefined,
    headHeight: isPhone ? 0 : headHeight,
    currentIndex: current.index
  })

  const [focusAt, setFocusAt] = useState<{ index: number }>()
  useEffect(() => {
    if (focusAt === undefined) return
    const element = scroller.current?.querySelector<HTMLElement>(`tr[data-index="${focusAt.index}"]`)
    element?.focus({ preventScroll: height !== undefined })
  }, [focusAt, height])

  const move = (step: number): void => {
    const index = Math.min(rows.length - 1, Math.max(0, (current.index ?? (step > 0 ? -1 : 1)) + step))
    const row = rows[index]
    if (row === undefined) return
    current.set(index)
    scrollTo(index)
    setFocusAt({ index })
    onCurrent?.(row)
  }
  const toggle = (index: number, withShift: boolean): void => {
    const id = ids[index]
    if (id === undefined) return
    if (withShift) selection?.range(ids, id)
    else selection?.toggle(id)
  }
  const openCurrent = (event: KeyboardEvent): void | false => {
    if (!(event.target instanceof HTMLTableRowElement)) return false
    event.target.querySelector<HTMLElement>(`.${styles.open}`)?.click()
  }
  useSingleKeys(
    {
      j: () => move(1),
      k: () => move(-1),
      x: () => current.index !== undefined && toggle(current.index, false),
      'Shift+X': () => current.index !== undefined && toggle(current.index, true),
      Enter: openCurrent
    },
    keys
  )
  const events = useLatest({ toggle, focus: current.set })

  const page = selection && pageSelection(selection.selection, ids)
  const hasMenu = options.menu !== undefined
  return (
    <div
      ref={scroller}
      className={styles.scroller}
      style={height === undefined ? {} : { height }}
      {...(height === undefined ? {} : { role: 'region', 'aria-label': label, tabIndex: 0 })}
    >
      <table className={styles.table} data-density={density} aria-rowcount={rows.length + 1}>
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
        <tbody>
          {parts.map((part) => {
            if (part.kind === 'gap')
              return <tr key={`gap-${part.before}`} aria-hidden style={{ height: part.height }} data-gap />
            const row = rows[part.index]
            const id = ids[part.index]
            if (row === undefined || id === undefined) return null
            return (
              <TableRow
                key={id}
                row={row}
                index={part.index}
                cells={cells}
                options={options}
                events={events}
                height={rowHeight}
                selected={selection && isSelected(selection.selection, id)}
              />
            )
          })}
        </tbody>
      </table>
    </div>
  )
}

/** Events that stay the same object and call what was given last. */
function useLatest(events: RowEvents): RowEvents {
  const latest = useRef(events)
  useEffect(() => {
    latest.current = events
  })
  return useMemo(
    () => ({
      toggle: (index, withShift) => latest.current.toggle(index, withShift),
      focus: (index) => latest.current.focus(index)
    }),
    []
  )
}
