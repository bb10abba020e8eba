import type { ProblemDetails } from '@sitewright/api'
import { expect, test } from 'vitest'
import { toCallFailure } from './outcomes.ts'

const failWith = (problem: object) =>
  toCallFailure({ ok: false, status: 502, problem: problem as ProblemDetails })

test('a failure has the message of the server, and those of its fields', () => {
  const message = 'Some fields are not filled in as they should be.'
  const details = [
    { path: 'email', message: 'Email is invalid' },
    { path: 'email', message: 'Email is too long' }
  ]
  expect(failWith({ message, error: { code: 'request.invalid', message, details } })).toEqual({
    message,
    code: 'request.invalid',
    fields: { email: 'Email is invalid. Email is too long' }
  })
})

test('an answer in the shape of whatever stands before the server is a failure too', () => {
  const message = 'Bad gateway'
  expect(failWith({ message, error: { code: 'server.failed', message } })).toMatchObject({
    message,
    fields: {}
  })
  expect(failWith({ message, error: 'upstream' })).toMatchObject({ message, fields: {} })
  expect(failWith({})).toMatchObject({ code: 'network', fields: {} })
})
