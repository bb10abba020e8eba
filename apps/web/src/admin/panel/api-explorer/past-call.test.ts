import { expect, test } from 'vitest'
import type { Operation } from './api-document.ts'
import { toDraft, toHistoryEntry } from './past-call.ts'
import type { Answer } from './send-request.ts'

const operation: Operation = {
  id: 'addUser',
  method: 'POST',
  path: '/api/users',
  tag: 'People',
  summary: '',
  description: [],
  deprecated: false,
  requiresAuth: true,
  parameters: [
    { name: 'page', in: 'query' },
    { name: 'code', in: 'query', schema: { 'x-secret': 'hidden' } }
  ],
  body: {
    'application/json': {
      schema: { properties: { name: {}, password: { 'x-secret': 'hidden' } } },
      example: { name: 'Maya', password: 'seven quiet herons' }
    }
  },
  responses: {}
}
const answer: Answer = {
  status: 200,
  statusText: 'OK',
  ms: 20.6,
  headers: [],
  isRedirect: false,
  body: { kind: 'text', size: 7, text: 'a token' }
}
const toEntry = (body: string) =>
  toHistoryEntry({
    document: {},
    operation,
    draft: { values: { 'query.page': '1', 'query.code': 'hunter-two', 'query.q': '' }, body },
    authentication: 'session',
    role: { id: 'editor', name: 'Editor' },
    answer
  })

test('a call is handed to the history without its secrets, its answer or what was left empty', () => {
  const entry = toEntry('{"name":"Noor","password":"hunter-two"}')
  expect(JSON.stringify(entry)).not.toContain('hunter-two')
  expect(entry).toEqual({
    operation: 'addUser',
    parameters: { 'query.page': '1', 'query.code': '••••••' },
    body: '{"name":"Noor","password":"••••••"}',
    authentication: 'session',
    role: 'editor',
    status: 200,
    milliseconds: 21,
    bytes: 7
  })
})

test('a body that is no JSON, or too long, is not handed in', () => {
  expect(toEntry('{"password":"hunter-two"').body).toBeNull()
  expect(toEntry(JSON.stringify({ name: 'x'.repeat(30_000) })).body).toBeNull()
})

test('a call of the history is put together again, with the example where its body was not kept', () => {
  const past = { parameters: { 'query.page': '2' }, body: '{"name":"Noor"}' }
  expect(toDraft(operation, past)).toEqual({
    values: { 'query.page': '2' },
    body: '{\n  "name": "Noor"\n}'
  })
  expect(toDraft(operation, { ...past, body: null }).body).toContain('seven quiet herons')
})
