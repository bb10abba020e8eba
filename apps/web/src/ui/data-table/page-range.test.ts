import { expect, test } from 'vitest'
import { formatPageRange, hasNextPage, lastPageOf } from './page-range.ts'

const exact = (count: number) => ({ count, isExact: true })

test('the foot says which rows are seen, of how many', () => {
  expect(formatPageRange(1, 50, 50, exact(1284))).toBe('1–50 of 1,284')
  expect(formatPageRange(26, 50, 34, exact(1284))).toBe('1,251–1,284 of 1,284')
  expect(formatPageRange(1, 50, 50, { count: 10_000, isExact: false })).toBe('1–50 of more than 10,000')
  expect(formatPageRange(1, 50, 0, exact(0))).toBe('0 of 0')
  expect(formatPageRange(99, 50, 0, exact(1284))).toBe('0 of 1,284')
})

test('there is a next page while rows are left, or nobody counted them', () => {
  expect(hasNextPage(25, 50, exact(1284))).toBe(true)
  expect(hasNextPage(26, 50, exact(1284))).toBe(false)
  expect(hasNextPage(2, 50, exact(100))).toBe(false)
  expect(hasNextPage(300, 50, { count: 10_000, isExact: false })).toBe(true)
})

test('the last page is known where the rows are counted to the end', () => {
  expect([0, 50, 51, 1284].map((count) => lastPageOf(50, exact(count)))).toEqual([1, 1, 2, 26])
  expect(lastPageOf(50, { count: 10_000, isExact: false })).toBeUndefined()
})
