import { useState } from 'react'
import { useDelayed } from '../use-delayed.ts'
import { rowHeights, type DataColumn, type Density } from './column.ts'
import styles from './data-table.module.css'
import { tableMessages } from './messages.ts'
import { useFittingColumns } from './use-fitting-columns.ts'

interface TableSkeletonProps<Row> {
  label: string
  columns: readonly DataColumn<Row>[]
  density?: Density
  /** @default 8 */
  rows?: number
}

/** Widths of the bars, in percent of their cell, so that they look like texts. */
const barWidths = [62, 80, 51, 70] as const

/** Bars in the shape of rows on their way; a quick answer shows none of them. */
export function TableSkeleton<Row>({ label, columns, density = 'plain', rows = 8 }: TableSkeletonProps<Row>) {
  const isShown = useDelayed()
  const [container, setContainer] = useState<HTMLDivElement | null>(null)
  const { fitting } = useFittingColumns(columns, { container, sides: 0, sorted: undefined })
  return (
    <div
      ref={setContainer}
      aria-busy="true"
      className={styles.skeleton}
      style={{ minHeight: rowHeights[density] * rows }}
    >
      <span className="vh" role="status">
        {tableMessages.loading}
      </span>
      {isShown && (
        <table className={styles.table} data-density={density} aria-hidden="true">
          <caption className="vh">{label}</caption>
          <colgroup>
            {fitting.map(({ id, width }) => (
              <col key={id} style={width === undefined ? {} : { width }} />
            ))}
          </colgroup>
          <thead>
            <tr>
              {fitting.map(({ id, header, align }) => (
                <th key={id} scope="col" data-align={align}>
                  {header}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {Array.from({ length: rows }, (_, index) => (
              <tr key={index} style={{ height: rowHeights[density] }}>
                {fitting.map(({ id, align, phone }, at) => (
                  // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- screen readers do not see the table
                  <td key={id} data-align={align} data-phone={phone}>
                    <i
                      className={styles.bar}
                      style={{ width: `${barWidths[(index + at) % barWidths.length] ?? 60}%` }}
                    />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  )
}
