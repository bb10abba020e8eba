import { expect, it } from 'vitest'
import { toPostResult } from './post-test.ts'

it.each([
  ['Formspree', { status: 200, text: '{"next":"/thanks","ok":true}' }],
  ['Web3Forms', { status: 200, text: '{"success":true,"message":"Email sent successfully!"}' }],
  ['Basin', { status: 200, text: '{"success":true,"id":1}' }],
  ['a webhook', { status: 200, text: 'Accepted' }],
  ['an answer without words', { status: 204, text: '' }]
])('a yes of %s is a yes', (_, answer) => {
  expect(toPostResult(answer)).toEqual({ kind: 'taken' })
})

it.each([
  [{ status: 404, text: '{"error":"Form not found"}' }, 'Form not found'],
  [
    { status: 422, text: '{"error":"Validation errors","errors":[{"message":"should be an email"}]}' },
    'should be an email'
  ],
  [{ status: 200, text: '{"success":false,"message":"Invalid Access Key"}' }, 'Invalid Access Key'],
  [{ status: 200, html: true, text: '<h1>Sign in' }, 'a page instead of an answer'],
  [{ status: 500, text: '' }, 'status 500']
])('%j is a no, in the words of who said it', (answer, words) => {
  expect(toPostResult(answer)).toEqual({ kind: 'refused', words })
})
