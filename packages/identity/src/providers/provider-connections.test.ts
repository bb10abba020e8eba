import { afterEach, expect, test } from 'vitest'
import {
  createTestClock,
  createTestOutbox,
  onSqlite,
  createTestServices
} from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { defaultSecuritySettings, saveSecuritySettings } from '@sitewright/kernel/services'
import { resetTables } from '../../testing/providers/reset-tables.ts'
import { configureProvider } from '../../testing/providers/configure.ts'
import { fakeOpenidProvider } from '../../testing/providers/fake-openid-provider.ts'
import { parseReturn, signInWith, followToCallback } from '../../testing/providers/visit.ts'
import { createIdentityApp } from '../../testing/identity-app.ts'

const connections = '/api/account/connections'
const start = `${connections}/google/start`

onSqlite('connected providers', (open) => {
  const empty = resetTables(open)
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  async function started({ password }: { password?: null } = {}) {
    const now = createTestClock(Date.now())
    const outbox = createTestOutbox()
    const services = await createTestServices(await empty(), { now, outbox })
    // Another user's address at the provider, not verified: a signed-in user may still connect the identity.
    const server = await fakeOpenidProvider({
      sub: 'g-1',
      email: 'private@example.com',
      email_verified: true
    })
    closing.push(server.close)
    await configureProvider(services, 'google', server.address)
    const app = createIdentityApp(services)
    const user = await createTestUser(services, 'user', password === null ? { password } : {})
    const client = await createTestClient(services, app, user, 'user')
    const json = async (method: string, path: string, body?: unknown) => {
      const response = await client.call(method, path, body)
      const answer = (await response.json()) as { url?: string; error?: { code: string } }
      return { ...answer, code: answer.error?.code }
    }
    const connect = async () => {
      const { url } = await json('POST', start, {})
      return parseReturn(await client.call('GET', await followToCallback(String(url))))
    }
    return { services, app, now, outbox, server, user, client, json, connect }
  }

  test('a signed-in user connects a provider, sees it, signs in with it and disconnects it', async () => {
    const { app, services, client, user, json, connect, outbox } = await started()
    expect(await json('GET', connections)).toMatchObject({
      connections: [],
      available: [{ id: 'google', displayName: 'Google' }]
    })
    const { url } = await json('POST', start, { redirect: '/auth/profile?tab=accounts' })
    const returned = parseReturn(await client.call('GET', await followToCallback(String(url))))
    expect(returned).toEqual({ status: 'linked', area: 'user', redirect: '/auth/profile?tab=accounts' })
    expect(await json('GET', connections)).toMatchObject({
      connections: [{ provider: 'google', email: 'private@example.com', lastUsedAt: null, removable: true }],
      available: []
    })
    const other = await createTestClient(services, app, user, 'user')
    other.token = undefined
    expect((await signInWith(other, '/api/auth/oauth/google'))?.status).toBe('done')
    expect((await connect())?.status).toBe('linked')
    expect(await json('DELETE', `${connections}/google`)).toMatchObject({
      success: true,
      message: 'Google is disconnected'
    })
    expect((await json('DELETE', `${connections}/google`)).code).toBe('connection.not-found')
    const letters = outbox.posted
      .map(({ template }) => template.kind)
      .filter((kind) => kind.startsWith('provider'))
    expect(letters).toEqual(['provider-connected', 'provider-disconnected'])
    const rows = await services.database.db
      .selectFrom('audit')
      .select('action')
      .where('actor_id', '=', user.id)
      .orderBy('seq')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['account.connect', 'auth.login', 'account.disconnect'])
  })

  test('the only way to sign in stays', async () => {
    const { services, json, connect } = await started({ password: null })
    await connect()
    expect(await json('GET', connections)).toMatchObject({ connections: [{ removable: false }] })
    expect((await json('DELETE', `${connections}/google`)).code).toBe('connection.only-way')
    const { db } = services.database
    await db.updateTable('users').set({ password_hash: 'one' }).execute()
    await saveSecuritySettings(db, { ...defaultSecuritySettings, allowPasswordLogin: false }, 1)
    expect((await json('DELETE', `${connections}/google`)).code).toBe('connection.only-way')
    await saveSecuritySettings(db, defaultSecuritySettings, 1)
    expect((await json('DELETE', `${connections}/google`)).code).toBeUndefined()
  })

  test('of two providers that are disconnected at the same moment one stays', async () => {
    const { services, user, json, connect, server } = await started({ password: null })
    await connect()
    await configureProvider(services, 'github', server.address)
    await services.database.db
      .insertInto('identities')
      .values({
        id: 'two',
        user_id: user.id,
        provider: 'github',
        issuer: server.address,
        subject: '1',
        email: null,
        connected_at: 1,
        last_used_at: null
      })
      .execute()
    const answers = await Promise.all(
      ['google', 'github'].map(async (id) => (await json('DELETE', `${connections}/${id}`)).code)
    )
    expect(answers.toSorted()).toEqual(['connection.only-way', undefined].toSorted())
  })

  test("another user's identity is not taken over, and each provider can be connected once", async () => {
    const { services, app, server, connect } = await started()
    await connect()
    const other = await createTestClient(services, app, await createTestUser(services, 'user'), 'user')
    const again = async () => {
      const { url } = (await (await other.call('POST', start, {})).json()) as { url: string }
      return parseReturn(await other.call('GET', await followToCallback(url)))
    }
    expect(await again()).toMatchObject({ status: 'error', code: 'oauth.identity-taken' })
    server.lies.claims = (claims) => ({ ...claims, sub: 'g-2' })
    expect((await again())?.status).toBe('linked')
    server.lies.claims = (claims) => ({ ...claims, sub: 'g-3' })
    expect(await again()).toMatchObject({ status: 'error', code: 'oauth.connected' })
  })

  test('security bar 35: a connection is finished in the browser that started it, and not by code and state', async () => {
    const { app, services, user, client, json } = await started()
    const { url } = await json('POST', start, {})
    const path = await followToCallback(String(url))
    const thief = await createTestClient(services, app, user, 'user')
    expect(parseReturn(await thief.call('GET', path))).toMatchObject({ code: 'oauth.state' })
    const { code, state } = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
    expect((await json('POST', '/api/auth/oauth/callback', { provider: 'google', code, state })).code).toBe(
      'oauth.state'
    )
    expect(parseReturn(await client.call('GET', path))).toMatchObject({ code: 'oauth.state' })
  })

  test('security bar 20: an ended session cannot finish a connection', async () => {
    const { services, client, json } = await started()
    const { url } = await json('POST', start, {})
    const path = await followToCallback(String(url))
    await client.call('POST', '/api/auth/logout', { refreshToken: client.refreshToken })
    expect(parseReturn(await client.call('GET', path))).toMatchObject({
      status: 'error',
      code: 'auth.expired'
    })
    expect(await services.database.db.selectFrom('identities').selectAll().execute()).toEqual([])
  })

  test('security bar 25: connecting and disconnecting take step-up', async () => {
    const { services, now, json } = await started()
    await services.database.db
      .updateTable('sessions')
      .set({ proved_at: now() - 10 * 60_000 - 1 })
      .execute()
    expect((await json('POST', start, {})).code).toBe('auth.step-up')
    expect((await json('DELETE', `${connections}/google`)).code).toBe('auth.step-up')
    expect((await json('GET', connections)).code).toBeUndefined()
  })

  test('security bar 37: the redirect leads to a page of ours', async () => {
    const { client, json } = await started()
    const { url } = await json('POST', start, { redirect: '//evil.example' })
    const returned = parseReturn(await client.call('GET', await followToCallback(String(url))))
    expect(returned).toMatchObject({ status: 'linked', redirect: '/auth/profile' })
  })
})
