import { expect, it } from 'vitest'
import { longestWord } from './fit.ts'

it('measures the longest word in usual letters', () => {
  expect(longestWord('Kestrel Cycles')).toBeCloseTo(6.08)
  expect(longestWord('Ill')).toBeLessThan(longestWord('Oak'))
  expect(longestWord('Mammoth')).toBeGreaterThan(longestWord('Kestrel'))
  expect(longestWord('寿司')).toBeGreaterThan(longestWord('ab'))
  expect(longestWord('')).toBe(1)
})
