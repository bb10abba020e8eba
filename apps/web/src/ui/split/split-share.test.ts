import { expect, test } from 'vitest'
import { clampShare, shareAfterKey } from './split-share.ts'

const limits = { min: 20, max: 70 }

test('arrows move the separator along its axis, and no further than its limits', () => {
  expect(shareAfterKey('ArrowRight', 50, limits, 'horizontal')).toBe(52)
  expect(shareAfterKey('ArrowLeft', 21, limits, 'horizontal')).toBe(20)
  expect(shareAfterKey('ArrowDown', 50, limits, 'vertical')).toBe(52)
  expect(shareAfterKey('ArrowUp', 50, limits, 'vertical')).toBe(48)
  expect(shareAfterKey('ArrowDown', 50, limits, 'horizontal')).toBeUndefined()
})

test('Page Up and Page Down move it further, Home and End to its limits', () => {
  expect(shareAfterKey('PageDown', 65, limits, 'vertical')).toBe(70)
  expect(shareAfterKey('PageUp', 65, limits, 'vertical')).toBe(55)
  expect(shareAfterKey('Home', 65, limits, 'horizontal')).toBe(20)
  expect(shareAfterKey('End', 65, limits, 'horizontal')).toBe(70)
  expect(shareAfterKey('Enter', 65, limits, 'horizontal')).toBeUndefined()
})

test('a dragged share is a whole percentage inside the limits', () => {
  expect([clampShare(12.4, limits), clampShare(33.6, limits), clampShare(300, limits)]).toEqual([20, 34, 70])
})
