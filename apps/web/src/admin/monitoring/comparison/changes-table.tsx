import type { MeasureChange } from '@sitewright/api'
import monitoring from '../monitoring.module.css'
import { useComparedWindow } from './compared-window.ts'
import styles from './comparison.module.css'
import { chartOfMeasure, describeChange, formatFigure } from './describe-change.ts'
import { comparisonMessages as words } from './messages.ts'

interface ChangesTableProps {
  title: string
  changes: readonly MeasureChange[]
  /** Of how many days the usual is known; null against the time before. */
  days: number | null
  /** Whether the calls and measurements of each are shown. */
  counted?: boolean
}

/** Measures before a window and within it; each leads to its chart. */
export function ChangesTable({ title, changes, days, counted = false }: ChangesTableProps) {
  const { number, table } = monitoring
  return (
    <table className={`${table} ${styles.changes}`}>
      <caption className="vh">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{words.what}</th>
          {[days === null ? words.beforeColumn : words.usualColumn, words.within, words.change].map(
            (head) => (
              <th key={head} scope="col" className={number}>
                {head}
              </th>
            )
          )}
        </tr>
      </thead>
      <tbody>
        {changes.map((change) => (
          <tr key={`${change.route ?? ''} ${change.measure}`}>
            <th scope="row">
              <ChangeName change={change} />
              {counted && (
                <span className={styles.counted}>
                  {words.counted(change.samples.before, change.samples.within)}
                </span>
              )}
            </th>
            <td className={number}>{formatFigure(change.before, change.unit)}</td>
            <td className={number}>{formatFigure(change.within, change.unit)}</td>
            <td className={number}>
              <b>{describeChange(change)}</b>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** A button that leads to the chart of a measure; that of a route then draws this route alone. */
function ChangeName({ change: { measure, route } }: { change: MeasureChange }) {
  const { setRoute } = useComparedWindow()
  const name = words.measures[measure]
  return (
    <button
      type="button"
      className="link"
      onClick={() => {
        if (route !== null) setRoute(route)
        const chart = document.getElementById(`chart-${chartOfMeasure[measure]}`)
        chart?.scrollIntoView({ block: 'center' })
        chart?.focus({ preventScroll: true })
      }}
    >
      {route === null ? name : words.ofRoute(route, name)}
    </button>
  )
}
