import type { MappedClaims, ProviderTrial } from '@sitewright/api'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { resetTables } from '../../testing/providers/reset-tables.ts'
import { configureProvider } from '../../testing/providers/configure.ts'
import { startOidcProvider, type OidcProvider } from '../../testing/providers/oidc-provider.ts'
import { followToCallback, parseReturn } from '../../testing/providers/visit.ts'
import { fakeGithub } from '../../testing/providers/fake-github.ts'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { testClient } from '../../testing/providers/client.ts'
import { providerKinds } from './provider-kinds.ts'
import { defaultSecuritySettings } from '@sitewright/kernel/services'
import { createIdentityApp } from '../../testing/identity-app.ts'

const callback = 'https://sitewright.test/api/auth/oauth/google/callback'
const maya = {
  sub: 'maya-1',
  email: 'maya@example.com',
  email_verified: true,
  given_name: 'Maya',
  family_name: 'Okafor'
}

let provider: OidcProvider
beforeAll(async () => {
  provider = await startOidcProvider(maya, callback)
})
afterAll(() => provider.close())

onSqlite('a tried sign-in', (open) => {
  const empty = resetTables(open)
  async function started() {
    const now = createTestClock(Date.now())
    const services = await createTestServices(await empty(), { now })
    await configureProvider(services, 'google', provider.issuer)
    const { db } = services.database
    const app = createIdentityApp(services)
    const self = await createTestUser(services, 'super_admin', { email: 'admin@example.com' })
    const client = await createTestClient(services, app, self)
    const attempt = async () => {
      const response = await client.call('POST', '/api/admin/providers/google/try', {})
      const { trial, url } = (await response.json()) as { trial: string; url: string }
      const read = async (reader = client) =>
        (await (await reader.call('GET', `/api/admin/providers/google/try/${trial}`)).json()) as ProviderTrial
      return { trial, url, read }
    }
    /** Signs in at the provider and comes back, as the popup does. */
    const visit = async (url: string) => {
      return parseReturn(await client.call('GET', await followToCallback(url)))
    }
    return { services, db, app, now, self, client, attempt, visit }
  }

  test('shows the claims without tokens and the mapped person, and makes no session and no user', async () => {
    const { db, attempt, visit } = await started()
    await db.updateTable('identity_providers').set({ enabled: 0 }).execute()
    const { url, read } = await attempt()
    expect(await read()).toMatchObject({ state: 'waiting', claims: null })
    const before = await db.selectFrom('sessions').select('id').execute()
    expect(await visit(url)).toMatchObject({ status: 'tried', redirect: '/admin/auth-settings' })
    const shown = await read()
    expect(shown).toMatchObject({
      state: 'shown',
      problem: null,
      claims: { sub: 'maya-1', email: 'maya@example.com' },
      person: { email: 'maya@example.com', emailVerified: true, firstName: 'Maya', lastName: 'Okafor' },
      effect: 'creates',
      account: null,
      isYou: false
    })
    expect(JSON.stringify(shown)).not.toMatch(/nonce|at_hash|token"/)
    expect(await db.selectFrom('sessions').select('id').execute()).toEqual(before)
    expect(await db.selectFrom('users').select('email').execute()).toHaveLength(1)
    const { logins } = await db.selectFrom('identity_providers').select('logins').executeTakeFirstOrThrow()
    expect(logins).toBe(0)
    const row = await db.selectFrom('provider_trials').select('result').executeTakeFirstOrThrow()
    expect(row.result).not.toContain('maya')
  })

  test('tries what is not saved, saves none of it, and proves no way to sign in by it', async () => {
    const { services, db, now, self, client, visit } = await started()
    await configureProvider(services, 'google', provider.issuer)
    await db.updateTable('identity_providers').set({ client_id: 'wrong' }).execute()
    const own = { id: 'own', user_id: self.id, provider: 'google' as const, issuer: provider.issuer }
    await db
      .insertInto('identities')
      .values({ ...own, subject: 'maya-1', email: 'maya@example.com', connected_at: now() })
      .execute()
    const rows = () => db.selectFrom('identity_providers').selectAll().execute()
    const before = await rows()
    const begin = async (changes: object) =>
      (await client.call('POST', '/api/admin/providers/google/try', { changes })).json()
    const config = { clientId: testClient.id, clientSecret: testClient.secret }
    const { trial, url } = (await begin({ config, userMapping: { firstNameField: 'family_name' } })) as {
      trial: string
      url: string
    }
    const flow = await db.selectFrom('oauth_flows').select('intent').executeTakeFirstOrThrow()
    expect(flow.intent).not.toContain(testClient.secret)
    await visit(url)
    const shown = await client.call('GET', `/api/admin/providers/google/try/${trial}`)
    expect(await shown.json()).toMatchObject({
      state: 'shown',
      effect: 'signs-in',
      person: { firstName: 'Okafor' },
      isYou: false
    })
    expect(await rows()).toEqual(before)
    const off = { ...defaultSecuritySettings, allowPasswordLogin: false }
    const refused = await client.call('PUT', '/api/admin/settings/security', off)
    expect(await refused.text()).toContain('settings.prove-first')
  })

  test('another address of the provider is not tried before it is saved, nor what is incomplete', async () => {
    const { db, client } = await started()
    const begin = (changes: object) => client.call('POST', '/api/admin/providers/google/try', { changes })
    expect((await begin({ config: { issuer: 'https://elsewhere.example' } })).status).toBe(400)
    const missing = await begin({ config: { clientId: '' } })
    expect([missing.status, await missing.text()]).toEqual([
      409,
      expect.stringContaining('provider.not-configured')
    ])
    expect(await db.selectFrom('provider_trials').selectAll().execute()).toEqual([])
  })

  test('its claims are mapped again by a mapping that is not saved, for who began it', async () => {
    const { services, app, now, client, attempt, visit } = await started()
    const preview = async (mapping: object, reader = client) => {
      const answer = await reader.call('POST', '/api/admin/providers/google/try/mapping', {
        ...providerKinds.google.defaults.userMapping,
        ...mapping
      })
      return ((await answer.json()) as { mapped: MappedClaims | null }).mapped
    }
    expect(await preview({})).toBeNull()
    const { url } = await attempt()
    expect(await preview({})).toBeNull()
    const at = now()
    await visit(url)
    expect(await preview({})).toEqual({
      at,
      email: 'maya@example.com',
      emailVerified: true,
      isEmailKnown: true,
      name: null,
      firstName: 'Maya',
      lastName: 'Okafor',
      avatar: null
    })
    expect(
      await preview({ emailField: 'sub', firstNameField: 'nothing', avatarField: 'given_name' })
    ).toMatchObject({ email: null, emailVerified: false, firstName: 'User', avatar: 'Maya' })
    expect(await preview({ emailField: 'upn' })).toMatchObject({ email: null, isEmailKnown: false })
    expect(await preview({ emailField: 'given_name', nameField: 'email' })).toMatchObject({
      email: null,
      name: 'maya@example.com'
    })
    const other = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    expect(await preview({}, other)).toBeNull()
    const tenant = await createTestClient(services, app, await createTestUser(services, 'user'))
    expect((await tenant.call('POST', '/api/admin/providers/google/try/mapping', {})).status).toBe(403)
    now.advance(10 * 60_000)
    const again = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    expect(await preview({}, again)).toBeNull()
  })

  test('of the addresses at GitHub the primary one is kept, and is unknown where none was asked for', async () => {
    const { services, now, client, visit } = await started()
    const primary = { email: 'maya@example.com', primary: true, verified: true }
    const other = { email: 'maya@elsewhere.example', primary: false, verified: true }
    const github = await fakeGithub({
      user: { id: 7, name: 'Maya Ada Okafor', email: 'public@example.com', blog: 'blog@example.com' },
      emails: [other, primary]
    })
    await configureProvider(services, 'github', github.address)
    const { userMapping } = providerKinds.github.defaults
    const attempt = async (changes: object | undefined) => {
      const begun = await client.call('POST', '/api/admin/providers/github/try', { changes })
      const { trial, url } = (await begun.json()) as { trial: string; url: string }
      await visit(url)
      return (await client.call('GET', `/api/admin/providers/github/try/${trial}`)).text()
    }
    const preview = async () =>
      (await client.call('POST', '/api/admin/providers/github/try/mapping', userMapping)).json()
    const claims = await attempt(undefined)
    expect(claims).toContain('public@example.com')
    expect(claims).not.toContain('maya@elsewhere.example')
    expect(await preview()).toMatchObject({
      mapped: {
        email: 'maya@example.com',
        emailVerified: true,
        isEmailKnown: true,
        name: 'Maya Ada Okafor',
        firstName: 'Maya',
        lastName: 'Ada Okafor'
      }
    })
    now.advance(1000)
    await attempt({ userMapping: { emailField: 'blog' } })
    expect(await preview()).toMatchObject({ mapped: { email: null, isEmailKnown: false } })
    await github.close()
  })

  test('says why a real one would be refused, and is shown to nobody else, and not for long', async () => {
    const { services, db, app, now, attempt, visit } = await started()
    const settings = JSON.stringify({
      issuer: provider.issuer,
      restrictions: { allowedDomains: ['example.org'], requireVerifiedEmail: true, autoCreateUsers: true }
    })
    await db.updateTable('identity_providers').set({ settings }).execute()
    const { url, read } = await attempt()
    await visit(url)
    expect(await read()).toMatchObject({ state: 'shown', effect: 'refuses', claims: { sub: 'maya-1' } })
    const other = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    expect(await read(other)).toMatchObject({ error: { code: 'provider.trial-not-found' } })
    now.advance(9 * 60_000)
    expect(await read()).toMatchObject({ effect: 'refuses' })
    now.advance(61_000)
    const again = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    expect(await read(again)).toMatchObject({ error: { code: 'provider.trial-not-found' } })
  })

  test('security bar 53: one that comes back as oneself proves a way that stays without passwords', async () => {
    const { db, now, self, client, attempt, visit } = await started()
    const off = { ...defaultSecuritySettings, allowPasswordLogin: false }
    await db
      .insertInto('identities')
      .values({
        id: 'own',
        user_id: self.id,
        provider: 'google',
        issuer: provider.issuer,
        subject: 'maya-1',
        email: 'maya@example.com',
        connected_at: now()
      })
      .execute()
    const refused = await client.call('PUT', '/api/admin/settings/security', off)
    expect([refused.status, await refused.text()]).toEqual([
      409,
      expect.stringContaining('settings.prove-first')
    ])
    const { url, read } = await attempt()
    await visit(url)
    expect(await read()).toMatchObject({ effect: 'signs-in', isYou: true, account: { id: self.id } })
    expect((await client.call('PUT', '/api/admin/settings/security', off)).status).toBe(200)
    const closed = await client.call('PUT', '/api/admin/providers/google', { enabled: false })
    expect(closed.status).toBe(409)
  })

  test('ends for nobody who was suspended or lost the permission meanwhile', async () => {
    const { db, self, attempt, visit } = await started()
    for (const change of [{ status: 'suspended' as const }, { role: 'editor' }]) {
      await db.updateTable('users').set({ status: 'active', role: 'super_admin' }).execute()
      const { trial, url } = await attempt()
      await db.updateTable('users').set(change).where('id', '=', self.id).execute()
      await visit(url)
      const rows = await db.selectFrom('provider_trials').select('result').where('id', '=', trial).execute()
      expect(rows).toEqual([{ result: null }])
    }
    const tried = db.selectFrom('audit').select('action').where('actor_id', '=', self.id)
    expect(await tried.execute()).not.toContainEqual({ action: 'provider.try' })
  })

  test('the code of a tried sign-in opens no session by the other call either', async () => {
    const { client, attempt } = await started()
    const { url } = await attempt()
    const { searchParams } = new URL(await followToCallback(url), 'https://sitewright.test')
    const answer = await client.call('POST', '/api/auth/oauth/callback', {
      provider: 'google',
      code: searchParams.get('code'),
      state: searchParams.get('state'),
      isAdmin: true
    })
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining('oauth.state')])
  })
})
