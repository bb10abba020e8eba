import {
  functionalUpdate,
  rowSortingFeature,
  tableFeatures,
  useTable,
  type ColumnDef
} from '@tanstack/react-table'
import { useMemo } from 'react'
import type { DataColumn, TableSort } from './column.ts'

const features = tableFeatures({ rowSortingFeature })

interface TableColumnsOptions<Row> {
  columns: readonly DataColumn<Row>[]
  rows: readonly Row[]
  sort: TableSort | undefined
  onSort: ((sort: TableSort) => void) | undefined
}

/** A shown column, with its sort. */
export interface ShownColumn<Row> {
  column: DataColumn<Row>
  sorted: 'asc' | 'desc' | undefined
  /** Undefined where the column cannot be sorted. */
  toggleSort: (() => void) | undefined
}

/** The shown columns of a table, in order, with what their heads do. The rows come sorted from the server. */
export function useTableColumns<Row extends object>(
  options: TableColumnsOptions<Row>
): { heads: readonly ShownColumn<Row>[]; cells: readonly DataColumn<Row>[] } {
  const { columns, rows, sort, onSort } = options
  const definitions = useMemo(() => columns.map((column) => toDefinition(column)), [columns])
  const sorting = useMemo(() => (sort === undefined ? [] : [sort]), [sort])
  const table = useTable({
    features,
    columns: definitions,
    data: rows,
    manualSorting: true,
    enableMultiSort: false,
    enableSortingRemoval: false,
    state: { sorting },
    onSortingChange: (updater) => {
      const [next] = functionalUpdate(updater, sorting)
      if (next !== undefined) onSort?.(next)
    }
  })
  const heads = columns.flatMap((column) => {
    const shown = table.getColumn(column.id)
    if (shown === undefined) return []
    return [
      {
        column,
        sorted: shown.getIsSorted() || undefined,
        toggleSort: onSort && shown.getCanSort() ? () => shown.toggleSorting() : undefined
      }
    ]
  })
  return { heads, cells: columns }
}

function toDefinition<Row extends object>(column: DataColumn<Row>): ColumnDef<typeof features, Row> {
  return {
    id: column.id,
    accessorFn: (row) => row,
    header: column.header,
    enableSorting: column.sort !== undefined,
    sortDescFirst: column.sort === 'desc'
  }
}
