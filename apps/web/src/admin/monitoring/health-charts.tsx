import type { MetricSeries, ServerView } from '@sitewright/api'
import { overviewMetrics } from '@sitewright/api/overview-metrics'
import { Chart } from '../../ui/chart/chart.tsx'
import type { ChartData, FormatValue } from '../../ui/chart/chart-data.ts'
import { formatMs, formatPercent, formatValue } from './format-value.ts'
import { monitoringMessages as words } from './messages.ts'
import type { ShownRange } from './range.ts'
import {
  deploysWithin,
  timesOf,
  toChartSeries,
  toSeries,
  usualBand,
  type ChartLine
} from './to-chart-data.ts'

/** The series of the charts, by what was measured. */
export interface ShownSeries {
  calls: MetricSeries
  cpu: MetricSeries
  memory: MetricSeries
  databaseRoundTrip: MetricSeries
  eventLoopDelay: MetricSeries
  jobsOpen: MetricSeries
  mailsWaiting: MetricSeries
  /** Calls of the week before. */
  usual: MetricSeries
}

interface HealthChartsProps {
  range: ShownRange
  series: ShownSeries
  servers: readonly ServerView[]
}

const mean: ChartLine['value'] = (point) => point.mean
const most: ChartLine['value'] = (point) => point.most
const p95: ChartLine['value'] = (point) => ('p95' in point ? point.p95 : 0)
const failed: ChartLine['value'] = (point) => ('calls' in point ? (point.failures / point.calls) * 100 : 0)

/** How the installation fared within a range: all charts share one crosshair, and deploys are dotted lines. */
export function HealthCharts({ range, series, servers }: HealthChartsProps) {
  const times = timesOf(range)
  const events = deploysWithin(servers, range).map(({ at, version }) => ({
    at,
    label: words.started(version)
  }))
  const totalMemory = servers.reduce((sum, { host, live }) => sum + (live ? (host.memoryBytes ?? 0) : 0), 0)
  const memoryShare: ChartLine['value'] = (point) => (point.mean / totalMemory) * 100
  const draw = (lines: readonly [ChartLine, ...ChartLine[]], more: Partial<ChartData> = {}): ChartData => {
    const [first, ...rest] = lines
    // Before the first whole window there is nothing to draw, and the chart says so.
    if (lines.every((each) => each.series.points.length === 0))
      return { times: [], series: [toSeries([], first)] }
    return {
      times,
      series: toChartSeries([toSeries(times, first), ...rest.map((line) => toSeries(times, line))]),
      events,
      ...more
    }
  }
  const limit = (value: number) => ({ limit: { value, label: words.limit } })
  const line = (label: string, of: MetricSeries, value: ChartLine['value']): ChartLine => ({
    label,
    series: of,
    value
  })
  const { series: names, charts: titles } = words
  const memory = totalMemory > 0 ? [line(names.memory, series.memory, memoryShare)] : []
  const shown: { title: string; data: ChartData; format: FormatValue }[] = [
    {
      title: titles.latency,
      data: draw([line(names.p95, series.calls, p95)], {
        band: { label: words.usual, ...usualBand(times, series.usual, p95) },
        ...limit(overviewMetrics.latency.limits.critical)
      }),
      format: formatMs
    },
    {
      title: titles.errors,
      data: draw([line(names.failed, series.calls, failed)], limit(overviewMetrics.errors.limits.critical)),
      format: formatPercent
    },
    {
      title: titles.host,
      data: draw([line(names.cpu, series.cpu, mean), ...memory]),
      format: formatPercent
    },
    {
      title: titles.queues,
      data: draw([line(names.jobs, series.jobsOpen, most), line(names.mails, series.mailsWaiting, most)]),
      format: formatValue
    },
    {
      title: titles.database,
      data: draw([line(names.roundTrip, series.databaseRoundTrip, mean)]),
      format: formatMs
    },
    { title: titles.delay, data: draw([line(names.delay, series.eventLoopDelay, most)]), format: formatMs }
  ]
  return shown.map(({ title, data, format }, index) => (
    <Chart key={title} title={title} data={data} format={format} syncKey="monitoring" keys={index === 0} />
  ))
}
