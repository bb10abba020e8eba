import type { MetricSeries } from '@sitewright/api'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ranges, toRange, weekBefore, type RangeName } from './time-range.ts'
import { deploysWithin, timesOf, toSeries, usualBand, type ChartLine } from './to-chart-data.ts'

const hour = 3_600_000
const mean: ChartLine['value'] = (point) => point.mean

function gauges(points: readonly { at: number; mean: number }[]): MetricSeries {
  const all = points.map((point) => ({ ...point, least: point.mean, most: point.mean }))
  return { kind: 'gauge', unit: 'percent', resolution: 60, server: null, points: all }
}

test('a range is whole windows up to now, whichever is chosen and whenever', () => {
  const names = fc.constantFrom(...(Object.keys(ranges) as RangeName[]))
  fc.assert(
    fc.property(names, fc.integer({ min: 1e12, max: 2e12 }), (name, now) => {
      const range = toRange(name, now)
      const windowMs = range.resolution * 1000
      expect(range.to).toBeLessThanOrEqual(now)
      expect(now - range.to).toBeLessThan(windowMs)
      expect([range.from % windowMs, range.to % windowMs]).toEqual([0, 0])
      expect(timesOf(range)).toHaveLength(ranges[name].ms / windowMs)
      const week = weekBefore(range)
      expect(week.to - week.from).toBe(7 * 24 * hour)
      expect(week.from % hour).toBe(0)
    })
  )
})

test('a window without a measurement is a gap', () => {
  const range = { from: 0, to: 180_000, resolution: 60 } as const
  const series = gauges([
    { at: 0, mean: 1 },
    { at: 120_000, mean: 3 }
  ])
  expect(toSeries(timesOf(range), { label: 'CPU', series, value: mean })).toEqual({
    label: 'CPU',
    values: [1, null, 3]
  })
})

test('usual is what the same hour had on three days at least', () => {
  const days = [0, 1, 2]
  const points = days.flatMap((day) => [
    { at: day * 24 * hour + 9 * hour, mean: 10 + day },
    ...(day === 0 ? [] : [{ at: day * 24 * hour + 10 * hour, mean: 50 }])
  ])
  const times = [9, 9.5, 10].map((at) => (3 * 24 + at) * 3600)
  expect(usualBand(times, gauges(points), mean)).toEqual({ low: [10, 10, null], high: [12, 12, null] })
})

test('a deploy is the first start of a version, where it is within the range', () => {
  const servers = [
    { version: '1.1.0', startedAt: 9000 },
    { version: '1.1.0', startedAt: 5000 },
    { version: '1.0.0', startedAt: 1000 }
  ]
  expect(deploysWithin(servers, { from: 2000, to: 10_000, resolution: 10 })).toEqual([
    { at: 5, version: '1.1.0' }
  ])
})
