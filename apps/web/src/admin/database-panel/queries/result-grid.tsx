import type { ResultCell, ResultColumn } from '@sitewright/databases'
import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useRowWindow } from '../../../ui/data-table/use-row-window.ts'
import { CellDialog, type OpenCell } from './cell-dialog.tsx'
import { queryMessages as words } from './messages.ts'
import styles from './query.module.css'
import { isNumberType } from '@sitewright/databases'
import { measureColumns } from './measure-columns.ts'

interface ResultGridProps {
  columns: readonly ResultColumn[]
  rows: readonly (readonly ResultCell[])[]
}

interface Place {
  row: number
  column: number
}

const rowHeight = 33
const pageRows = 10

/** The rows of a result. Those in view are drawn; arrow keys move between cells, and Enter opens one. */
export function ResultGrid({ columns, rows }: ResultGridProps) {
  const [scroller, setScroller] = useState<HTMLDivElement | null>(null)
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const [open, setOpen] = useState<OpenCell>()
  const isMoved = useRef(false)
  const widths = measureColumns(columns, rows)
  const { parts, scrollTo } = useRowWindow({
    count: rows.length,
    rowHeight,
    scroller,
    isVirtual: true,
    headHeight: rowHeight,
    currentIndex: active.row
  })
  useEffect(() => {
    if (!isMoved.current) return
    isMoved.current = false
    scroller?.querySelector<HTMLElement>(`[data-cell="${active.row}-${active.column}"]`)?.focus()
  }, [active, scroller])
  const openCell = ({ row, column }: Place): void => {
    const cell = rows[row]?.[column]
    const { name } = columns[column] ?? {}
    if (cell !== undefined && name !== undefined) setOpen({ cell, column: name, row: row + 1 })
  }
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Enter') {
      event.preventDefault()
      openCell(active)
      return
    }
    const next = move(event, active, { rows: rows.length, columns: columns.length })
    if (next === undefined) return
    event.preventDefault()
    isMoved.current = true
    scrollTo(next.row)
    setActive(next)
  }
  return (
    <>
      <div ref={setScroller} className={styles.scroller}>
        <table
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role -- a table whose cells are walked by keys is a grid
          role="grid"
          className={styles.grid}
          aria-label={words.resultTable}
          aria-rowcount={rows.length + 1}
          aria-colcount={columns.length + 1}
          onKeyDown={onKeyDown}
        >
          <colgroup>
            <col style={{ width: `${Math.max(5, String(rows.length).length + 3)}ch` }} />
            {widths.map((width, index) => (
              // oxlint-disable-next-line react/no-array-index-key -- columns have no other key: a join repeats names
              <col key={index} style={{ width: `calc(${width}ch + 28px)` }} />
            ))}
          </colgroup>
          <GridHead columns={columns} />
          <tbody>
            {parts.map((part) =>
              part.kind === 'gap' ? (
                <tr key={`gap ${part.before}`} aria-hidden="true">
                  {/* oxlint-disable-next-line jsx-a11y/control-has-associated-label -- it stands for rows that are not drawn, and is hidden */}
                  <td colSpan={columns.length + 1} style={{ height: part.height, padding: 0 }} />
                </tr>
              ) : (
                <GridRow
                  key={part.index}
                  index={part.index}
                  row={rows[part.index] ?? []}
                  columns={columns}
                  activeColumn={part.index === active.row ? active.column : undefined}
                  onActive={(column) => setActive({ row: part.index, column })}
                  onOpen={(column) => openCell({ row: part.index, column })}
                />
              )
            )}
          </tbody>
        </table>
      </div>
      <CellDialog open={open} onClose={() => setOpen(undefined)} />
    </>
  )
}

function GridHead({ columns }: { columns: readonly ResultColumn[] }) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        <th scope="col" className={styles.number}>
          {words.row}
        </th>
        {columns.map(({ name, type }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- a join repeats names
          <th key={index} scope="col" className={isNumberType(type) ? styles.number : undefined} title={name}>
            {name} <span className={`mono ${styles.type}`}>{type}</span>
          </th>
        ))}
      </tr>
    </thead>
  )
}

interface GridRowProps {
  index: number
  row: readonly ResultCell[]
  columns: readonly ResultColumn[]
  activeColumn: number | undefined
  onActive: (column: number) => void
  onOpen: (column: number) => void
}

function GridRow({ index, row, columns, activeColumn, onActive, onOpen }: GridRowProps) {
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row" className={styles.number}>
        {index + 1}
      </th>
      {row.map((cell, column) => (
        <td
          // oxlint-disable-next-line react/no-array-index-key -- cells have no other key
          key={column}
          data-cell={`${index}-${column}`}
          tabIndex={column === activeColumn ? 0 : -1}
          className={isNumberType(columns[column]?.type ?? '') ? styles.number : undefined}
          onFocus={() => onActive(column)}
          onClick={() => {
            if (isLong(cell)) onOpen(column)
          }}
          onDoubleClick={() => onOpen(column)}
        >
          <CellText cell={cell} />
        </td>
      ))}
    </tr>
  )
}

/** Characters and lines that a cell of the table shows. */
const shownCharacters = 40

function isLong(cell: ResultCell): boolean {
  if (cell === null) return false
  return typeof cell !== 'string' || cell.length > shownCharacters || cell.includes('\n')
}

function CellText({ cell }: { cell: ResultCell }) {
  if (cell === null) return <span className={styles.null}>NULL</span>
  if (cell === '') return <span className="vh">{words.empty}</span>
  const text = typeof cell === 'string' ? cell : cell.cut
  return text.length > 200 ? `${text.slice(0, 200)}…` : text
}

/** The cell that a key leads to; undefined where it is no key of the grid. */
function move(
  { key, ctrlKey, metaKey }: KeyboardEvent,
  { row, column }: Place,
  { rows, columns }: { rows: number; columns: number }
): Place | undefined {
  const isFar = ctrlKey || metaKey
  const steps: Record<string, Place> = {
    ArrowDown: { row: row + 1, column },
    ArrowUp: { row: row - 1, column },
    ArrowRight: { row, column: column + 1 },
    ArrowLeft: { row, column: column - 1 },
    PageDown: { row: row + pageRows, column },
    PageUp: { row: row - pageRows, column },
    Home: { row: isFar ? 0 : row, column: 0 },
    End: { row: isFar ? rows - 1 : row, column: columns - 1 }
  }
  const to = steps[key]
  if (to === undefined) return undefined
  const within = (value: number, count: number): number => Math.max(0, Math.min(count - 1, value))
  return { row: within(to.row, rows), column: within(to.column, columns) }
}
