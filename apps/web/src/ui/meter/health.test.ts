import { expect, test } from 'vitest'
import { headroomOf, healthOf } from './health.ts'

test('90 or more is healthy, 70 or more a warning, less is critical', () => {
  expect([100, 90, 89.9, 70, 69.9, 0].map((score) => healthOf(score))).toEqual([
    'healthy',
    'healthy',
    'warning',
    'warning',
    'critical',
    'critical'
  ])
})

test('usage becomes headroom first: by the default rule 31 % of memory is critical', () => {
  expect(headroomOf(8)).toBe(92)
  expect(healthOf(headroomOf(31))).toBe('critical')
  expect([headroomOf(140), headroomOf(-3)]).toEqual([0, 100])
})

test('a host can have marks of its own', () => {
  expect(healthOf(headroomOf(31), { healthy: 40, warning: 15 })).toBe('healthy')
})
