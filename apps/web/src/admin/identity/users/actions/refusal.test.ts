import { expect, it } from 'vitest'
import { findRefusal, findViewRefusal } from './refusal.ts'

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

it.each([
  ['an active person', 'active', [], undefined],
  ['who holds no more', 'active', ['admin.access', 'user.read'], undefined],
  ['who holds more', 'active', ['admin.access', 'database.manage'], /lack/],
  ['who is suspended', 'suspended', [], /not active/],
  ['who is deactivated', 'inactive', [], /not active/],
  ['who is pending', 'pending', [], /not verified/]
] as const)('views as %s', (_who, status, permissions, refusal) => {
  const actor = { permissions: ['admin.access', 'user.read', 'user.write'] } as const
  const found = findViewRefusal(
    { permissions: [...actor.permissions] },
    { status, permissions: [...permissions] }
  )
  if (refusal === undefined) expect(found).toBeUndefined()
  else expect(found).toMatch(refusal)
})
