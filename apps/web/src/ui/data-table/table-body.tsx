import { useEffect, useMemo, useRef, useState } from 'react'
import { useSingleKeys, type KeyHandlers } from '../single-keys.ts'
import type { DataColumn } from './column.ts'
import styles from './data-table.module.css'
import type { RowOptions } from './row-options.ts'
import { isSelected } from './selection.ts'
import { TableRow, type RowEvents } from './table-row.tsx'
import { useCurrentRow } from './use-current-row.ts'
import { useRowWindow } from './use-row-window.ts'
import type { SelectionControl } from './use-selection.ts'

interface TableBodyProps<Row> {
  rows: readonly Row[]
  ids: readonly string[]
  cells: readonly DataColumn<Row>[]
  options: RowOptions<Row>
  selection: SelectionControl | undefined
  scroller: HTMLDivElement | null
  /** Only the rows in view are drawn: the table scrolls by itself. */
  isVirtual: boolean
  rowHeight: number
  headHeight: number
  keys: boolean
  rowKeys: Readonly<Record<string, (row: Row) => void>> | undefined
  onCurrent: ((row: Row) => void) | undefined
}

/** The rows of a table. What scrolling and the keys change is here, so that nothing else is drawn again. */
export function TableBody<Row>(props: TableBodyProps<Row>) {
  const {
    rows,
    ids,
    cells,
    options,
    selection,
    scroller,
    isVirtual,
    rowHeight,
    headHeight,
    keys,
    rowKeys = {},
    onCurrent
  } = props
  const current = useCurrentRow(ids)
  const { parts, scrollTo } = useRowWindow({
    count: rows.length,
    rowHeight,
    scroller,
    isVirtual,
    headHeight,
    currentIndex: current.index
  })

  const [focusAt, setFocusAt] = useState<{ index: number }>()
  useEffect(() => {
    if (focusAt === undefined) return
    const element = scroller?.querySelector<HTMLElement>(`tr[data-index="${focusAt.index}"]`)
    element?.focus({ preventScroll: isVirtual })
  }, [focusAt, isVirtual, scroller])

  const move = (step: number): void => {
    const index = Math.min(rows.length - 1, Math.max(0, (current.index ?? (step > 0 ? -1 : 1)) + step))
    const row = rows[index]
    if (row === undefined) return
    current.set(index)
    scrollTo(index)
    setFocusAt({ index })
    onCurrent?.(row)
  }
  const toggle = (index: number | undefined, withShift: boolean): void => {
    const id = index === undefined ? undefined : ids[index]
    if (id === undefined) return
    if (withShift) selection?.range(ids, id)
    else selection?.toggle(id)
  }
  useSingleKeys(
    {
      ...onFocusedRow(rowKeys, rows),
      j: () => move(1),
      k: () => move(-1),
      x: () => toggle(current.index, false),
      'Shift+X': () => toggle(current.index, true),
      Enter: ({ target }) => {
        // On a control inside the row, Enter belongs to it.
        if (!(target instanceof HTMLTableRowElement)) return false
        target.querySelector<HTMLElement>(`.${styles.open}`)?.click()
      }
    },
    keys
  )
  const events = useLatest({ toggle, focus: current.set })

  return (
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
  )
}

/** Acts on the row that has the focus only: one that was passed long ago may be out of sight. */
function onFocusedRow<Row>(
  acts: Readonly<Record<string, (row: Row) => void>>,
  rows: readonly Row[]
): KeyHandlers {
  return Object.fromEntries(
    Object.entries(acts).map(([key, act]) => [
      key,
      ({ target }: KeyboardEvent) => {
        const element = target instanceof Element ? target.closest<HTMLElement>('tr[data-index]') : null
        const row = rows[Number(element?.dataset['index'] ?? Number.NaN)]
        if (row === undefined) return false
        act(row)
      }
    ])
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
