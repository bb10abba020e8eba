import fc from 'fast-check'
import { expect, test } from 'vitest'
import { gridlinesUpTo, highestOf } from './value-scale.ts'

test('gridlines stand at round values from zero', () => {
  expect(gridlinesUpTo(420)).toEqual([0, 150, 300, 450])
  expect(gridlinesUpTo(100)).toEqual([0, 25, 50, 75, 100])
  expect(gridlinesUpTo(0.31)).toEqual([0, 0.08, 0.16, 0.24, 0.32])
  expect(gridlinesUpTo(0)).toEqual([0, 0.25, 0.5, 0.75, 1])
})

test('there are four or five gridlines, and no value stands above the last', () => {
  fc.assert(
    fc.property(fc.double({ min: 1e-6, max: 1e12, noNaN: true }), (highest) => {
      const lines = gridlinesUpTo(highest)
      expect(lines[0]).toBe(0)
      expect([4, 5]).toContain(lines.length)
      expect(lines.at(-1)).toBeGreaterThanOrEqual(highest * (1 - 1e-6))
      expect(lines.at(-1)).toBeLessThanOrEqual(highest * 2)
    })
  )
})

test('the scale reaches lines, band and limit, and passes over gaps', () => {
  const times = [0, 60, 120]
  const series = [{ label: 'p95', values: [10, null, 30] }] as const
  expect(highestOf({ times, series })).toBe(30)
  expect(highestOf({ times, series, band: { label: 'Usual', low: [1, 1, 1], high: [null, 44, 2] } })).toBe(44)
  expect(highestOf({ times, series, limit: { value: 400, label: 'Limit' } })).toBe(400)
  expect(highestOf({ times, series: [{ label: 'p95', values: [null, null, null] }] })).toBe(0)
})
