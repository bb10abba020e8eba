import { expect, test } from 'vitest'
import { ageOf, formatAge } from './age-of.ts'

const now = Date.UTC(2026, 10, 22, 6, 27)
const every = 30_000
const after = (ms: number) => ageOf(now - ms, every, now)

test('four ticks empty one by one until three intervals have passed', () => {
  expect([0, 22_499, 22_500, 45_000, 67_500, 89_999, 90_000].map((ms) => after(ms).ticks)).toEqual([
    4, 4, 3, 2, 1, 1, 0
  ])
})

test('a number is stale at three times its interval, not before', () => {
  expect(after(89_999).isStale).toBe(false)
  expect(after(90_000).isStale).toBe(true)
  expect(after(16 * 60_000)).toEqual({ ticks: 0, isStale: true, text: '16 min' })
})

test('a clock that was set back makes nothing negative', () => {
  expect(ageOf(now + 5000, every, now)).toEqual({ ticks: 4, isStale: false, text: '0 s' })
})

test('an age has one unit, cut off', () => {
  expect([1999, 59_999, 60_000, 3_599_999, 7_200_000, 86_400_000 * 2.5].map(formatAge)).toEqual([
    '1 s',
    '59 s',
    '1 min',
    '59 min',
    '2 h',
    '2 d'
  ])
})
