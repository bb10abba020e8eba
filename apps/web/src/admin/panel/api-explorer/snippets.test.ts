import { expect, test } from 'vitest'
import { snippetLanguages, toSnippet } from './snippets.ts'
import { splitJsonLine } from './split-json-line.ts'

const person = { properties: { firstName: {}, password: { 'x-secret': 'hidden' } } } as const
const body = { 'application/json': { schema: { $ref: '#/components/schemas/NewPerson' } } }
const options = {
  origin: 'https://example.com',
  document: { components: { schemas: { NewPerson: person } } },
  operation: { requiresAuth: true, body },
  authentication: 'session' as const
}
const request = {
  method: 'POST',
  url: '/api/users',
  headers: { 'content-type': 'application/json', 'x-requested-with': 'sitewright' },
  body: JSON.stringify({ firstName: "Maya O'Hara", password: 'seven quiet herons' })
}

test('a call is written in each language with a placeholder for the token, and without passwords', () => {
  for (const language of snippetLanguages) {
    const snippet = toSnippet(language, request, options)
    expect(snippet).toContain('Bearer YOUR_TOKEN')
    expect(snippet).toContain('https://example.com/api/users')
    expect(snippet).toContain('YOUR_PASSWORD')
    expect(snippet).not.toContain('herons')
    expect(snippet).not.toContain('x-requested-with')
  }
  expect(toSnippet('curl', request, options)).toContain(String.raw`O'\''Hara`)
})

test('a call that is signed by a key has the header of the key, with a placeholder', () => {
  const written = (authentication: 'basic' | 'api-key') =>
    toSnippet('curl', request, { ...options, authentication })
  expect(written('basic')).toContain('authorization: Basic YOUR_KEY_ID_AND_SECRET_IN_BASE64')
  expect(written('api-key')).toContain('x-api-key: YOUR_API_KEY')
  expect(written('api-key')).not.toContain('authorization')
})

test('a call without authentication or body carries neither', () => {
  const health = { method: 'GET', url: '/health', headers: {}, body: undefined }
  expect(toSnippet('curl', health, { ...options, operation: { requiresAuth: false, body: {} } })).toBe(
    "curl 'https://example.com/health'"
  )
})

test('a line of JSON is split into names, texts, values and signs', () => {
  expect(splitJsonLine('  "a": "x: y",')).toEqual([
    { kind: 'sign', text: '  ' },
    { kind: 'name', text: '"a"' },
    { kind: 'sign', text: ': ' },
    { kind: 'text', text: '"x: y"' },
    { kind: 'sign', text: ',' }
  ])
  expect(splitJsonLine('12,')).toEqual([
    { kind: 'value', text: '12' },
    { kind: 'sign', text: ',' }
  ])
})
