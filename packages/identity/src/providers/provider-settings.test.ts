import type { IdentityProvider, RoleId } from '@sitewright/api'
import { afterEach, expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, onSqlite, createTestServices } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { defaultSecuritySettings, saveSecuritySettings } from '@sitewright/kernel/services'
import { resetTables } from '../../testing/providers/reset-tables.ts'
import { testClient } from '../../testing/providers/client.ts'
import { configureProvider } from '../../testing/providers/configure.ts'
import { fakeGithub } from '../../testing/providers/fake-github.ts'
import { json, send } from '@sitewright/kernel/testing/local-server'
import { fakeOpenidProvider } from '../../testing/providers/fake-openid-provider.ts'
import { signInWith } from '../../testing/providers/visit.ts'
import { createIdentityApp } from '../../testing/identity-app.ts'

const noor = { sub: 'noor', email: 'noor@example.com', email_verified: true, name: 'Noor Haddad' }
const secret = 'GOCSPX-a-long-secret-1234'

onSqlite('settings of providers', (open) => {
  const empty = resetTables(open)
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  async function started(role: RoleId = 'super_admin') {
    const now = createTestClock(Date.now())
    const services = await createTestServices(await empty(), { now })
    const app = createIdentityApp(services)
    const self = await createTestUser(services, role)
    const client = await createTestClient(services, app, self)
    const call = async (method: string, path: string, body?: unknown) => {
      const response = await client.call(method, `/api/admin/providers${path}`, body)
      const answer = (await response.json()) as Partial<IdentityProvider> & {
        error?: { code: string; details: { path: string }[] }
        providers?: IdentityProvider[]
        success?: boolean
        steps?: { id: string; ok: boolean; message: string }[]
      }
      return { status: response.status, code: answer.error?.code, answer }
    }
    return { services, app, now, self, client, call }
  }

  test('the three providers are listed before they are configured', async () => {
    const { call } = await started()
    const { providers = [] } = (await call('GET', '')).answer
    expect(providers.map(({ id, enabled, configured }) => [id, enabled, configured])).toEqual([
      ['google', false, false],
      ['github', false, false],
      ['microsoft', false, false]
    ])
    expect((await call('GET', '/microsoft')).answer).toMatchObject({
      displayName: 'Microsoft',
      config: {
        tenantId: 'common',
        redirectUri: 'https://sitewright.test/api/auth/oauth/microsoft/callback'
      },
      stats: { totalLogins: 0, activeUsers: 0, lastLogin: null, successRate: null }
    })
    expect((await call('GET', '/gitlab')).status).toBe(400)
  })

  test('security bar 39, 51: the client secret is write-only', async () => {
    const { services, now, call } = await started()
    const saved = await call('PUT', '/google', { config: { clientId: 'id.apps', clientSecret: secret } })
    expect(saved.answer.config?.clientSecret).toEqual({
      set: true,
      last4: '1234',
      updatedAt: now(),
      expiresAt: null
    })
    const seen = JSON.stringify([saved.answer, (await call('GET', '')).answer])
    const { db } = services.database
    const stored = JSON.stringify([
      await db.selectFrom('identity_providers').selectAll().execute(),
      await db.selectFrom('audit').selectAll().execute()
    ])
    expect(seen + stored).not.toContain(secret)
    expect((await call('PUT', '/google', { config: { clientId: 'other' } })).answer).toMatchObject({
      configured: true,
      config: { clientId: 'other', clientSecret: { set: true } }
    })
    expect((await call('PUT', '/google', { config: { clientSecret: 'short' } })).answer).toMatchObject({
      config: { clientSecret: { set: true, last4: null } }
    })
    expect((await call('PUT', '/google', { config: { clientSecret: '' } })).answer).toMatchObject({
      configured: false,
      config: { clientSecret: { set: false, updatedAt: null } }
    })
  })

  test('the day on which a secret ends is kept, audited, and gone with a new secret', async () => {
    const { call, services, now } = await started()
    const secretExpiresAt = now() + 10 * 24 * 60 * 60_000
    const set = await call('PUT', '/google', { config: { clientSecret: secret, secretExpiresAt } })
    expect(set.answer.config?.clientSecret.expiresAt).toBe(secretExpiresAt)
    expect((await call('PUT', '/google', { config: { clientId: 'x' } })).answer).toMatchObject({
      config: { clientSecret: { expiresAt: secretExpiresAt } }
    })
    expect((await call('PUT', '/google', { config: { clientSecret: `${secret}5` } })).answer).toMatchObject({
      config: { clientSecret: { last4: '2345', expiresAt: null } }
    })
    const rows = await services.database.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'provider.update')
      .orderBy('seq', 'desc')
      .limit(1)
      .execute()
    expect(JSON.parse(rows[0]?.details ?? '')).toMatchObject({
      before: { secretLast4: '1234', secretExpiresAt },
      after: { secretLast4: '2345', secretExpiresAt: null }
    })
    expect((await call('PUT', '/google', { config: { secretExpiresAt: 'soon' } })).status).toBe(400)
  })

  test('a provider can be enabled once it is complete; missing fields are named', async () => {
    const { app, call } = await started()
    const refused = await call('PUT', '/microsoft', { enabled: true, config: { clientId: 'a' } })
    expect([refused.code, refused.answer.error?.details.map(({ path }) => path)]).toEqual([
      'provider.not-configured',
      ['config.clientSecret', 'restrictions.allowedTenants']
    ])
    const tenant = '11111111-1111-4111-8111-111111111111'
    const saved = await call('PUT', '/microsoft', {
      enabled: true,
      config: { clientId: 'a', clientSecret: secret },
      restrictions: { allowedTenants: [tenant.toUpperCase()] }
    })
    expect(saved.answer).toMatchObject({ enabled: true, restrictions: { allowedTenants: [tenant] } })
    const options = await createTestBrowser(app).call('GET', '/api/auth/options')
    expect(await options.json()).toMatchObject({ providers: [{ id: 'microsoft', displayName: 'Microsoft' }] })
    expect((await call('PUT', '/microsoft', { restrictions: { allowedTenants: [] } })).code).toBe(
      'provider.not-configured'
    )
    expect((await call('PUT', '/microsoft', { config: { tenantId: 'evil.example' } })).status).toBe(400)
  })

  test('a client secret is not sent to another issuer than it was entered for', async () => {
    const { call } = await started()
    await call('PUT', '/google', { config: { clientId: 'id', clientSecret: secret } })
    const issuer = 'https://evil.example'
    expect((await call('PUT', '/google', { config: { issuer } })).code).toBe('provider.secret-needed')
    expect((await call('PUT', '/google', { config: { issuer, clientSecret: secret } })).status).toBe(200)
    for (const wrong of [
      'http://evil.example',
      'ftp://a.example',
      'https://u:p@a.example',
      'https://a.example?b'
    ])
      expect([400, 422]).toContain(
        (await call('PUT', '/google', { config: { issuer: wrong, clientSecret: secret } })).status
      )
  })

  test('the openid scope stays, and unknown fields are refused', async () => {
    const { call } = await started()
    const scopes = async (id: string, wanted: string[]) =>
      (await call('PUT', `/${id}`, { config: { scopes: wanted } })).answer.config?.scopes
    expect(await scopes('google', ['email'])).toEqual(['openid', 'email'])
    expect(await scopes('github', ['user:email'])).toEqual(['user:email'])
    expect(await scopes('google', ['a b'])).toBeUndefined()
    for (const body of [
      { config: { redirectUri: 'https://evil.example' } },
      { stats: { totalLogins: 5 } },
      { configured: true },
      { restrictions: { role: 'admin' } }
    ])
      expect((await call('PUT', '/google', body)).status).toBe(400)
  })

  test('security bar 25: changing a provider takes step-up and the permission', async () => {
    const { services, call, now } = await started()
    await services.database.db
      .updateTable('sessions')
      .set({ proved_at: now() - 10 * 60_000 - 1 })
      .execute()
    expect((await call('PUT', '/google', { enabled: false })).code).toBe('auth.step-up')
    const manager = await started('manager')
    for (const [method, path] of [
      ['GET', ''],
      ['GET', '/google'],
      ['PUT', '/google'],
      ['POST', '/google/test']
    ] as const)
      expect((await manager.call(method, path, {})).code).toBe('auth.forbidden')
  })

  test("security bar 53: the provider that is the last administrator's only way to sign in cannot be disabled", async () => {
    const { services, call, self } = await started()
    await configureProvider(services, 'google', 'https://accounts.example')
    const { db } = services.database
    await db
      .insertInto('identities')
      .values({
        id: 'one',
        user_id: self.id,
        provider: 'google',
        issuer: 'https://accounts.example',
        subject: '1',
        email: null,
        connected_at: 1,
        last_used_at: null
      })
      .execute()
    await saveSecuritySettings(db, { ...defaultSecuritySettings, allowPasswordLogin: false }, 1)
    expect((await call('PUT', '/google', { enabled: false })).code).toBe('account.last-admin')
    expect((await call('GET', '/google')).answer.enabled).toBe(true)
    await saveSecuritySettings(db, defaultSecuritySettings, 1)
    expect((await call('PUT', '/google', { enabled: false })).answer.enabled).toBe(false)
  })

  test('sign-ins and failures are counted', async () => {
    const { services, app, now, call } = await started()
    const server = await fakeOpenidProvider(noor)
    closing.push(server.close)
    await configureProvider(services, 'google', server.address)
    await signInWith(createTestBrowser(app), '/api/auth/oauth/google')
    await signInWith(createTestBrowser(app), '/api/auth/oauth/google')
    server.lies.wrongKey = true
    await signInWith(createTestBrowser(app), '/api/auth/oauth/google')
    const stats = async () => (await call('GET', '/google')).answer.stats
    expect(await stats()).toEqual({ totalLogins: 2, activeUsers: 1, lastLogin: now(), successRate: 66.7 })
  })

  test('a connection test reports each step', async () => {
    const { services, call } = await started()
    const server = await fakeOpenidProvider(noor)
    closing.push(server.close)
    const steps = async (id: string) =>
      (await call('POST', `/${id}/test`)).answer.steps?.map((step) => [step.id, step.ok])
    await configureProvider(services, 'google', server.address)
    expect((await call('POST', '/google/test')).answer.success).toBe(true)
    await configureProvider(services, 'google', server.address, { secret: 'wrong' })
    expect(await steps('google')).toEqual([
      ['configuration', true],
      ['discovery', true],
      ['keys', true],
      ['credentials', false]
    ])
    server.lies.document = (document) => ({ ...document, issuer: 'https://else.example' })
    expect(await steps('google')).toEqual([
      ['configuration', true],
      ['discovery', false]
    ])
    server.lies.discovery = (response) => send(response, json({ secret: 'of the host' }, 404))
    const failed = (await call('POST', '/google/test')).answer
    expect(JSON.stringify(failed)).not.toContain('of the host')
    const github = await fakeGithub({ user: {}, emails: [] })
    closing.push(github.close)
    await configureProvider(services, 'github', github.address)
    expect(await steps('github')).toEqual([
      ['configuration', true],
      ['credentials', true]
    ])
    await configureProvider(services, 'github', github.address, { secret: `${testClient.secret}!` })
    expect((await steps('github'))?.at(-1)).toEqual(['credentials', false])
    expect((await call('POST', '/microsoft/test')).answer).toMatchObject({
      success: false,
      steps: [
        { id: 'configuration', ok: false },
        { id: 'discovery', ok: false }
      ]
    })
  })

  test('security bar 13: the eleventh test within a minute is told to wait', async () => {
    const { services, call } = await started()
    await configureProvider(services, 'google', 'http://localhost:1')
    const statuses = []
    for (let round = 0; round < 11; round += 1) statuses.push((await call('POST', '/google/test')).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })
})
