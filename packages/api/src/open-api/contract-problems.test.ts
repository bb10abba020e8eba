import { z } from '@hono/zod-openapi'
import { expect, test } from 'vitest'
import { defineRoutes } from '../define-route.ts'
import { ok } from '../responses.ts'
import { secretField } from '../secret-fields.ts'
import { findContractProblems } from './contract-problems.ts'
import { declaredOperations, operationIds } from './declared-operations.ts'
import type { DeclaredOperation } from './operation.ts'

test('every route of the contract is described, and each of its examples is taken by its schema', () => {
  expect(findContractProblems()).toEqual([])
})

test('operation ids are names of the declarations, and no two routes share a method and path', () => {
  expect(operationIds.get('GET /api/users')).toBe('listUsers')
  expect(operationIds.size).toBe(declaredOperations.size)
  expect([...declaredOperations.keys()].filter((id) => !/^[a-z][A-Za-z]+$/.test(id))).toEqual([])
})

const defineRoute = defineRoutes({ tag: 'Test' })
const described = { access: 'public', summary: 'Try', description: 'What a caller must know of it.' } as const

function problemsOf(route: object): string[] {
  return findContractProblems(new Map([['try', route as DeclaredOperation]]))
}

test('a route whose answer has a text without an example is named with the place', () => {
  const answer = ok('It', z.object({ unheardOf: z.string() }))
  expect(problemsOf(defineRoute('GET /api/try', { ...described, answer }))).toEqual([
    'GET /api/try.200.unheardOf has no example: add .openapi({ example }) to its schema',
    expect.stringContaining('The example of the answer 200 of GET /api/try is refused at unheardOf')
  ])
})

test('an example that its own schema refuses is a problem, in a query, a body and an answer', () => {
  const tooLong = z.string().max(3).openapi({ example: 'four' })
  const answer = ok('It', z.object({ text: tooLong }))
  const problems = problemsOf(
    defineRoute('POST /api/try', {
      ...described,
      query: z.object({ text: tooLong }),
      body: z.strictObject({ text: tooLong }),
      answer
    })
  )
  expect(problems.map((problem) => /example of the (\w+)/.exec(problem)?.[1])).toEqual([
    'query',
    'body',
    'answer'
  ])
})

test('a description of a few signs is none', () => {
  const route = defineRoute('GET /api/try', {
    ...described,
    description: ' ',
    answer: ok('It', z.object({}))
  })
  expect(problemsOf(route)).toEqual([
    'GET /api/try has no description: say what a caller must know beyond the summary'
  ])
})

test('a text that is named like a secret has to be marked, so that nobody shows or keeps it', () => {
  const token = z.string().openapi({ example: 'Qm9vdGhz' })
  const routeWith = (schema: z.ZodType) =>
    defineRoute('POST /api/try', {
      ...described,
      body: z.strictObject({ deep: z.array(z.strictObject({ token: schema })) }),
      answer: ok('It', z.object({}))
    })
  expect(problemsOf(routeWith(token))).toEqual([expect.stringContaining('/token is named like a secret')])
  expect(problemsOf(routeWith(token.openapi(secretField)))).toEqual([])
})

test('a parameter of path or query that is named like a secret has to be marked too', () => {
  const token = z.string().openapi({ example: 'Qm9vdGhz' })
  const routeWith = (part: object) =>
    defineRoute('GET /api/try/{token}', { ...described, ...part, answer: ok('It', z.object({})) })
  for (const part of ['params', 'query']) {
    expect(problemsOf(routeWith({ [part]: z.object({ token }) }))).toEqual([
      expect.stringContaining('/token is named like a secret')
    ])
    expect(problemsOf(routeWith({ [part]: z.object({ token: token.openapi(secretField) }) }))).toEqual([])
  }
})
