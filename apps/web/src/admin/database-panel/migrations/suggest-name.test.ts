import { expect, test } from 'vitest'
import { suggestName } from './suggest-name.ts'

test('the next number follows the largest one, with as many digits', () => {
  expect(suggestName([])).toBe('0001_')
  expect(suggestName(['0009_a', '0010_b', '0002_c'])).toBe('0011_')
  expect(suggestName(['20261124120000_dated'])).toBe('20261124120001_')
  expect(suggestName(['9999'])).toBe('10000_')
})
