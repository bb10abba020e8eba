import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Sparkline } from './sparkline.tsx'
import { formatMs } from '../../shared/format-value.ts'
import { seriesQuery } from '../monitoring.api.ts'
import { toRange, weekBefore } from '../metrics/time-range.ts'
import { timesOf, toSeries, usualBand, type ChartLine } from '../metrics/to-chart-data.ts'
import styles from './dashboard.module.css'
import { dashboardMessages as words } from './messages.ts'

/** Interval in milliseconds at which the window of the chart moves to the current time. */
const moveMs = 30_000

const p50: ChartLine['value'] = (point) => ('p50' in point ? point.p50 : 0)
const p95: ChartLine['value'] = (point) => ('p95' in point ? point.p95 : 0)

/** p50 and p95 of the last quarter of an hour, with what p95 usually is at this hour. */
export function LatencyChart({ at }: { at: number }) {
  const range = toRange('15m', Math.floor(at / moveMs) * moveMs)
  const calls = useQuery({ ...seriesQuery('calls', range), placeholderData: keepPreviousData })
  const usual = useQuery({ ...seriesQuery('calls', weekBefore(range)), placeholderData: keepPreviousData })
  if (calls.data === undefined)
    return <p className={styles.chartNone}>{calls.error === null ? ' ' : words.chart.failed}</p>
  const times = timesOf(range)
  const series = calls.data
  const lineOf = (value: ChartLine['value']) => toSeries(times, { label: '', series, value }).values
  const [middle, high] = [lineOf(p50), lineOf(p95)]
  if (high.every((value) => value === null)) return <p className={styles.chartNone}>{words.chart.none}</p>
  const most = Math.max(...high.map((value) => value ?? 0))
  const band = usual.data === undefined ? undefined : usualBand(times, usual.data, p95)
  const isUsualKnown = band?.low.some((value) => value !== null) ?? false
  return (
    <div className={styles.chart}>
      <Sparkline
        label={words.chart.label(formatMs(most))}
        lines={[middle, high]}
        {...(band !== undefined && { band })}
      />
      <p className={styles.chartNote}>
        <span>{words.chart.span(formatMs(most))}</span>
        <span>{isUsualKnown ? words.chart.usual : words.chart.noUsual}</span>
      </p>
    </div>
  )
}
