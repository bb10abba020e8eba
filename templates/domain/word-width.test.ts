import { expect, it } from 'vitest'
import { longestWordWidth } from './word-width.ts'

it('measures the longest word in usual letters', () => {
  expect(longestWordWidth('Kestrel Cycles')).toBeCloseTo(6.08)
  expect(longestWordWidth('Ill')).toBeLessThan(longestWordWidth('Oak'))
  expect(longestWordWidth('Mammoth')).toBeGreaterThan(longestWordWidth('Kestrel'))
  expect(longestWordWidth('寿司')).toBeGreaterThan(longestWordWidth('ab'))
  expect(longestWordWidth('')).toBe(1)
})
