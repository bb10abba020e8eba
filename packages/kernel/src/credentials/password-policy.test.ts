import { passwordMessages } from '@sitewright/api'
import { expect, test } from 'vitest'
import { defaultSecuritySettings } from '../settings/security-settings.ts'
import { findPasswordProblems } from './password-policy.ts'

const ann = { email: 'ann.oneil-fischer@example.com', firstName: 'Ann', lastName: 'O’Neil van der Berg' }
const problems = (password: string, owner = ann) =>
  findPasswordProblems(password, owner, defaultSecuritySettings)

test.each([
  'annoneil12',
  "O'Neil by the sea",
  'ONÉIL 1234',
  'fischer 1234',
  'a berg at noon',
  'vanderberg1',
  'My Site-Wright 1'
])('security bar 5: %s contains personal data, however name and address are written', (password) => {
  expect(problems(password)).toEqual([passwordMessages.personal])
})

test('security bar 5: parts that are too short are ignored', () => {
  expect(problems('annual rainfall')).toEqual([])
  expect(problems('larch plumb line', { email: 'a@example.com', firstName: '李', lastName: '-' })).toEqual([])
})
