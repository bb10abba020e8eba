import { expect, it } from 'vitest'
import { readRoleView } from './role-address.ts'

it.each([
  ['', { kind: 'closed' }],
  ['role=editor', { kind: 'closed' }],
  ['roles', { kind: 'list' }],
  ['roles=new', { kind: 'new', copyOf: undefined }],
  ['roles=new:editor', { kind: 'new', copyOf: 'editor' }],
  ['roles=editor', { kind: 'role', id: 'editor' }]
])('?%s shows %o', (query, view) => {
  expect(readRoleView(new URLSearchParams(query))).toEqual(view)
})
