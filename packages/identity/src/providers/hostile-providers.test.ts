import { afterEach, expect, test } from 'vitest'
import type { Services } from '@sitewright/kernel/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, onSqlite, createTestServices } from '@sitewright/kernel/testing/services'
import { resetTables } from '../../testing/providers/reset-tables.ts'
import { configureProvider } from '../../testing/providers/configure.ts'
import { json, send } from '@sitewright/kernel/testing/local-server'
import { fakeOpenidProvider, type Misbehaviour } from '../../testing/providers/fake-openid-provider.ts'
import { startSignIn, parseReturn, signInWith, followToCallback } from '../../testing/providers/visit.ts'
import { createIdentityApp } from '../../testing/identity-app.ts'

const noor = { sub: 'noor', email: 'noor@example.com', email_verified: true, name: 'Noor Haddad' }
const start = '/api/auth/oauth/google'
const seconds = () => Math.floor(Date.now() / 1000)

onSqlite('a hostile provider', (open) => {
  const empty = resetTables(open)
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  async function started(lies: Misbehaviour, replaced: Partial<Services> = {}) {
    const server = await fakeOpenidProvider(noor, lies)
    closing.push(server.close)
    const services = await createTestServices(await empty(), {
      now: createTestClock(Date.now()),
      ...replaced
    })
    await configureProvider(services, 'google', server.address)
    const page = createTestBrowser(createIdentityApp(services))
    const people = () => services.database.db.selectFrom('users').select('email').execute()
    return { server, services, page, people }
  }

  test('signs users in while it behaves', async () => {
    const { page, people } = await started({})
    expect((await signInWith(page, start))?.status).toBe('done')
    expect(await people()).toEqual([{ email: noor.email }])
  })

  test('security bar 36: an invalid ID token signs nobody in', async () => {
    const lies: Record<string, Misbehaviour> = {
      'wrong issuer': { claims: (claims) => ({ ...claims, iss: 'https://accounts.google.com' }) },
      'issuer with a slash more': { claims: (claims) => ({ ...claims, iss: `${String(claims['iss'])}/` }) },
      'wrong audience': { claims: (claims) => ({ ...claims, aud: 'another client' }) },
      'several audiences': { claims: (claims) => ({ ...claims, aud: [String(claims['aud']), 'another'] }) },
      'bad signature': { wrongKey: true },
      expired: { claims: (claims) => ({ ...claims, iat: seconds() - 900, exp: seconds() - 600 }) },
      'not yet issued': { claims: (claims) => ({ ...claims, iat: seconds() + 600, nbf: seconds() + 600 }) },
      'wrong nonce': { claims: (claims) => ({ ...claims, nonce: 'another nonce' }) },
      'no nonce': { claims: ({ nonce: _nonce, ...claims }) => claims },
      'no subject': { claims: ({ sub: _sub, ...claims }) => claims },
      'an empty subject': { claims: (claims) => ({ ...claims, sub: '' }) },
      'no ID token': { token: json({ access_token: 'access', token_type: 'Bearer' }) },
      'unsigned ID token': {
        token: json({ access_token: 'a', token_type: 'Bearer', id_token: `${btoa('{"alg":"none"}')}.e30.` })
      },
      'another issuer on the way back': { iss: 'https://accounts.google.com' }
    }
    const { server, page, people, services } = await started({})
    for (const [name, lie] of Object.entries(lies)) {
      for (const key of Object.keys(server.lies) as (keyof Misbehaviour)[]) delete server.lies[key]
      Object.assign(server.lies, lie)
      await services.database.db.deleteFrom('rate_counts').execute()
      expect([name, await signInWith(page, start)]).toMatchObject([name, { code: 'oauth.failed' }])
    }
    expect(await people()).toEqual([])
    const row = await services.database.db.selectFrom('identity_providers').selectAll().executeTakeFirst()
    expect([row?.logins, row?.failures]).toEqual([0, Object.keys(lies).length])
  })

  test('security bar 39: an unexpected discovery document is refused', async () => {
    const lies: Record<string, Misbehaviour> = {
      'another issuer': { document: (document) => ({ ...document, issuer: 'https://accounts.google.com' }) },
      'a slash more': { document: (document) => ({ ...document, issuer: `${String(document['issuer'])}/` }) },
      'an address in plain http': {
        document: (document) => ({ ...document, authorization_endpoint: 'http://evil.example/' })
      },
      'an address that is a script': {
        document: (document) => ({ ...document, authorization_endpoint: 'javascript:alert(1)' })
      },
      'no keys': { document: ({ jwks_uri: _keys, ...document }) => document },
      huge: { discovery: (response) => send(response, json({ issuer: 'x'.repeat(600 * 1024) })) },
      'huge without saying so': {
        discovery: (response) => {
          response.writeHead(200, { 'content-type': 'application/json' })
          for (let part = 0; part < 40; part += 1) response.write('x'.repeat(16 * 1024))
          response.end()
        }
      },
      redirecting: {
        discovery: (response) =>
          send(response, {
            status: 302,
            headers: { location: 'http://localhost:1/', 'content-type': 'application/json' }
          })
      },
      'HTML instead of JSON': {
        discovery: (response) =>
          send(response, { headers: { 'content-type': 'text/html' }, body: '<p>Hello</p>' })
      },
      'HTML that calls itself JSON': { discovery: (response) => send(response, { body: '<p>Hello</p>' }) },
      packed: {
        discovery: (response) =>
          send(response, {
            headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
            body: '{}'
          })
      },
      'an error': { discovery: (response) => send(response, json({}, 500)) },
      'a list': { discovery: (response) => send(response, json([])) },
      nothing: { discovery: (response) => send(response, json(null)) },
      'a closed door': { discovery: (response) => void response.destroy() }
    }
    const { server, page, services } = await started({})
    for (const [name, lie] of Object.entries(lies)) {
      for (const key of Object.keys(server.lies) as (keyof Misbehaviour)[]) delete server.lies[key]
      Object.assign(server.lies, lie)
      await services.database.db.deleteFrom('rate_counts').execute()
      const response = await page.call('GET', start)
      expect([name, parseReturn(response)]).toMatchObject([name, { code: 'oauth.unreachable' }])
    }
  })

  test('security bar 39: a slow provider times out after five seconds', async () => {
    const { page } = await started({
      discovery: (response) => {
        response.writeHead(200, { 'content-type': 'application/json' })
        const drip = setInterval(() => response.write(' '), 200)
        response.on('close', () => clearInterval(drip))
      }
    })
    const began = performance.now()
    expect(parseReturn(await page.call('GET', start))).toMatchObject({ code: 'oauth.unreachable' })
    const took = performance.now() - began
    expect(took).toBeGreaterThan(4500)
    expect(took).toBeLessThan(9000)
  })

  test('security bar 39: discovery document and keys are cached', async () => {
    const { server, page } = await started({})
    for (let round = 0; round < 3; round += 1) expect((await signInWith(page, start))?.status).toBe('done')
    const count = (path: string): number => server.asked.filter((asked) => asked.startsWith(path)).length
    expect([count('/.well-known'), count('/keys'), count('/token')]).toEqual([1, 1, 3])
  })

  test('security bar 39: a token response that is no JSON or redirects signs nobody in', async () => {
    const answers = [
      { status: 302, headers: { location: 'https://evil.example/', 'content-type': 'application/json' } },
      { headers: { 'content-type': 'text/html' }, body: '<p>Hello</p>' },
      json({ access_token: 'x'.repeat(600 * 1024) }),
      json(null),
      json({ error: 'invalid_grant' }, 400)
    ]
    const { server, page } = await started({})
    for (const token of answers) {
      server.lies.token = token
      expect(await signInWith(page, start)).toMatchObject({ status: 'error', code: 'oauth.failed' })
    }
  })

  test("the failure is audited with our reason, without the provider's text", async () => {
    const { server, page, services } = await started({
      token: json({ error: 'a secret\r\nof the provider' }, 400)
    })
    const before = await services.database.db.selectFrom('audit').select('seq').execute()
    await page.call('GET', await followToCallback(await startSignIn(page, start)))
    const rows = await services.database.db
      .selectFrom('audit')
      .selectAll()
      .where('seq', '>', before.length)
      .execute()
    expect(rows.map(({ action, outcome }) => [action, outcome])).toEqual([['auth.provider', 'refused']])
    expect(rows[0]?.details).toContain('oauth.failed')
    expect(rows[0]?.details).not.toContain('of the provider')
    expect(server.asked.length).toBeGreaterThan(0)
  })
})
