import { expect, test } from 'vitest'
import { cookiePrefixOf } from './cookie-prefix.ts'

const here = 'http://localhost:3000'

test('security bar 23: a provider that sends somebody back does not change the names of the cookies', () => {
  const prefixAt = (path: string, headers: Record<string, string>) =>
    cookiePrefixOf(new Request(`${here}${path}`, { headers }), here)
  const callback = '/api/auth/oauth/google/callback?code=x&state=y'
  const referer = 'https://accounts.google.com/'
  expect(prefixAt(callback, { referer })).toBeUndefined()
  expect(prefixAt('/auth/callback', { referer, 'sec-fetch-site': 'cross-site' })).toBeUndefined()
  expect(prefixAt(callback, { referer, 'x-forwarded-proto': 'https' })).toBe('host')
  expect(prefixAt(`/api/auth/refresh?${callback}`, { referer })).toBe('host')
  expect(prefixAt('/api/auth/refresh', { referer, 'sec-fetch-site': 'same-origin' })).toBe('host')
})
