import type { MetricSeries, ServerView } from '@sitewright/api'
import { overviewMetrics } from '@sitewright/api/overview-metrics'
import { Chart } from '../../../ui/chart/chart.tsx'
import type { ChartData, FormatValue, TimeWindow } from '../../../ui/chart/chart-data.ts'
import { comparisonMessages } from '../comparison/messages.ts'
import { formatMs, formatPercent, formatValue } from '../../shared/format-value.ts'
import { monitoringMessages as words } from '../messages.ts'
import type { ShownRange } from './time-range.ts'
import {
  deploysWithin,
  timesOf,
  toChartSeries,
  toSeries,
  usualBand,
  type ChartLine
} from './to-chart-data.ts'

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
  /** The route whose calls are drawn; all of them without it. */
  route: string | undefined
  /** The window that is compared, in seconds, and what is called with one that was dragged. */
  window: TimeWindow | undefined
  onWindow: (window: TimeWindow) => void
}

const mean: ChartLine['value'] = (point) => point.mean
const most: ChartLine['value'] = (point) => point.most
const p95: ChartLine['value'] = (point) => ('p95' in point ? point.p95 : 0)
const failed: ChartLine['value'] = (point) => ('calls' in point ? (point.failures / point.calls) * 100 : 0)

/** How the installation fared within a range: all charts share one crosshair, and deploys are dotted lines. */
export function HealthCharts({ range, series, servers, route, window, onWindow }: HealthChartsProps) {
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
  const ofRoute = (title: string): string =>
    route === undefined ? title : comparisonMessages.titleOfRoute(title, route)
  const shown: { id: string; title: string; data: ChartData; format: FormatValue }[] = [
    {
      id: 'latency',
      title: ofRoute(titles.latency),
      data: draw([line(names.p95, series.calls, p95)], {
        band: { label: words.usual, ...usualBand(times, series.usual, p95) },
        ...limit(overviewMetrics.latency.limits.critical)
      }),
      format: formatMs
    },
    {
      id: 'errors',
      title: ofRoute(titles.errors),
      data: draw([line(names.failed, series.calls, failed)], limit(overviewMetrics.errors.limits.critical)),
      format: formatPercent
    },
    {
      id: 'host',
      title: titles.host,
      data: draw([line(names.cpu, series.cpu, mean), ...memory]),
      format: formatPercent
    },
    {
      id: 'queues',
      title: titles.queues,
      data: draw([line(names.jobs, series.jobsOpen, most), line(names.mails, series.mailsWaiting, most)]),
      format: formatValue
    },
    {
      id: 'database',
      title: titles.database,
      data: draw([line(names.roundTrip, series.databaseRoundTrip, mean)]),
      format: formatMs
    },
    {
      id: 'delay',
      title: titles.delay,
      data: draw([line(names.delay, series.eventLoopDelay, most)]),
      format: formatMs
    }
  ]
  return shown.map(({ id, title, data, format }, index) => (
    <div key={id} id={`chart-${id}`} tabIndex={-1}>
      <Chart
        title={title}
        data={data}
        format={format}
        syncKey="monitoring"
        keys={index === 0}
        onWindow={onWindow}
        {...(window !== undefined && { window })}
      />
    </div>
  ))
}
