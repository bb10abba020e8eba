import { ApiError, bulkUsersSchema, userExportQuerySchema, type ErrorDetail } from '@sitewright/api'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { parseRequest } from './parse-request.ts'

function refusalOf(parse: () => unknown): readonly ErrorDetail[] {
  try {
    parse()
  } catch (error) {
    if (error instanceof ApiError) return error.details
    throw error
  }
  return []
}

describe('the details of an invalid request', () => {
  test('name the parameter that was sent, not a step inside it', () => {
    const query = { status: 'active,flying', sort: 'shoe-size', colour: 'red' }
    expect(refusalOf(() => parseRequest(userExportQuerySchema, query, { isFlat: true }))).toEqual([
      { path: 'sort', message: expect.stringMatching(/^This has to be one of /) as string },
      { path: 'status', message: expect.stringMatching(/^This has to be one of .*suspended/) as string },
      { path: 'colour', message: 'There is no such field. Leave it out.' }
    ])
  })

  test('name the field of a body by its path, in words', () => {
    const schema = z.strictObject({
      name: z.string().max(3),
      people: z.array(z.object({ age: z.number() })).max(1),
      mail: z.email()
    })
    const body = { name: 'Noor', people: [{ age: 'old' }], mail: 'x', role: 'admin', rank: 1 }
    expect(refusalOf(() => parseRequest(schema, body))).toEqual([
      { path: 'name', message: 'At most 3 characters.' },
      { path: 'people.0.age', message: 'This has to be a number.' },
      { path: 'mail', message: expect.stringMatching(/^This is not in the form/) as string },
      { path: 'role, rank', message: 'There are no such fields. Leave them out.' }
    ])
    expect(refusalOf(() => parseRequest(schema, {})).map(({ message }) => message)).toEqual([
      'This is missing.',
      'This is missing.',
      'This is missing.'
    ])
    expect(refusalOf(() => parseRequest(bulkUsersSchema, { act: 'delete', users: 7 }))).toEqual([
      { path: 'users', message: expect.stringMatching(/^This has none of the forms/) as string }
    ])
  })

  test('keep the words of a schema that has its own', () => {
    const schema = z.object({ email: z.email('Email is invalid') })
    expect(refusalOf(() => parseRequest(schema, { email: 'x' }))).toEqual([
      { path: 'email', message: 'Email is invalid' }
    ])
  })
})
