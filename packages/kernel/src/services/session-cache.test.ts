import { expect, test } from 'vitest'
import type { SessionState } from '../roles/session-state.ts'
import { createSessionCache } from './session-cache.ts'

const state = (userId: string): SessionState => ({ user: { id: userId } }) as SessionState

test('the sessions of many users are forgotten, and no others', () => {
  const cache = createSessionCache(() => 0)
  for (let index = 0; index < 30; index += 1) cache.set(`session ${index}`, state(`user ${index % 10}`))
  cache.forget('session 0')
  cache.forgetUsers(['user 1', 'user 2', 'nobody'])
  cache.forgetUser('user 3')
  const left = Array.from({ length: 30 }, (_, index) => index).filter(
    (index) => cache.get(`session ${index}`) !== undefined
  )
  expect(left).toEqual([4, 5, 6, 7, 8, 9, 10, 14, 15, 16, 17, 18, 19, 20, 24, 25, 26, 27, 28, 29])
})

test('the sessions of the users with a role are forgotten', () => {
  const cache = createSessionCache(() => 0)
  const withRole = (id: string, role: string): SessionState => ({ user: { id, role } }) as SessionState
  cache.set('one', withRole('a', 'editor'))
  cache.set('two', withRole('b', 'user'))
  cache.forgetRole('editor')
  expect([cache.get('one'), cache.get('two')?.user.id]).toEqual([undefined, 'b'])
})

test('the sessions in a tenant are forgotten, or those in all tenants, and never those of the installation', () => {
  const cache = createSessionCache(() => 0)
  const inTenant = (id: string, tenant: string | null): SessionState =>
    ({ user: { id, tenant_id: tenant } }) as SessionState
  const left = () => ['one', 'two', 'three'].filter((id) => cache.get(id) !== undefined)
  cache.set('one', inTenant('a', 'bakery'))
  cache.set('two', inTenant('b', 'garage'))
  cache.set('three', inTenant('c', null))
  cache.forgetTenant('bakery')
  expect(left()).toEqual(['two', 'three'])
  cache.forgetTenant()
  expect(left()).toEqual(['three'])
})

test('a session that is set again belongs to its user once, and an old one makes room', () => {
  const cache = createSessionCache(() => 0)
  for (let index = 0; index < 20_001; index += 1) cache.set(`session ${index}`, state('user'))
  expect([cache.get('session 0'), cache.get('session 1')?.user.id]).toEqual([undefined, 'user'])
  cache.set('session 1', state('user'))
  cache.forgetUser('user')
  expect([cache.get('session 1'), cache.get('session 20000')]).toEqual([undefined, undefined])
})

test('forgetting ten thousand users of a full cache takes no walk of it for each', () => {
  const cache = createSessionCache(() => 0)
  for (let index = 0; index < 20_000; index += 1) cache.set(`session ${index}`, state(`user ${index}`))
  const begun = performance.now()
  cache.forgetUsers(Array.from({ length: 10_000 }, (_, index) => `user ${index}`))
  // A walk for each would be 200 million steps.
  expect(performance.now() - begun).toBeLessThan(200)
  expect([cache.get('session 9999'), cache.get('session 10000')?.user.id]).toEqual([undefined, 'user 10000'])
})
