import type { PageView } from './backend/port.ts'
import { analyticsMessages as say } from './features/analytics.ts'

/** Data points of each range; those of a day are its hours. */
export const ranges = { '1d': 24, '7d': 7, '30d': 30, '90d': 90 } as const
export type Range = keyof typeof ranges
export const rangeIds = ['1d', '7d', '30d', '90d'] as const satisfies readonly Range[]
export const defaultRange: Range = '7d'

/** A visit ends after this many milliseconds without a page view. */
export const visitGap = 30 * 60_000

export interface Metrics {
  visitors: number
  pageViews: number
  /** Share of visits with a single page view, 0 to 1. */
  bounceRate: number
  /** Seconds from the first to the last page view, the mean of all visits. */
  avgSessionDuration: number
}

export interface Point {
  /** Start of the hour or day, in milliseconds since 1970. */
  start: number
  visitors: number
  pageViews: number
}

export interface Report {
  metrics: Metrics
  points: readonly Point[]
}

interface Visit {
  start: number
  end: number
  views: number
}

/** Groups page views into visits: those of one visitor, without a pause longer than `visitGap`. */
export function toVisits(views: readonly PageView[]): readonly Visit[] {
  const open = new Map<string, Visit>()
  const visits: Visit[] = []
  for (const { at, visitor = '' } of [...views].sort((a, b) => a.at - b.at)) {
    const last = open.get(visitor)
    if (last !== undefined && at - last.end <= visitGap) {
      last.end = at
      last.views++
      continue
    }
    const visit = { start: at, end: at, views: 1 }
    open.set(visitor, visit)
    visits.push(visit)
  }
  return visits
}

export function report(views: readonly PageView[], range: Range, now: number): Report {
  const starts = startsOf(range, now)
  const first = starts[0] ?? now
  const visits = toVisits(views).filter(({ start }) => start >= first && start <= now)
  const seen = views.filter(({ at }) => at >= first && at <= now)
  const points = starts.map((start, index) => {
    const end = starts[index + 1] ?? Number.POSITIVE_INFINITY
    const within = (time: number) => time >= start && time < end
    return {
      start,
      visitors: visits.filter((visit) => within(visit.start)).length,
      pageViews: seen.filter(({ at }) => within(at)).length
    }
  })
  return { metrics: metricsOf(visits, seen.length), points }
}

function metricsOf(visits: readonly Visit[], pageViews: number): Metrics {
  const count = visits.length
  const seconds = visits.reduce((sum, { start, end }) => sum + (end - start) / 1000, 0)
  return {
    visitors: count,
    pageViews,
    bounceRate: count === 0 ? 0 : visits.filter(({ views }) => views === 1).length / count,
    avgSessionDuration: count === 0 ? 0 : seconds / count
  }
}

/** Start of each hour or day of the range in the visitor's time zone; the last one contains `now`. */
export function startsOf(range: Range, now: number): readonly number[] {
  const count = ranges[range]
  return Array.from({ length: count }, (_, index) => {
    const time = new Date(now)
    const back = count - 1 - index
    if (range === '1d') {
      time.setMinutes(0, 0, 0)
      return time.getTime() - back * 3_600_000
    }
    time.setHours(0, 0, 0, 0)
    // By the calendar, not by 24 hours: a day of the time change has 23 or 25.
    time.setDate(time.getDate() - back)
    return time.getTime()
  })
}

/** Example figures, shown until a page view is recorded; the page labels them as such. */
export function exampleReport(range: Range, now: number): Report {
  const points = startsOf(range, now).map((start, index) => {
    const wave = Math.sin(index / 1.7) + Math.sin(index / 3.1 + 1)
    const visitors = Math.round(range === '1d' ? 9 + wave * 4 : 120 + index + wave * 30)
    return { start, visitors, pageViews: Math.round(visitors * (2.6 + Math.sin(index) * 0.3)) }
  })
  return {
    points,
    metrics: {
      visitors: sumOf(points, 'visitors'),
      pageViews: sumOf(points, 'pageViews'),
      bounceRate: 0.382,
      avgSessionDuration: 161
    }
  }
}

/**
 * The report that is shown at a time known to the minute: of the page views, which that minute belongs to, or example
 * figures while there are none.
 */
export function shownReport(
  views: readonly PageView[],
  range: Range,
  minute: number
): Report & { example: boolean } {
  return views.length === 0
    ? { ...exampleReport(range, minute), example: true }
    : { ...report(views, range, minute + 60_000), example: false }
}

/** Seconds as m:ss, such as 2:41. */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds)
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`
}

const sumOf = (points: readonly Point[], key: 'visitors' | 'pageViews') =>
  points.reduce((sum, point) => sum + point[key], 0)

/** The sentence that stands for the chart where it is not seen. */
export function chartSummary(points: readonly Point[]): string {
  return say.summary(sumOf(points, 'visitors'), sumOf(points, 'pageViews'))
}

/** Whether the figures are real, and who counted them. */
export function countedText({ example }: { example: boolean }, isSimulated: boolean): string {
  if (example) return say.example
  return isSimulated ? say.counted : say.countedBy
}

/** The figures above the chart with their names, as the locale writes them. */
export function figuresOf(metrics: Metrics, locale: string): readonly { label: string; value: string }[] {
  const count = new Intl.NumberFormat(locale)
  const share = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 1 })
  return [
    { label: say.visitors, value: count.format(metrics.visitors) },
    { label: say.pageViews, value: count.format(metrics.pageViews) },
    { label: say.bounceRate, value: share.format(metrics.bounceRate) },
    { label: say.duration, value: formatDuration(metrics.avgSessionDuration) }
  ]
}

interface TimeFormats {
  /** Below the chart. */
  brief: Intl.DateTimeFormatOptions
  /** In its table. */
  full: Intl.DateTimeFormatOptions
}

const fullDay = { weekday: 'long', day: 'numeric', month: 'long' } as const
const ofDays: TimeFormats = { brief: { day: 'numeric', month: 'short' }, full: fullDay }
const timeFormats: Readonly<Record<Range, TimeFormats>> = {
  '1d': { brief: { hour: 'numeric' }, full: { hour: 'numeric', weekday: 'long' } },
  '7d': { brief: { weekday: 'short' }, full: fullDay },
  '30d': ofDays,
  '90d': ofDays
}

/** Writes the times of a range's points: hours of a day, weekdays of a week, else dates. */
export function timeTexts(
  range: Range,
  locale: string
): Readonly<Record<keyof TimeFormats, (time: number) => string>> {
  const brief = new Intl.DateTimeFormat(locale, timeFormats[range].brief)
  const full = new Intl.DateTimeFormat(locale, timeFormats[range].full)
  return { brief: (time) => brief.format(time), full: (time) => full.format(time) }
}

/** Geometry of a line chart, in units of its view box. */
export interface Chart {
  /** Grid lines with their value, from the bottom up. */
  ticks: readonly { value: number; y: number }[]
  /** Positions of the x-axis labels, as many as fit. */
  labels: readonly { index: number; x: number }[]
  series: readonly Series[]
  /** Radius of the dots on the line; 0 where they would touch each other. */
  dot: number
}

export interface Series {
  line: string
  area: string
  points: readonly { x: number; y: number }[]
}

export interface ChartFrame {
  width: number
  height: number
  /** Padding for the values on the left, the labels below, and the last point. */
  start: number
  below: number
  above: number
  end: number
  /** Maximum number of x-axis labels. */
  labels: number
  /** Radius of a dot, and how many points have one. */
  dot: number
  dots: number
}

export const chartFrame: ChartFrame = {
  width: 920,
  height: 340,
  start: 48,
  below: 40,
  above: 16,
  end: 24,
  labels: 8,
  dot: 4,
  dots: 31
}

export function drawChart(series: readonly (readonly number[])[], frame: ChartFrame = chartFrame): Chart {
  const count = Math.max(1, ...series.map((values) => values.length))
  const step = niceStep(Math.max(1, ...series.flat()))
  const top = Math.max(1, Math.ceil(Math.max(1, ...series.flat()) / step)) * step
  const bottom = frame.height - frame.below
  const x = (index: number) =>
    round(frame.start + (count === 1 ? 0 : (index * (frame.width - frame.start - frame.end)) / (count - 1)))
  const y = (value: number) => round(bottom - (value / top) * (bottom - frame.above))
  const every = Math.ceil(count / frame.labels)

  return {
    dot: count > frame.dots ? 0 : frame.dot,
    ticks: Array.from({ length: Math.round(top / step) + 1 }, (_, index) => ({
      value: index * step,
      y: y(index * step)
    })),
    labels: Array.from({ length: count }, (_, index) => index)
      // Counted from the last one, so that today always has its label.
      .filter((index) => (count - 1 - index) % every === 0)
      .map((index) => ({ index, x: x(index) })),
    series: series.map((values) => {
      const points = values.map((value, index) => ({ x: x(index), y: y(value) }))
      const line = points.map((point, index) => `${index === 0 ? 'M' : 'L'}${point.x} ${point.y}`).join('')
      const last = points.at(-1)
      const area = last === undefined ? '' : `${line}L${last.x} ${bottom}L${x(0)} ${bottom}Z`
      return { line, area, points }
    })
  }
}

/** A step of 1, 2 or 5 times a power of ten that makes three to six steps. */
export function niceStep(largest: number): number {
  const rough = largest / 5
  const power = 10 ** Math.floor(Math.log10(Math.max(rough, 1)))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough) ?? 10
  return Math.max(1, factor * power)
}

function round(value: number): number {
  return Math.round(value * 10) / 10
}
