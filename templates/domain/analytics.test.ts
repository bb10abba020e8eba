import { describe, expect, it } from 'vitest'
import {
  chartFrame,
  chartSummary,
  countedText,
  defaultRange,
  drawChart,
  exampleReport,
  figuresOf,
  formatDuration,
  niceStep,
  rangeIds,
  ranges,
  report,
  shownReport,
  startsOf,
  timeTexts,
  toVisits,
  type Range
} from './analytics.ts'

const now = new Date(2026, 10, 21, 15, 20).getTime()
const minutes = (count: number) => count * 60_000
const view = (at: number, visitor?: string) =>
  visitor === undefined ? { path: '/', at } : { path: '/', at, visitor }

describe('visits', () => {
  it('end after thirty minutes without a page view', () => {
    const views = [view(now), view(now + minutes(30)), view(now + minutes(61))]
    expect(toVisits(views).map(({ views }) => views)).toEqual([2, 1])
  })
  it('are those of one visitor', () => {
    expect(toVisits([view(now, 'a'), view(now + 1, 'b'), view(now + 2, 'a')])).toHaveLength(2)
  })
})

describe('the ranges', () => {
  it('have 24, 7, 30 and 90 points, 7 days first', () => {
    expect(defaultRange).toBe('7d')
    for (const range of Object.keys(ranges) as Range[]) {
      expect(report([], range, now).points).toHaveLength(ranges[range])
      expect(exampleReport(range, now).points).toHaveLength(ranges[range])
    }
    expect(Object.values(ranges)).toEqual([24, 7, 30, 90])
  })
  it('end with today and with this hour', () => {
    expect(new Date(startsOf('7d', now).at(-1) ?? 0)).toEqual(new Date(2026, 10, 21))
    expect(new Date(startsOf('7d', now)[0] ?? 0)).toEqual(new Date(2026, 10, 15))
    expect(new Date(startsOf('1d', now).at(-1) ?? 0)).toEqual(new Date(2026, 10, 21, 15))
  })
})

describe('the report', () => {
  it('is zero where nothing was counted', () => {
    expect(report([], '7d', now).metrics).toEqual({
      visitors: 0,
      pageViews: 0,
      bounceRate: 0,
      avgSessionDuration: 0
    })
  })
  it('counts visits, views, bounces and time', () => {
    const day = 86_400_000
    const views = [view(now - day), view(now - day + minutes(4)), view(now - minutes(5)), view(now - day * 9)]
    const { metrics, points } = report(views, '7d', now)
    expect(metrics).toEqual({ visitors: 2, pageViews: 3, bounceRate: 0.5, avgSessionDuration: 120 })
    expect(points.map(({ pageViews }) => pageViews)).toEqual([0, 0, 0, 0, 0, 2, 1])
    expect(report(views, '30d', now).metrics.visitors).toBe(3)
    expect(report(views, '1d', now).metrics.visitors).toBe(1)
  })
})

it('writes a duration as minutes and seconds', () => {
  expect([0, 59.6, 161].map(formatDuration)).toEqual(['0:00', '1:00', '2:41'])
})

describe('the chart', () => {
  it('has steps that can be read', () => {
    expect([1, 4, 5, 6, 23, 471, 8154].map(niceStep)).toEqual([1, 1, 1, 2, 5, 100, 2000])
  })
  it('fits its frame', () => {
    const chart = drawChart([
      [312, 358, 341, 402, 455, 388, 471],
      [1, 2, 3, 4, 5, 6, 7]
    ])
    expect(chart.ticks.map(({ value }) => value)).toEqual([0, 100, 200, 300, 400, 500])
    expect(chart.labels).toHaveLength(7)
    for (const { x, y } of chart.series.flatMap(({ points }) => points)) {
      expect(x).toBeGreaterThanOrEqual(chartFrame.start)
      expect(x).toBeLessThanOrEqual(chartFrame.width)
      expect(y).toBeGreaterThanOrEqual(0)
      expect(y).toBeLessThanOrEqual(chartFrame.height)
    }
  })
  it('labels the last of many points', () => {
    const chart = drawChart([Array.from({ length: 90 }, (_, index) => index)])
    expect(chart.labels.length).toBeLessThanOrEqual(chartFrame.labels)
    expect(chart.labels.at(-1)?.index).toBe(89)
  })
  it('has dots only where they stand apart', () => {
    const dotOf = (count: number) => drawChart([Array.from({ length: count }, () => 1)]).dot
    expect([7, 31, 32, 90].map(dotOf)).toEqual([4, 4, 0, 0])
  })
  it('draws zeros and single points', () => {
    expect(drawChart([[0, 0]]).ticks.map(({ value }) => value)).toEqual([0, 1])
    expect(drawChart([[3]]).series[0]?.line).toMatch(/^M48 /)
    expect(drawChart([]).series).toEqual([])
    expect(drawChart([[]]).series[0]?.area).toBe('')
  })
})

it('says in words what is drawn, and whose figures they are', () => {
  const points = [
    { start: 0, visitors: 2, pageViews: 5 },
    { start: 1, visitors: 1, pageViews: 1 }
  ]
  expect(chartSummary(points)).toBe('3 visitors and 6 page views in this time.')
  const texts = [true, false].map((simulated) => countedText({ example: false }, simulated))
  expect(new Set([...texts, countedText({ example: true }, true)]).size).toBe(3)
})

it('writes figures as the locale does', () => {
  const metrics = { visitors: 1234, pageViews: 5678, bounceRate: 0.382, avgSessionDuration: 161 }
  expect(figuresOf(metrics, 'de').map(({ value }) => value)).toEqual([
    '1.234',
    '5.678',
    '38,2\u00a0%',
    '2:41'
  ])
})

it('writes hours of a day, weekdays of a week, and dates of longer', () => {
  const time = new Date(2026, 10, 28, 15).getTime()
  const brief = rangeIds.map((range) => timeTexts(range, 'en-GB').brief(time))
  expect(brief).toEqual(['15', 'Sat', '28 Nov', '28 Nov'])
  expect(timeTexts('1d', 'en-GB').full(time)).toMatch(/^Saturday.*15/)
  expect(timeTexts('90d', 'en-GB').full(time)).toMatch(/^Saturday.*28 November/)
})

it('shows example figures until a page view is counted, also one of this very minute', () => {
  const minute = new Date(2026, 10, 28, 12, 0).getTime()
  expect(shownReport([], '7d', minute)).toEqual({ ...exampleReport('7d', minute), example: true })
  const shown = shownReport([{ path: '/', at: minute + 30_000 }], '7d', minute)
  expect(shown).toMatchObject({ example: false, metrics: { pageViews: 1 } })
})
