import fc from 'fast-check'
import { expect, test } from 'vitest'
import { nextBoundary } from './billing-periods.ts'

const period = fc.constantFrom('monthly' as const, 'yearly' as const)
const moment = fc.integer({ min: Date.UTC(2000, 0), max: Date.UTC(2100, 0) })

function boundaries(anchor: string, each: 'monthly' | 'yearly', count: number): string[] {
  const start = Date.parse(anchor)
  const found: string[] = []
  let at = start
  for (let index = 0; index < count; index += 1) {
    at = nextBoundary(start, each, at)
    found.push(new Date(at).toISOString())
  }
  return found
}

test('a month that is too short ends on its last day, and the one after has the day again', () => {
  expect(boundaries('2026-01-31T09:30:00.000Z', 'monthly', 3)).toEqual([
    '2026-02-28T09:30:00.000Z',
    '2026-03-31T09:30:00.000Z',
    '2026-04-30T09:30:00.000Z'
  ])
  expect(boundaries('2028-02-29T00:00:00.000Z', 'yearly', 4)).toEqual([
    '2029-02-28T00:00:00.000Z',
    '2030-02-28T00:00:00.000Z',
    '2031-02-28T00:00:00.000Z',
    '2032-02-29T00:00:00.000Z'
  ])
})

test('the next boundary is after the moment, and none lies between', () => {
  fc.assert(
    fc.property(moment, moment, period, (anchor, after, each) => {
      const next = nextBoundary(anchor, each, after)
      expect(next).toBeGreaterThan(after)
      expect(nextBoundary(anchor, each, next - 1)).toBe(next)
      const longest = (each === 'monthly' ? 31 : 366) * 86_400_000
      expect(next - after).toBeLessThanOrEqual(longest)
    })
  )
})
