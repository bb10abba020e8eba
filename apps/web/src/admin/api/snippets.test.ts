import { expect, test } from 'vitest'
import { hiddenMark, hideSecrets } from './hidden-values.ts'
import { snippetLanguages, tokenPlaceholder, toSnippet } from './snippets.ts'
import { splitJsonLine } from './split-json-line.ts'

const options = { origin: 'https://example.com', requiresAuth: true }
const request = {
  method: 'POST',
  url: '/api/users',
  headers: { 'content-type': 'application/json', 'x-requested-with': 'sitewright' },
  body: JSON.stringify({ firstName: "Maya O'Hara", password: 'seven quiet herons' })
}

test('a call is written in each language with a placeholder for the token, and without passwords', () => {
  for (const language of snippetLanguages) {
    const snippet = toSnippet(language, request, options)
    expect(snippet).toContain(`Bearer ${tokenPlaceholder}`)
    expect(snippet).toContain('https://example.com/api/users')
    expect(snippet).toContain('YOUR_PASSWORD')
    expect(snippet).not.toContain('herons')
    expect(snippet).not.toContain('x-requested-with')
  }
  expect(toSnippet('curl', request, options)).toContain(String.raw`O'\''Hara`)
})

test('a call without authentication or body carries neither', () => {
  const health = { method: 'GET', url: '/health', headers: {}, body: undefined }
  expect(toSnippet('curl', health, { ...options, requiresAuth: false })).toBe(
    "curl 'https://example.com/health'"
  )
})

test('secrets of an answer are hidden and counted; codes of errors and short keys are not', () => {
  const answer = {
    token: 'abc',
    user: { email: 'maya@example.com', password: '' },
    recoveryCodes: ['7KQP-2MXR-9DTV', '7KQP-2MXR-9DTW'],
    error: { code: 'auth.expired' },
    code: '123456',
    key: 'users'
  }
  expect(hideSecrets(answer)).toEqual({
    hidden: 4,
    value: {
      ...answer,
      token: hiddenMark,
      recoveryCodes: [hiddenMark, hiddenMark],
      code: hiddenMark
    }
  })
  expect(hideSecrets([{ refreshToken: null }])).toEqual({ hidden: 0, value: [{ refreshToken: null }] })
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
