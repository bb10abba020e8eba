import { expect, test } from 'vitest'
import { describeValues, toggleValue, type Filter } from './filter.ts'

const status: Filter = {
  id: 'status',
  label: 'Status',
  options: ['active', 'locked', 'inactive', 'suspended'].map((value) => ({
    value,
    label: value.charAt(0).toUpperCase() + value.slice(1)
  }))
}

test('a filter says what is chosen, in the order of its list', () => {
  expect(describeValues(status, [])).toBe('Any')
  expect(describeValues(status, ['locked'])).toBe('Locked')
  expect(describeValues(status, ['locked', 'active'])).toBe('Active, Locked')
  expect(describeValues(status, ['active', 'locked', 'suspended'])).toBe('Active and 2 more')
})

test('a value is chosen, and dropped again; one that is not on the list goes', () => {
  expect(toggleValue(status, ['locked'], 'active')).toEqual(['active', 'locked'])
  expect(toggleValue(status, ['active', 'locked'], 'active')).toEqual(['locked'])
  expect(toggleValue(status, ['asleep'], 'active')).toEqual(['active'])
})
