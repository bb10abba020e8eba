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

/** What a chart draws. */
export interface ChartData {
  /** Seconds since 1970, ascending. */
  times: readonly number[]
  /** The first leads in ink, the second is blue, the third grey. There are never more. */
  series:
    | readonly [ChartSeries]
    | readonly [ChartSeries, ChartSeries]
    | readonly [ChartSeries, ChartSeries, ChartSeries]
  /** What is usual at each time. */
  band?: { label: string; low: readonly (number | null)[]; high: readonly (number | null)[] }
  /** Moments drawn as dotted lines: deploys. */
  events?: readonly { at: number; label: string }[]
  /** Drawn as red dashes. */
  limit?: { value: number; label: string }
}

/** Writes a value of a chart with its unit. */
export type FormatValue = (value: number) => string

const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const clockWithSeconds = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit'
})

/** The time of a point, such as `06:12`, or `06:12:30` between minutes. */
export function formatPointTime(seconds: number): string {
  return (seconds % 60 === 0 ? clock : clockWithSeconds).format(seconds * 1000)
}

/** The last value of a line that there is. */
export function lastValue(values: readonly (number | null)[]): number | null {
  return values.findLast((value) => value !== null) ?? null
}

/** What a chart shows, in a sentence for screen readers. */
export function describeChart(title: string, { times, series }: ChartData, format: FormatValue): string {
  const [first, last] = [times[0], times.at(-1)]
  if (first === undefined || last === undefined) return `${title}: no values`
  const lines = series.map(({ label, values }) => describeSeries(label, values, format))
  return `${title}, ${formatPointTime(first)} to ${formatPointTime(last)}. ${lines.join('. ')}`
}

function describeSeries(label: string, values: readonly (number | null)[], format: FormatValue): string {
  const known = values.filter((value) => value !== null)
  const last = lastValue(values)
  if (last === null) return `${label}: no values`
  const lowest = known.reduce((least, value) => Math.min(least, value))
  const highest = known.reduce((most, value) => Math.max(most, value))
  return `${label}: last ${format(last)}, lowest ${format(lowest)}, highest ${format(highest)}`
}
