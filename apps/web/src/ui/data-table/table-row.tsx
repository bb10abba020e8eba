import { memo } from 'react'
import { Link } from 'react-router'
import type { DataColumn } from './column.ts'
import styles from './data-table.module.css'
import { tableMessages } from './messages.ts'
import type { RowOptions } from './row-options.ts'
import { SelectBox } from './select-box.tsx'

/** Callbacks of a row, by its index. They have to be stable, since rows are memoized. */
export interface RowEvents {
  toggle: (index: number, withShift: boolean) => void
  focus: (index: number) => void
}

interface TableRowProps<Row> {
  row: Row
  index: number
  cells: readonly DataColumn<Row>[]
  options: RowOptions<Row>
  events: RowEvents
  height: number
  /** Undefined where rows cannot be selected. */
  selected: boolean | undefined
}

function TableRowView<Row>({ row, index, cells, options, events, height, selected }: TableRowProps<Row>) {
  return (
    <tr
      data-index={index}
      data-selected={selected}
      aria-rowindex={index + 2}
      tabIndex={-1}
      style={{ height }}
      onFocus={() => events.focus(index)}
    >
      {selected !== undefined && (
        <td data-phone="select">
          <SelectBox
            label={tableMessages.selectRow(options.name(row))}
            checked={selected}
            onToggle={(withShift) => events.toggle(index, withShift)}
          />
        </td>
      )}
      {cells.map((column) => (
        <td key={column.id} data-align={column.align} data-phone={column.phone} data-wraps={column.wraps}>
          {column.phone === 'title' && options.href !== undefined ? (
            <Link className={styles.open} to={options.href(row)}>
              {column.cell(row)}
            </Link>
          ) : (
            column.cell(row)
          )}
        </td>
      ))}
      {options.menu !== undefined && <td data-phone="menu">{options.menu(row)}</td>}
    </tr>
  )
}

/** A row of a table; drawn again only where something of it changes. */
export const TableRow = memo(TableRowView) as typeof TableRowView
