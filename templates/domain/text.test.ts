import { expect, it } from 'vitest'
import { isLongName, longestWordWidth, paragraphsBeside } from './text.ts'

it('a name is long by its letters, not by how they are stored', () => {
  expect(isLongName('Harbour Street Dental Clinic')).toBe(false)
  expect(isLongName('Harbour Street Dental Clinics')).toBe(true)
  expect(isLongName('🦷'.repeat(28))).toBe(false)
})

it('a story does not repeat what stands above it', () => {
  expect(paragraphsBeside('We mend bicycles. ', ['We mend bicycles.', 'Since 1990.'])).toEqual([
    'Since 1990.'
  ])
})

it('measures the longest word in usual letters', () => {
  expect(longestWordWidth('Kestrel Cycles')).toBeCloseTo(6.08)
  expect(longestWordWidth('Ill')).toBeLessThan(longestWordWidth('Oak'))
  expect(longestWordWidth('Mammoth')).toBeGreaterThan(longestWordWidth('Kestrel'))
  expect(longestWordWidth('寿司')).toBeGreaterThan(longestWordWidth('ab'))
  expect(longestWordWidth('')).toBe(1)
})
