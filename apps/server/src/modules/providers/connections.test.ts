import { afterEach, expect, test } from 'vitest'
import { accountsApp } from '../../testing-app.ts'
import { clock, keptOutbox, onEachEngine, testAccounts } from '../../testing-accounts.ts'
import { clientOf, personOf } from '../../testing-people.ts'
import { defaultSecuritySettings, saveSecuritySettings } from '../settings/security-settings.ts'
import { emptied } from './testing/emptied.ts'
import { configure } from './testing/configure.ts'
import { openidServer } from './testing/openid-server.ts'
import { returnIn, signInWith, visit } from './testing/visit.ts'

const connections = '/api/account/connections'
const start = `${connections}/google/start`

onEachEngine('connected providers', (open) => {
  const empty = emptied(open)
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  async function started({ password }: { password?: null } = {}) {
    const now = clock(Date.now())
    const outbox = keptOutbox()
    const accounts = await testAccounts(await empty(), { now, outbox })
    // Somebody else's address at the provider, not verified: who is signed in may connect it all the same.
    const server = await openidServer({ sub: 'g-1', email: 'private@example.com', email_verified: true })
    closing.push(server.close)
    await configure(accounts, 'google', server.address)
    const app = accountsApp(accounts)
    const user = await personOf(accounts, 'user', password === null ? { password } : {})
    const client = await clientOf(accounts, app, user, 'user')
    const json = async (method: string, path: string, body?: unknown) => {
      const response = await client.call(method, path, body)
      const answer = (await response.json()) as { url?: string; error?: { code: string } }
      return { ...answer, code: answer.error?.code }
    }
    const connect = async () => {
      const { url } = await json('POST', start, {})
      return returnIn(await client.call('GET', await visit(String(url))))
    }
    return { accounts, app, now, outbox, server, user, client, json, connect }
  }

  test('a signed-in person connects a provider, sees it, signs in with it and takes it away again', async () => {
    const { app, accounts, client, user, json, connect, outbox } = await started()
    expect(await json('GET', connections)).toMatchObject({
      connections: [],
      available: [{ id: 'google', displayName: 'Google' }]
    })
    const { url } = await json('POST', start, { redirect: '/auth/profile?tab=accounts' })
    const returned = returnIn(await client.call('GET', await visit(String(url))))
    expect(returned).toEqual({ status: 'linked', area: 'user', redirect: '/auth/profile?tab=accounts' })
    expect(await json('GET', connections)).toMatchObject({
      connections: [{ provider: 'google', email: 'private@example.com', lastUsedAt: null, removable: true }],
      available: []
    })
    const other = await clientOf(accounts, app, user, 'user')
    other.token = undefined
    expect((await signInWith(other, '/api/auth/oauth/google'))?.status).toBe('done')
    expect((await connect())?.status).toBe('linked')
    expect(await json('DELETE', `${connections}/google`)).toMatchObject({
      success: true,
      message: 'Google is disconnected'
    })
    expect((await json('DELETE', `${connections}/google`)).code).toBe('connection.not-found')
    const letters = outbox.posted
      .map(({ letter }) => letter.kind)
      .filter((kind) => kind.startsWith('provider'))
    expect(letters).toEqual(['provider-connected', 'provider-disconnected'])
    const rows = await accounts.database.db
      .selectFrom('audit')
      .select('action')
      .where('actor_id', '=', user.id)
      .orderBy('seq')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['account.connect', 'auth.login', 'account.disconnect'])
  })

  test('the only way to sign in stays', async () => {
    const { accounts, json, connect } = await started({ password: null })
    await connect()
    expect(await json('GET', connections)).toMatchObject({ connections: [{ removable: false }] })
    expect((await json('DELETE', `${connections}/google`)).code).toBe('connection.only-way')
    const { db } = accounts.database
    await db.updateTable('users').set({ password_hash: 'one' }).execute()
    await saveSecuritySettings(db, { ...defaultSecuritySettings, allowPasswordLogin: false }, 1)
    expect((await json('DELETE', `${connections}/google`)).code).toBe('connection.only-way')
    await saveSecuritySettings(db, defaultSecuritySettings, 1)
    expect((await json('DELETE', `${connections}/google`)).code).toBeUndefined()
  })

  test('of two providers that are taken away at the same moment one stays', async () => {
    const { accounts, user, json, connect, server } = await started({ password: null })
    await connect()
    await configure(accounts, 'github', server.address)
    await accounts.database.db
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

  test("somebody else's account of a provider is not taken over, and one of each provider is enough", async () => {
    const { accounts, app, server, connect } = await started()
    await connect()
    const other = await clientOf(accounts, app, await personOf(accounts, 'user'), 'user')
    const again = async () => {
      const { url } = (await (await other.call('POST', start, {})).json()) as { url: string }
      return returnIn(await other.call('GET', await visit(url)))
    }
    expect(await again()).toMatchObject({ status: 'error', code: 'oauth.identity-taken' })
    server.lies.claims = (claims) => ({ ...claims, sub: 'g-2' })
    expect((await again())?.status).toBe('linked')
    server.lies.claims = (claims) => ({ ...claims, sub: 'g-3' })
    expect(await again()).toMatchObject({ status: 'error', code: 'oauth.connected' })
  })

  test('security bar 35: a connection that was begun is finished in that browser, by code and state not at all', async () => {
    const { app, accounts, user, client, json } = await started()
    const { url } = await json('POST', start, {})
    const path = await visit(String(url))
    const thief = await clientOf(accounts, app, user, 'user')
    expect(returnIn(await thief.call('GET', path))).toMatchObject({ code: 'oauth.state' })
    const { code, state } = Object.fromEntries(new URLSearchParams(path.split('?')[1]))
    expect((await json('POST', '/api/auth/oauth/callback', { provider: 'google', code, state })).code).toBe(
      'oauth.state'
    )
    expect(returnIn(await client.call('GET', path))).toMatchObject({ code: 'oauth.state' })
  })

  test('security bar 20: a session that has ended connects nothing more', async () => {
    const { accounts, client, json } = await started()
    const { url } = await json('POST', start, {})
    const path = await visit(String(url))
    await client.call('POST', '/api/auth/logout', { refreshToken: client.refreshToken })
    expect(returnIn(await client.call('GET', path))).toMatchObject({ status: 'error', code: 'auth.expired' })
    expect(await accounts.database.db.selectFrom('identities').selectAll().execute()).toEqual([])
  })

  test('security bar 25: connecting and disconnecting ask for a fresh proof', async () => {
    const { accounts, now, json } = await started()
    await accounts.database.db
      .updateTable('sessions')
      .set({ proved_at: now() - 10 * 60_000 - 1 })
      .execute()
    expect((await json('POST', start, {})).code).toBe('auth.step-up')
    expect((await json('DELETE', `${connections}/google`)).code).toBe('auth.step-up')
    expect((await json('GET', connections)).code).toBeUndefined()
  })

  test('security bar 37: the way back leads to a page of ours', async () => {
    const { client, json } = await started()
    const { url } = await json('POST', start, { redirect: '//evil.example' })
    const returned = returnIn(await client.call('GET', await visit(String(url))))
    expect(returned).toMatchObject({ status: 'linked', redirect: '/auth/profile' })
  })
})
