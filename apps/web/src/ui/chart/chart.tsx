import '../styles/data.css'
import { lazy, Suspense, useId, useState, type ReactNode } from 'react'
import { Age } from '../age/age.tsx'
import type { Measured } from '../age/age-of.ts'
import { useIsStale } from '../age/use-seconds.ts'
import { Button } from '../button.tsx'
import { useSingleKeys } from '../single-keys.ts'
import {
  describeChart,
  formatPointTime,
  lastValue,
  type ChartData,
  type FormatValue,
  type TimeWindow
} from './chart-data.ts'
import { ChartTable } from './chart-table.tsx'
import styles from './chart.module.css'
import { chartMessages } from './messages.ts'

const Plot = lazy(async () => ({ default: (await import('./plot.tsx')).Plot }))

interface ChartProps {
  title: string
  data: ChartData
  format: FormatValue
  measured?: Measured
  /** Charts with the same one share a crosshair. */
  syncKey?: string
  /** The selected span, drawn on the chart. */
  window?: TimeWindow
  /** A span was dragged. */
  onWindow?: (window: TimeWindow) => void
  /** @default 148 */
  height?: number
  /** T shows the values as a table, and back. @default true */
  keys?: boolean
  /** Acts beside the title. */
  children?: ReactNode
}

/** A line chart with its last values in the head. The same values are a table, by the button or the key T. */
export function Chart(props: ChartProps) {
  const {
    title,
    data,
    format,
    measured,
    syncKey,
    window,
    onWindow,
    height = 148,
    keys = true,
    children
  } = props
  const id = useId()
  const [isTable, setTable] = useState(false)
  const [hovered, setHovered] = useState<number>()
  const toggle = (): void => {
    setTable(!isTable)
    setHovered(undefined)
  }
  useSingleKeys({ t: toggle }, keys)
  return (
    <section
      className={`dense panel-box ${styles.chart}`}
      aria-labelledby={id}
      data-stale={useIsStale(measured)}
    >
      <div className="panel-head">
        <h3 id={id}>{title}</h3>
        <ChartValues data={data} format={format} at={hovered} />
        {measured !== undefined && <Age {...measured} />}
        {children}
        <Button kind="quiet" size="sm" aria-keyshortcuts={keys ? 'T' : undefined} onClick={toggle}>
          {isTable ? chartMessages.asChart : chartMessages.asTable}
        </Button>
      </div>
      {data.times.length === 0 && <p className={styles.empty}>{chartMessages.noValues}</p>}
      {data.times.length > 0 && isTable && <ChartTable label={title} data={data} format={format} />}
      {data.times.length > 0 && !isTable && (
        <div className={styles.body} role="img" aria-label={describeChart(title, data, format)}>
          <Suspense fallback={<div style={{ height }} />}>
            <Plot
              data={data}
              format={format}
              window={window}
              onWindow={onWindow}
              onHover={setHovered}
              height={height}
              syncKey={syncKey}
            />
          </Suspense>
        </div>
      )}
    </section>
  )
}

interface ChartValuesProps {
  data: ChartData
  format: FormatValue
  /** The index of the point under the crosshair. */
  at: number | undefined
}

/** The last value of each line, or those under the crosshair; with several lines each has its mark. */
function ChartValues({ data: { times, series, step }, format, at }: ChartValuesProps) {
  const time = at === undefined ? undefined : times[at]
  return (
    <span className={styles.values}>
      {time !== undefined && <span className={styles.time}>{formatPointTime(time, step)}</span>}
      {series.map(({ label, values }, index) => {
        const value = at === undefined ? lastValue(values) : (values[at] ?? null)
        return (
          <span key={label} className={styles.value}>
            {series.length > 1 && (
              <>
                <i data-series={index + 1} />
                <span className={styles.label}>{label}</span>
              </>
            )}
            <b>{value === null ? chartMessages.noValue : format(value)}</b>
          </span>
        )
      })}
    </span>
  )
}
