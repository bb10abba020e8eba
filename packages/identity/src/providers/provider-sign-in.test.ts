import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Services, defaultSecuritySettings, saveSecuritySettings } from '@sitewright/kernel/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import {
  createTestClock,
  createTestOutbox,
  onSqlite,
  createTestServices
} from '@sitewright/kernel/testing/services'
import { resetTables } from '../../testing/providers/reset-tables.ts'
import { configureProvider } from '../../testing/providers/configure.ts'
import {
  startOidcProvider,
  type ProviderAccount,
  type OidcProvider
} from '../../testing/providers/oidc-provider.ts'
import { startSignIn, parseReturn, signInWith, followToCallback } from '../../testing/providers/visit.ts'
import { createIdentityApp } from '../../testing/identity-app.ts'

const maya: ProviderAccount = {
  sub: 'maya-1',
  email: 'Maya@Example.com',
  email_verified: true,
  given_name: 'Maya',
  family_name: 'Okafor'
}
const callback = 'https://sitewright.test/api/auth/oauth/google/callback'
const start = '/api/auth/oauth/google'

let provider: OidcProvider
beforeAll(async () => {
  provider = await startOidcProvider(maya, callback)
})
afterAll(() => provider.close())

onSqlite('sign-in with a provider', (open) => {
  const empty = resetTables(open)
  async function started(replaced: Partial<Services> = {}) {
    const now = createTestClock(Date.now())
    const services = await createTestServices(await empty(), {
      now,
      outbox: createTestOutbox(false),
      ...replaced
    })
    await configureProvider(services, 'google', provider.issuer)
    const app = createIdentityApp(services)
    return { services, app, now, page: createTestBrowser(app) }
  }
  const json = async (response: Response) => (await response.json()) as Record<string, unknown>

  test('the first sign-in creates an account, the second finds it, and the page gets a session by its cookie', async () => {
    const { app, page, services } = await started()
    expect(await signInWith(page, `${start}?redirect=/builder`)).toEqual({
      status: 'done',
      area: 'user',
      redirect: '/builder'
    })
    const answer = await json(await page.call('POST', '/api/auth/refresh', {}))
    expect(answer).toMatchObject({
      success: true,
      refreshToken: null,
      user: {
        email: 'maya@example.com',
        firstName: 'Maya',
        lastName: 'Okafor',
        role: 'user',
        emailVerified: true
      }
    })
    const other = createTestBrowser(app)
    expect((await signInWith(other, start))?.status).toBe('done')
    expect(await services.database.db.selectFrom('users').select('login_count').execute()).toEqual([
      { login_count: 2 }
    ])
  })

  test('security bar 31: the navigations are in the OpenAPI document, with their access', async () => {
    const { app } = await started()
    const { paths = {} } = app.getOpenAPI31Document({ openapi: '3.1.0', info: { title: '', version: '' } })
    for (const path of ['/api/auth/oauth/{provider}', '/api/auth/oauth/{provider}/callback'])
      expect(paths[path]?.get).toMatchObject({ 'x-access': 'public', responses: { 302: {} } })
  })

  test('the URL of the page holds no secret', async () => {
    const { page } = await started()
    const response = await page.call('GET', await followToCallback(await startSignIn(page, start)))
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/auth/callback#status=done&area=user&redirect=%2F')
    expect(response.headers.get('referrer-policy')).toBe('no-referrer')
    expect(response.headers.get('cache-control')).toBe('no-store')
  })

  test('an API client finishes with code and state, and with the cookie of its flow', async () => {
    const { app, page } = await started()
    const client = createTestBrowser(app, { transport: 'body' })
    const back = new URL(await followToCallback(await startSignIn(client, `${start}?admin=false`)), callback)
    const { code, state, iss } = Object.fromEntries(back.searchParams)
    const body = { provider: 'google', code, state, iss, isAdmin: false }
    expect((await page.call('POST', '/api/auth/oauth/callback', body)).status).toBe(400)
    const answer = await json(await client.call('POST', '/api/auth/oauth/callback', body))
    expect(answer).toMatchObject({ success: true, user: { firstName: 'Maya' }, challenge: null })
    expect(typeof answer['refreshToken']).toBe('string')
    expect((await client.call('GET', '/api/auth/verify')).status).toBe(200)
  })

  test('a flow for the admin area opens no other area, and requires the permission', async () => {
    const { app, page } = await started()
    await signInWith(page, start)
    expect(await signInWith(createTestBrowser(app), `${start}?admin=true`)).toEqual({
      status: 'error',
      code: 'auth.no-panel',
      area: 'admin',
      redirect: '/admin/dashboard'
    })
    const client = createTestBrowser(app)
    const back = new URL(await followToCallback(await startSignIn(client, start)), callback)
    const { code, state, iss } = Object.fromEntries(back.searchParams)
    const body = { provider: 'google', code, state, iss, isAdmin: true }
    expect((await client.call('POST', '/api/auth/oauth/callback', body)).status).toBe(400)
  })

  test('security bar 17: a required second factor is not skipped, and its challenge token is handed over once, by cookie', async () => {
    const { services, page, now } = await started()
    await saveSecuritySettings(
      services.database.db,
      { ...defaultSecuritySettings, requireTwoFactor: true },
      now()
    )
    expect(await signInWith(page, start)).toMatchObject({ status: 'challenge' })
    expect(page.cookies.has('__Host-rt')).toBe(false)
    const answer = await json(await page.call('POST', '/api/auth/oauth/challenge', {}))
    expect(answer).toMatchObject({ success: false, token: null, challenge: { enrol: true } })
    expect((await page.call('POST', '/api/auth/oauth/challenge', {})).status).toBe(401)
  })

  test('security bar 35: state, nonce and PKCE verifier have 256 bits, and the cookie is HttpOnly, lax and short-lived', async () => {
    const { page, services } = await started()
    const response = await page.call('GET', start)
    const query = new URL(response.headers.get('location') ?? '').searchParams
    for (const name of ['state', 'nonce', 'code_challenge']) expect(query.get(name)).toMatch(/^[\w-]{43}$/)
    expect(query.get('code_challenge_method')).toBe('S256')
    expect(query.get('response_type')).toBe('code')
    expect(response.headers.getSetCookie().join()).toMatch(
      /^__Host-oauth=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/
    )
    const row = await services.database.db.selectFrom('oauth_flows').selectAll().executeTakeFirstOrThrow()
    const kept = JSON.stringify(row)
    for (const secret of [query.get('state'), query.get('nonce'), page.cookies.get('__Host-oauth')])
      expect(kept).not.toContain(secret)
  })

  test('security bar 35: a state from another browser is refused, and does not cost the right one its sign-in', async () => {
    const { app, page } = await started()
    const path = await followToCallback(await startSignIn(page, start))
    const thief = createTestBrowser(app)
    await startSignIn(thief, start)
    expect(parseReturn(await thief.call('GET', path))).toMatchObject({ status: 'error', code: 'oauth.state' })
    expect(parseReturn(await page.call('GET', path))?.status).toBe('done')
  })

  test('security bar 35: a state works once', async () => {
    const { page } = await started()
    const path = await followToCallback(await startSignIn(page, start))
    const [first, second] = [await page.call('GET', path), await page.call('GET', path)]
    expect([parseReturn(first)?.status, parseReturn(second)]).toEqual([
      'done',
      { status: 'error', code: 'oauth.state', area: 'user', redirect: '/' }
    ])
  })

  test('security bar 35: of two parallel callbacks one succeeds', async () => {
    const { page } = await started()
    const path = await followToCallback(await startSignIn(page, start))
    const returns = await Promise.all([1, 2, 3, 4].map(async () => parseReturn(await page.call('GET', path))))
    expect(returns.filter((each) => each?.status === 'done')).toHaveLength(1)
  })

  test('security bar 35: a code does not work a second time, in a flow of another browser', async () => {
    const { app, page } = await started()
    const used = new URL(await followToCallback(await startSignIn(page, start)), callback)
    expect(parseReturn(await page.call('GET', used.pathname + used.search))?.status).toBe('done')
    const thief = createTestBrowser(app)
    const own = new URL(await followToCallback(await startSignIn(thief, start)), callback)
    own.searchParams.set('code', used.searchParams.get('code') ?? '')
    expect(parseReturn(await thief.call('GET', own.pathname + own.search))).toMatchObject({
      status: 'error',
      code: 'oauth.failed'
    })
  })

  test('security bar 35: a state expires after ten minutes', async () => {
    const { page, now } = await started()
    const path = await followToCallback(await startSignIn(page, start))
    now.advance(600_001)
    expect(parseReturn(await page.call('GET', path))).toMatchObject({ code: 'oauth.state' })
  })

  test('security bar 36: a callback with another issuer is refused', async () => {
    const { page } = await started()
    const path = new URL(await followToCallback(await startSignIn(page, start)), callback)
    path.searchParams.set('iss', 'https://accounts.google.com')
    expect(parseReturn(await page.call('GET', path.pathname + path.search))).toMatchObject({
      code: 'oauth.failed'
    })
    const silent = new URL(await followToCallback(await startSignIn(page, start)), callback)
    silent.searchParams.delete('iss')
    expect(parseReturn(await page.call('GET', silent.pathname + silent.search))).toMatchObject({
      code: 'oauth.failed'
    })
  })

  test('security bar 37: a redirect to another origin is dropped', async () => {
    const { app } = await started()
    const paths = [
      '%2F%2Fevil.example',
      '%2F%5Cevil.example',
      'https:evil.example',
      '%2f%2fevil.example',
      '/a%0d%0ab'
    ]
    for (const path of paths) {
      const page = createTestBrowser(app, { address: `192.0.2.${paths.indexOf(path)}` })
      const response = await page.call(
        'GET',
        await followToCallback(await startSignIn(page, `${start}?redirect=${path}`))
      )
      expect([path, response.headers.get('location')]).toEqual([
        path,
        '/auth/callback#status=done&area=user&redirect=%2F'
      ])
    }
  })

  test('security bar 37: the redirect address is made from the configured one, whatever Host says', async () => {
    const { page } = await started()
    const response = await page.call('GET', start, undefined, { host: 'evil.example' })
    expect(new URL(response.headers.get('location') ?? '').searchParams.get('redirect_uri')).toBe(callback)
  })

  test('security bar 13: the twenty-first start of an address within a minute is told to wait', async () => {
    const { page } = await started()
    for (let call = 0; call < 20; call += 1) await page.call('GET', start)
    expect(parseReturn(await page.call('GET', start))).toMatchObject({ code: 'request.too-many' })
  })

  test('an unknown or disabled provider is refused', async () => {
    const { page } = await started()
    for (const id of ['google2', '__proto__', 'microsoft']) {
      const response = await page.call('GET', `/api/auth/oauth/${id}?action=register`)
      expect(parseReturn(response)).toMatchObject({ status: 'error', code: 'oauth.unavailable' })
    }
  })

  test('a cancelled sign-in is reported, and does not count as a failure', async () => {
    const { page, services } = await started()
    const state = new URL(await startSignIn(page, start)).searchParams.get('state') ?? ''
    const response = await page.call('GET', `${start}/callback?error=access_denied&state=${state}`)
    expect(parseReturn(response)).toMatchObject({ status: 'error', code: 'oauth.denied' })
    const counts = await services.database.db.selectFrom('identity_providers').selectAll().executeTakeFirst()
    expect(counts?.failures).toBe(0)
  })

  test('a known device causes no new-device mail', async () => {
    const outbox = createTestOutbox(false)
    const { app, page } = await started({ outbox })
    await signInWith(page, start)
    // A provider sends the browser back from elsewhere, so that strict cookies stay at home.
    const strict = page.cookies.get('__Host-device') ?? ''
    const away = await startSignIn(page, start)
    page.cookies.delete('__Host-device')
    await page.call('GET', await followToCallback(away))
    expect(outbox.posted.map(({ template }) => template.kind)).not.toContain('new-device')
    await signInWith(createTestBrowser(app), start)
    expect(outbox.posted.map(({ template }) => template.kind)).toContain('new-device')
    expect(strict).not.toBe('')
  })

  test('security bar 24: signing in again with a provider ends the session that this browser had', async () => {
    const { app, page } = await started()
    await signInWith(page, start)
    const old = page.cookies.get('__Host-rt') ?? ''
    // The provider sends the browser back from elsewhere, so that strict cookies stay at home.
    const away = await startSignIn(page, start)
    page.cookies.delete('__Host-rt')
    await page.call('GET', await followToCallback(away))
    const replay = createTestBrowser(app)
    replay.cookies.set('__Host-rt', old)
    expect((await replay.call('POST', '/api/auth/refresh', {})).status).toBe(401)
    expect((await page.call('POST', '/api/auth/refresh', {})).status).toBe(200)
  })
})
