import { expect, test } from 'vitest'
import { isLocalPath } from './local-path.ts'

test.each(['/', '/admin/dashboard', '/auth/profile?tab=security#sessions', '/%2f%2fevil.example'])(
  'security bar 37: %j stays here',
  (path) => {
    expect(isLocalPath(path)).toBe(true)
  }
)

test.each([
  '',
  'admin',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'https:evil.example',
  'https://evil.example/',
  '%2f%2fevil.example',
  '/\t/evil.example',
  '/ok\r\nSet-Cookie: a=b',
  '/a\\..\\b',
  `/${'a'.repeat(500)}`
])('security bar 37: %j leads elsewhere or is no path', (path) => {
  expect(isLocalPath(path)).toBe(false)
})
