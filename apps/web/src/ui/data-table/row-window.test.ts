import { expect, test } from 'vitest'
import { toWindowParts } from './row-window.ts'

const heightOf = (parts: ReturnType<typeof toWindowParts>, rowHeight: number) =>
  parts.reduce((sum, part) => sum + (part.kind === 'row' ? rowHeight : part.height), 0)

test('rows in view stand between gaps, and the whole is as high as all rows', () => {
  const parts = toWindowParts([500, 501, 502], 100_000, 48)
  expect(parts).toEqual([
    { kind: 'gap', before: 500, height: 24_000 },
    { kind: 'row', index: 500 },
    { kind: 'row', index: 501 },
    { kind: 'row', index: 502 },
    { kind: 'gap', before: 100_000, height: (100_000 - 503) * 48 }
  ])
  expect(heightOf(parts, 48)).toBe(4_800_000)
})

test('the current row stays drawn where it was left, far from those in view', () => {
  const parts = toWindowParts([900, 901, 3], 1000, 10)
  expect(parts.map((part) => (part.kind === 'row' ? part.index : part.kind))).toEqual([
    'gap',
    3,
    'gap',
    900,
    901,
    'gap'
  ])
  expect(heightOf(parts, 10)).toBe(10_000)
})

test('all rows need no gap, no rows need nothing, and rows that went are left out', () => {
  expect(toWindowParts([0, 1, 1], 2, 10)).toEqual([
    { kind: 'row', index: 0 },
    { kind: 'row', index: 1 }
  ])
  expect(toWindowParts([], 0, 10)).toEqual([])
  expect(toWindowParts([5], 2, 10)).toEqual([{ kind: 'gap', before: 2, height: 20 }])
})
