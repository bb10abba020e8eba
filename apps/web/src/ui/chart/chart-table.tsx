import { formatPointTime, type ChartData, type FormatValue } from './chart-data.ts'
import styles from './chart.module.css'
import { chartMessages } from './messages.ts'

interface ChartTableProps {
  label: string
  data: ChartData
  format: FormatValue
}

/** The values of a chart as a table, for screen readers and for exact numbers. */
export function ChartTable({ label, data, format }: ChartTableProps) {
  const { times, series, tableOnly = [], step, band, events = [] } = data
  const columns = [
    ...series,
    ...tableOnly,
    ...(band === undefined
      ? []
      : [
          { label: chartMessages.usualFrom(band.label), values: band.low },
          { label: chartMessages.usualTo(band.label), values: band.high }
        ])
  ]
  const eventAt = (index: number): string =>
    events
      .filter(({ at }) => at >= (times[index] ?? 0) && at < (times[index + 1] ?? Infinity))
      .map((event) => event.label)
      .join(', ')
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- keys scroll what has the focus
    <div className={styles.scroller} role="group" aria-label={label} tabIndex={0}>
      <table className={styles.table}>
        <caption className="vh">{label}</caption>
        <thead>
          <tr>
            <th scope="col">{step === 'day' ? chartMessages.day : chartMessages.time}</th>
            {columns.map((column) => (
              <th key={column.label} scope="col">
                {column.label}
              </th>
            ))}
            {events.length > 0 && <th scope="col">{chartMessages.event}</th>}
          </tr>
        </thead>
        <tbody>
          {times.map((time, index) => (
            <tr key={time}>
              <th scope="row">{formatPointTime(time, step)}</th>
              {columns.map((column) => (
                <td key={column.label}>{formatOrDash(column.values[index], format)}</td>
              ))}
              {events.length > 0 && <td>{eventAt(index)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function formatOrDash(value: number | null | undefined, format: FormatValue): string {
  return value === null || value === undefined ? chartMessages.noValue : format(value)
}
