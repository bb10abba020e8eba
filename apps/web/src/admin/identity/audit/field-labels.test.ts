import { expect, test } from 'vitest'
import { readDetails } from './audit-details.ts'
import { fieldLabels } from './field-labels.ts'

test('fields of settings and providers bear the labels of their screens', () => {
  const { before, rest } = readDetails({
    before: {
      maxLoginAttempts: 5,
      passwordRequirements: { symbols: true },
      enabled: false,
      userMapping: { emailField: 'email' },
      restrictions: { allowedDomains: [] }
    },
    after: {},
    secret: 'kept'
  })
  const names = [...Object.keys(before ?? {}), ...rest.map(([name]) => name)]
  expect(names.map((name) => fieldLabels[name])).toEqual([
    'Max login attempts',
    'Characters that a password needs: Symbols',
    'Switched on',
    'Email field',
    'Allowed domains',
    'Client secret'
  ])
})
