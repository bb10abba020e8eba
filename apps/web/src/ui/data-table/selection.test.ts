import { expect, test } from 'vitest'
import {
  countSelected,
  isSelected,
  nothingSelected,
  pageSelection,
  selectMatching,
  selectRange,
  togglePage,
  toggleRow
} from './selection.ts'

const first = ['a', 'b', 'c', 'd']
const second = ['e', 'f']

test('a row is selected, and taken out again', () => {
  const one = toggleRow(nothingSelected, 'b')
  expect(isSelected(one.selection, 'b')).toBe(true)
  expect(countSelected(one.selection, 6)).toBe(1)
  expect(countSelected(toggleRow(one, 'b').selection, 6)).toBe(0)
})

test('a range goes from the last row to this one, in both directions', () => {
  const down = selectRange(toggleRow(nothingSelected, 'a'), first, 'c')
  expect(first.filter((id) => isSelected(down.selection, id))).toEqual(['a', 'b', 'c'])
  const up = selectRange(toggleRow(nothingSelected, 'd'), first, 'c')
  expect(first.filter((id) => isSelected(up.selection, id))).toEqual(['c', 'd'])
})

test('a range that starts at a row taken out takes rows out', () => {
  const all = togglePage(nothingSelected, first)
  const less = selectRange(toggleRow(all, 'b'), first, 'd')
  expect(first.filter((id) => isSelected(less.selection, id))).toEqual(['a'])
})

test('a range from a row of another page is that row alone', () => {
  const { selection } = selectRange(toggleRow(nothingSelected, 'a'), second, 'f')
  expect([...first, ...second].filter((id) => isSelected(selection, id))).toEqual(['a', 'f'])
})

test('a page is selected beside rows of another page, and taken out without them', () => {
  const both = togglePage(toggleRow(nothingSelected, 'a'), second)
  expect(countSelected(both.selection, 6)).toBe(3)
  expect(pageSelection(both.selection, first)).toBe('some')
  expect(pageSelection(both.selection, second)).toBe('all')
  const left = togglePage(both, second)
  expect(pageSelection(left.selection, second)).toBe('none')
  expect(isSelected(left.selection, 'a')).toBe(true)
})

test('a page of which some are selected is selected whole first', () => {
  const some = toggleRow(nothingSelected, 'a')
  expect(pageSelection(togglePage(some, first).selection, first)).toBe('all')
})

test('all that match are selected on pages never seen, without those taken out', () => {
  const all = selectMatching()
  expect(isSelected(all.selection, 'never seen')).toBe(true)
  expect(countSelected(all.selection, 1284)).toBe(1284)
  const less = togglePage(toggleRow(all, 'never seen'), second)
  expect(countSelected(less.selection, 1284)).toBe(1281)
  expect(pageSelection(less.selection, second)).toBe('none')
  expect(pageSelection(less.selection, first)).toBe('all')
})
