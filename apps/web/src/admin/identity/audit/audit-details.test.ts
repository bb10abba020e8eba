import { expect, test } from 'vitest'
import { readDetails } from './audit-details.ts'

test('a change of a record is its states before and after, flattened', () => {
  expect(
    readDetails({
      before: { enabled: false, restrictions: { allowedDomains: ['a.example'] } },
      after: { enabled: true, restrictions: { allowedDomains: [] } },
      secret: 'kept'
    })
  ).toEqual({
    before: { enabled: false, 'restrictions.allowedDomains': ['a.example'] },
    after: { enabled: true, 'restrictions.allowedDomains': [] },
    rest: [['secret', 'kept']]
  })
})

test('a change of single fields is the same', () => {
  expect(readDetails({ role: { before: 'user', after: 'editor' }, note: null })).toEqual({
    before: { role: 'user' },
    after: { role: 'editor' },
    rest: [['note', null]]
  })
})

test('other details are listed', () => {
  expect(readDetails({ area: 'admin', methods: ['password', 'totp'], nested: { a: 1 } })).toEqual({
    before: undefined,
    after: undefined,
    rest: [
      ['area', 'admin'],
      ['methods', ['password', 'totp']],
      ['nested.a', 1]
    ]
  })
})
