import type { MetricSeries } from '@sitewright/api'
import type { ChartData, ChartSeries } from '../../../ui/chart/chart-data.ts'
import type { ShownRange } from './time-range.ts'

type CallSeries = Extract<MetricSeries, { kind: 'calls' }>
type CallPoint = CallSeries['points'][number]
type GaugePoint = Extract<MetricSeries, { kind: 'gauge' }>['points'][number]

/** A line of a chart: what was measured, and the value of a window. */
export interface ChartLine {
  label: string
  series: MetricSeries
  value: (point: CallPoint | GaugePoint) => number
}

/** The times of a range in seconds, one for each window; a window without a measurement is a gap. */
export function timesOf({ from, to, resolution }: ShownRange): number[] {
  const times: number[] = []
  for (let at = from; at < to; at += resolution * 1000) times.push(at / 1000)
  return times
}

/** Puts the values of a line beside the times of a chart. */
export function toSeries(times: readonly number[], { label, series, value }: ChartLine): ChartSeries {
  const values = new Map(series.points.map((point) => [point.at / 1000, value(point)]))
  return { label, values: times.map((time) => values.get(time) ?? null) }
}

/** The days that an hour has to be known of, so that a value is called usual. */
const fewestDays = 3

/**
 * What is usual at each time: the lowest and the highest mean of the same hour on the days before, where it is known of
 * three at least.
 */
export function usualBand(
  times: readonly number[],
  { points }: MetricSeries,
  value: ChartLine['value']
): { low: (number | null)[]; high: (number | null)[] } {
  const byHour = new Map<number, number[]>()
  for (const point of points) {
    const hour = Math.floor(point.at / 3_600_000) % 24
    byHour.set(hour, [...(byHour.get(hour) ?? []), value(point)])
  }
  const usual = times.map((time) => byHour.get(Math.floor(time / 3600) % 24) ?? [])
  const pick = (of: (...values: number[]) => number) =>
    usual.map((values) => (values.length < fewestDays ? null : of(...values)))
  return { low: pick(Math.min), high: pick(Math.max) }
}

/** The first start of each version within a range: a deploy. */
export function deploysWithin(
  servers: readonly { version: string; startedAt: number }[],
  { from, to }: ShownRange
): { at: number; version: string }[] {
  const first = new Map<string, number>()
  for (const { version, startedAt } of servers)
    first.set(version, Math.min(startedAt, first.get(version) ?? Infinity))
  return [...first]
    .filter(([, at]) => at >= from && at < to)
    .map(([version, at]) => ({ at: at / 1000, version }))
    .toSorted((a, b) => a.at - b.at)
}

/** A chart has at least one line. */
export function toChartSeries(lines: readonly [ChartSeries, ...ChartSeries[]]): ChartData['series'] {
  const [first, second, third] = lines
  if (second === undefined) return [first]
  return third === undefined ? [first, second] : [first, second, third]
}
