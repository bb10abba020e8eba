import { permissionIds } from '@sitewright/api/access'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  applyEdits,
  countChanges,
  findRoleRefusal,
  mayDeleteRole,
  mayGrant,
  noEdits,
  permissionChanges,
  ranksBelow,
  startNewRole
} from './role-draft.ts'

const editor = { rank: 80, tenantId: null, permissions: ['user.read', 'system.config'] } as const
const role = { name: 'Desk', description: '', rank: 40, permissions: ['user.read' as const] }
const somePermissions = fc.subarray(permissionIds)

it('edits stay on top of what somebody else changed', () => {
  fc.assert(
    fc.property(somePermissions, somePermissions, somePermissions, (first, second, toggled) => {
      const before = { ...role, permissions: first }
      const permissions = Object.fromEntries(toggled.map((each) => [each, !first.includes(each)]))
      const after = applyEdits({ ...role, permissions: second }, { permissions })
      for (const each of permissionIds)
        expect(after.permissions.includes(each)).toBe(
          toggled.includes(each) ? !before.permissions.includes(each) : second.includes(each)
        )
    })
  )
})

it('nothing edited is no change', () => {
  expect(countChanges(role, applyEdits(role, noEdits))).toBe(0)
})

it('what is given and taken is told apart', () => {
  const after = applyEdits(role, {
    name: 'Help desk',
    permissions: { 'user.read': false, 'reports.read': true }
  })
  expect(permissionChanges(role, after)).toEqual({ gained: ['reports.read'], lost: ['user.read'] })
  expect(countChanges(role, after)).toBe(3)
})

it('a copy has another name, a rank below and only what the editor may grant', () => {
  const source = {
    ...role,
    id: 'admin',
    name: 'Admin',
    rank: 80,
    permissions: ['user.read' as const, 'user.delete' as const, 'content.read' as const],
    builtIn: true,
    version: 1,
    userCount: 0,
    updatedAt: 0
  }
  expect(startNewRole(editor, source)).toEqual({
    name: 'Copy of Admin',
    description: '',
    rank: 60,
    permissions: ['user.read', 'content.read']
  })
})

it('ranks and administrative permissions above the own are not offered', () => {
  expect(ranksBelow(editor)).toEqual([60, 40, 20])
  expect(mayGrant(editor, 'database.manage')).toBe(false)
  expect(mayGrant(editor, 'team.manage')).toBe(true)
})

it.each([
  ['super_admin', 100, editor, /holds every permission/],
  ['admin', 80, editor, /does not rank below/],
  ['editor', 40, editor, undefined],
  ['editor', 40, { ...editor, tenantId: 'bakery' }, /installation/],
  ['editor', 40, { ...editor, permissions: [] }, /takes the permission/]
] as const)('%s of rank %i', (id, rank, who, refusal) => {
  const found = findRoleRefusal(who, { id, rank })
  if (refusal === undefined) expect(found).toBeUndefined()
  else expect(found).toMatch(refusal)
})

it('a role is deleted by who changes roles, and without people by who deletes in the admin area', () => {
  const role = { rank: 40, builtIn: false, userCount: 2 }
  const cleaner = { ...editor, permissions: ['admin:delete'] as const }
  expect(mayDeleteRole(editor, role)).toBe(true)
  expect(mayDeleteRole(cleaner, role)).toBe(false)
  expect(mayDeleteRole(cleaner, { ...role, userCount: 0 })).toBe(true)
  expect(mayDeleteRole(cleaner, { ...role, userCount: 0, rank: editor.rank })).toBe(false)
  expect(mayDeleteRole(editor, { ...role, builtIn: true })).toBe(false)
  expect(mayDeleteRole({ ...editor, permissions: ['admin:read'] }, role)).toBe(false)
})
