import { expect, test } from 'vitest'
import { toProviderReturnUrl, parseProviderReturn, type ProviderReturn } from './provider-return.ts'

test.each<ProviderReturn>([
  { status: 'done', area: 'user', redirect: '/builder?step=2#x' },
  { status: 'challenge', area: 'admin', redirect: '/admin/dashboard' },
  { status: 'error', code: 'oauth.state', area: 'user', redirect: '/auth/login' }
])('what the server sends back is read by the page: %j', (returned) => {
  const { hash } = new URL(toProviderReturnUrl(returned), 'https://sitewright.test')
  expect(parseProviderReturn(hash)).toEqual(returned)
})

test.each(['', '#', '#status=error&code=nonsense', '#status=token&redirect=%2F'])(
  '%j says nothing',
  (hash) => {
    expect(parseProviderReturn(hash)).toBeUndefined()
  }
)

test('security bar 37: a page that was planted in the fragment is not gone to', () => {
  expect(parseProviderReturn('#status=done&area=user&redirect=%2F%2Fevil.example')?.redirect).toBe('/')
})
