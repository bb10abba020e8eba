import { expect, test } from 'vitest'
import { diffRecords } from './diff-records.ts'

test('only what differs is said, in words', () => {
  expect(
    diffRecords(
      { name: 'Dana', role: 'editor', mfa: false, lockedUntil: null, signIns: 1200 },
      { name: 'Dana', role: 'manager', mfa: true, lockedUntil: '06:37', signIns: 1201 }
    )
  ).toEqual([
    { field: 'role', kind: 'changed', before: 'editor', after: 'manager' },
    { field: 'mfa', kind: 'changed', before: 'off', after: 'on' },
    { field: 'lockedUntil', kind: 'changed', before: 'nothing', after: '06:37' },
    { field: 'signIns', kind: 'changed', before: '1,200', after: '1,201' }
  ])
})

test('of a list only what came and went is said', () => {
  expect(
    diffRecords(
      { permissions: ['user.read', 'user.write'], tenants: ['a', 'b'], same: ['x', 'y'] },
      { permissions: ['user.read', 'user.write', 'audit.read'], tenants: ['b', 'c'], same: ['y', 'x'] }
    )
  ).toEqual([
    { field: 'permissions', kind: 'added', after: 'audit.read' },
    { field: 'tenants', kind: 'changed', before: 'a', after: 'c' }
  ])
})

test('a made record has nothing before, a deleted one nothing after', () => {
  expect(diffRecords(undefined, { name: 'Dana', roles: [] })).toEqual([
    { field: 'name', kind: 'added', after: 'Dana' },
    { field: 'roles', kind: 'added', after: 'none' }
  ])
  expect(diffRecords({ name: 'Dana' }, undefined)).toEqual([
    { field: 'name', kind: 'removed', before: 'Dana' }
  ])
  expect(diffRecords(undefined, undefined)).toEqual([])
})

test('a screen can write values its own way', () => {
  expect(diffRecords({ at: 0 }, { at: 60 }, (value, field) => `${field} ${String(value)} s`)).toEqual([
    { field: 'at', kind: 'changed', before: 'at 0 s', after: 'at 60 s' }
  ])
})
