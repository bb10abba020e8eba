import { expect, it } from 'vitest'
import { findRefusal } from './refusal.ts'

const roles = [
  { id: 'super_admin', rank: 100 },
  { id: 'admin', rank: 80 },
  { id: 'desk', rank: 40 }
]

it.each([
  ['admin', 'desk', undefined],
  ['admin', 'admin', undefined],
  ['admin', 'super_admin', 'Ranks above you'],
  ['desk', 'admin', 'Ranks above you']
])('%s works on %s: %s', (own, other, refusal) => {
  expect(findRefusal({ id: '1', role: own }, { id: '2', role: other }, roles)).toBe(refusal)
})

it('the own account is changed in the profile', () => {
  expect(findRefusal({ id: '1', role: 'admin' }, { id: '1', role: 'admin' }, roles)).toMatch(/own account/)
})
