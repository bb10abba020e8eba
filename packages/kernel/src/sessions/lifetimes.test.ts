import { builtInRoles } from '@sitewright/api'
import { expect, test } from 'vitest'
import { lifetimeOf } from './lifetimes.ts'

const minute = 60_000
const hour = 60 * minute
const day = 24 * hour
const settings = { sessionTimeout: 8 }

test.each([
  ['a person', { area: 'user', role: builtInRoles.user, remember: false }, 8 * hour, 8 * hour],
  ['a remembered person', { area: 'user', role: builtInRoles.editor, remember: true }, 30 * day, 7 * day],
  ['an administrator', { area: 'admin', role: builtInRoles.admin, remember: false }, 8 * hour, 30 * minute],
  [
    'an administrator at the other door',
    { area: 'user', role: builtInRoles.admin, remember: true },
    8 * hour,
    30 * minute
  ]
] as const)('security bar 22: the session of %s', (_who, holder, absoluteMs, idleMs) => {
  expect(lifetimeOf(holder, settings)).toEqual({ absoluteMs, idleMs })
})
