import type { ReactNode } from 'react'
import type { DataColumn, Density, TableSort } from './column.ts'
import type { RowOptions } from './row-options.ts'
import type { TableAnswer } from './table-answer.ts'
import type { SelectionControl } from './use-selection.ts'

export interface DataTableProps<Row> {
  /** Names the table to screen readers. */
  label: string
  /** They have to be stable. */
  columns: readonly DataColumn<Row>[]
  answer: TableAnswer<Row>
  row: RowOptions<Row>
  /** Stands in the place of the rows where there are none: what goes here, or which filter to drop. */
  empty: ReactNode
  /** @default 'plain' */
  density?: Density
  sort?: TableSort | undefined
  onSort?: (sort: TableSort) => void
  /** Ids of columns that are not shown. */
  hidden?: readonly string[]
  selection?: SelectionControl
  /** A CSS height: the table scrolls by itself under its head, and draws only the rows in view. */
  height?: string
  /** J and K move, X selects, Shift+X selects a range, Enter opens. @default true */
  keys?: boolean
  /** Single keys that act on the row that has the focus, such as `e`. */
  rowKeys?: Readonly<Record<string, (row: Row) => void>>
  /** The keys moved to a row. */
  onCurrent?: (row: Row) => void
}
