import { dateTimeFormat } from '../../lib/intl-formats.ts'
import { timeFormat } from '../../lib/time-format.ts'

/** A line: a value for each time, null where there is none. Gaps stay gaps. */
export interface ChartSeries {
  label: string
  values: readonly (number | null)[]
}

/** A span on the time axis, in seconds since 1970. */
export interface TimeWindow {
  from: number
  to: number
}

/** The data of a chart. */
export interface ChartData {
  /** Seconds since 1970, ascending. */
  times: readonly number[]
  /** The meaning of a point: a moment, or the day that begins then. @default 'moment' */
  step?: 'moment' | 'day'
  /** The first leads in ink, the second is blue, the third grey. There are never more. */
  series:
    | readonly [ChartSeries]
    | readonly [ChartSeries, ChartSeries]
    | readonly [ChartSeries, ChartSeries, ChartSeries]
  /** Lines that only the table has, since a chart with more than three cannot be read. */
  tableOnly?: readonly ChartSeries[]
  /** The usual range at each time, drawn as a band. */
  band?: { label: string; low: readonly (number | null)[]; high: readonly (number | null)[] }
  /** Moments drawn as dotted lines: deploys. */
  events?: readonly { at: number; label: string }[]
  /** Drawn as red dashes. */
  limit?: { value: number; label: string }
}

/** Writes a value of a chart with its unit. */
export type FormatValue = (value: number) => string

/** The time of a point, such as `06:12`, or `06:12:30` between minutes; of a day, such as `22 Nov`. */
export function formatPointTime(seconds: number, step: ChartData['step'] = 'moment'): string {
  if (step === 'day') {
    const { timeZone } = timeFormat.get()
    return dateTimeFormat('en-GB', { day: 'numeric', month: 'short', timeZone }).format(seconds * 1000)
  }
  const second = seconds % 60 === 0 ? undefined : '2-digit'
  return dateTimeFormat('en-GB', {
    hour: '2-digit',
    minute: '2-digit',
    second,
    ...timeFormat.get()
  }).format(seconds * 1000)
}

/** The last value of a line that there is. */
export function lastValue(values: readonly (number | null)[]): number | null {
  return values.findLast((value) => value !== null) ?? null
}

/** The summary of a chart for screen readers. */
export function describeChart(
  title: string,
  { times, series, step }: ChartData,
  format: FormatValue
): string {
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined) return `${title}: no values`
  const lines = series.map(({ label, values }) => describeSeries(label, values, format))
  return `${title}, ${formatPointTime(first, step)} to ${formatPointTime(last, step)}. ${lines.join('. ')}`
}

function describeSeries(label: string, values: readonly (number | null)[], format: FormatValue): string {
  const known = values.filter((value) => value !== null)
  const last = lastValue(values)
  if (last === null) return `${label}: no values`
  const lowest = known.reduce((least, value) => Math.min(least, value))
  const highest = known.reduce((most, value) => Math.max(most, value))
  return `${label}: last ${format(last)}, lowest ${format(lowest)}, highest ${format(highest)}`
}
