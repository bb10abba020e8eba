import { expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, onSqlite, createTestServices } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, testPassword } from '@sitewright/kernel/testing/users'
import { defaultSecuritySettings } from '@sitewright/kernel/services'
import { createIdentityApp } from '../../testing/identity-app.ts'

const path = '/api/admin/settings/security'

onSqlite('security settings', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createIdentityApp(services)
    const self = await createTestUser(services, 'super_admin', { email: 'self@example.com' })
    const client = await createTestClient(services, app, self)
    const put = async (changes: object) => {
      const response = await client.call('PUT', path, { ...defaultSecuritySettings, ...changes })
      return { status: response.status, text: await response.text() }
    }
    return { services, app, now, self, client, put }
  }

  test('they have the defaults of the spec, are stored, and audited with the values before', async () => {
    const { services, client, put } = await started()
    expect(await (await client.call('GET', path)).json()).toEqual(defaultSecuritySettings)
    expect((await put({ maxLoginAttempts: 3, sessionTimeout: 1 })).status).toBe(200)
    expect(await (await client.call('GET', path)).json()).toMatchObject({
      maxLoginAttempts: 3,
      sessionTimeout: 1
    })
    const { details } = await services.database.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'settings.security')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(details)).toMatchObject({
      before: { maxLoginAttempts: 5 },
      after: { maxLoginAttempts: 3 }
    })
  })

  test('only the choices of the spec are accepted, and no unknown or missing field', async () => {
    const { client, put } = await started()
    for (const wrong of [
      { sessionTimeout: 3 },
      { maxLoginAttempts: 0 },
      { lockoutDuration: 1_000_000 },
      { passwordMinLength: 1 },
      { passwordRequirements: { uppercase: true } },
      { colour: 'red' }
    ])
      expect((await put(wrong)).status).toBe(400)
    expect((await client.call('PUT', path, { sessionTimeout: 1 })).status).toBe(400)
  })

  test("security bar 18: requiring a second factor says whom it concerns, and keeps the administrator's session", async () => {
    const { services, app, client, put } = await started()
    const person = await createTestUser(services, 'user')
    await createTestUser(services, 'user')
    const addTotp = (id: string) =>
      services.database.db
        .insertInto('totp')
        .values({ user_id: id, secret: 'sealed', confirmed_at: 1 })
        .execute()
    await addTotp(person.id)
    const other = await createTestClient(services, app, await createTestUser(services, 'admin'))
    const effect = await client.call('GET', `${path}/effect`)
    expect(await effect.json()).toEqual({
      withoutSecondFactor: 3,
      people: 4,
      superAdmins: 1,
      withoutProvider: 1,
      checksBreaches: true
    })
    // An attacker who knew the password of the only super admin could enrol the factor in their place.
    const refused = await put({ requireTwoFactor: true })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('self@example.com')])
    await addTotp((await createTestUser(services, 'super_admin')).id)
    expect((await put({ requireTwoFactor: true })).status).toBe(200)
    expect((await other.call('POST', '/api/auth/refresh', { refreshToken: other.refreshToken })).status).toBe(
      401
    )
    expect((await client.call('POST', '/api/account/totp/start')).status).toBe(200)
  })

  test('security bar 4: a setting of 6 characters does not let a password be shorter than 8', async () => {
    const { app, put } = await started()
    expect((await put({ passwordMinLength: 6 })).status).toBe(200)
    const person = { email: 'a@example.com', firstName: 'Bo', lastName: 'Li', password: 'q7#vkz2' }
    const page = createTestBrowser(app, { address: '198.51.100.3' })
    expect((await page.call('POST', '/api/auth/register', person)).status).toBe(422)
  })

  test('security bar 5: a new password holds no refused word, however it is written, and one that is set stays', async () => {
    const { services, app, client, put } = await started()
    for (const refusedWords of [
      ['abc'],
      ['a-b-c'],
      ['x'.repeat(51)],
      Array.from({ length: 201 }, () => 'lathe')
    ])
      expect((await put({ refusedWords })).status).toBe(400)
    expect((await put({ refusedWords: ['larch', ' Blue-Lathe '] })).status).toBe(200)
    expect(await (await client.call('GET', path)).json()).toMatchObject({
      refusedWords: ['larch', 'Blue-Lathe']
    })
    const person = { email: 'a@example.com', firstName: 'Bo', lastName: 'Li', password: 'my blúe lathe 77' }
    const page = createTestBrowser(app, { address: '198.51.100.3' })
    const refused = await page.call('POST', '/api/auth/register', person)
    expect([refused.status, await refused.text()]).toEqual([
      422,
      expect.stringContaining('Leave Blue-Lathe out')
    ])
    const allowed = { ...person, password: 'my red lathe 77' }
    expect((await page.call('POST', '/api/auth/register', allowed)).status).toBe(200)
    const login = { email: 'self@example.com', password: testPassword }
    expect((await createTestBrowser(app).call('POST', '/api/auth/admin/login', login)).status).toBe(200)
    const { details } = await services.database.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'settings.security')
      .executeTakeFirstOrThrow()
    expect(JSON.parse(details)).toMatchObject({
      before: { refusedWords: [] },
      after: { refusedWords: ['larch', 'Blue-Lathe'] }
    })
  })

  test('emergency access is a password or a passkey of a super admin, and not a provider', async () => {
    const { services, now, self, client, put } = await started()
    const { db } = services.database
    const ways = async () => {
      const effect = (await (await client.call('GET', `${path}/effect`)).json()) as object
      return effect
    }
    const other = await createTestUser(services, 'super_admin', { password: null })
    expect(await ways()).toMatchObject({ superAdmins: 2, withoutProvider: 1 })
    await db
      .insertInto('identity_providers')
      .values({ id: 'google', enabled: 1, client_id: 'x', settings: '{}', updated_at: now() })
      .execute()
    const identity = { provider: 'google' as const, issuer: 'https://accounts.google.com', subject: '1' }
    await db
      .insertInto('identities')
      .values({ id: 'one', user_id: other.id, ...identity, connected_at: now() })
      .execute()
    expect(await ways()).toMatchObject({ superAdmins: 2, withoutProvider: 1 })
    const lock = { account: self.id, device: 'any', fails: 5, window_ends_at: 0, locked_until: now() + 1000 }
    await db.insertInto('attempts').values(lock).execute()
    expect(await ways()).toMatchObject({ withoutProvider: 0 })
    now.advance(2000)
    expect(await ways()).toMatchObject({ withoutProvider: 1 })
    expect((await put({ sessionTimeout: 1 })).status).toBe(200)
  })

  test('security bar 25: changing them takes step-up', async () => {
    const { services, now, self, put } = await started()
    await services.database.db
      .updateTable('sessions')
      .set({ proved_at: now() - 11 * 60_000 })
      .execute()
    services.sessionCache.forgetUser(self.id)
    expect((await put({})).text).toContain('auth.step-up')
  })

  test('security bar 53: passwords cannot be disabled while no super admin has another way to sign in, and it says whom that would lock out', async () => {
    const { services, app, now, self, put } = await started()
    const refused = await put({ allowPasswordLogin: false })
    expect([refused.status, refused.text]).toEqual([409, expect.stringContaining('self@example.com')])
    const login = { email: 'self@example.com', password: testPassword }
    expect((await createTestBrowser(app).call('POST', '/api/auth/admin/login', login)).status).toBe(200)
    const { db } = services.database
    await db
      .insertInto('identity_providers')
      .values({ id: 'google', enabled: 0, client_id: 'x', settings: '{}', updated_at: now() })
      .execute()
    await db
      .insertInto('identities')
      .values({
        id: 'one',
        user_id: self.id,
        provider: 'google',
        issuer: 'https://accounts.google.com',
        subject: '1',
        connected_at: now()
      })
      .execute()
    expect((await put({ allowPasswordLogin: false })).status).toBe(409)
    await db.updateTable('identity_providers').set({ enabled: 1 }).execute()
    expect((await put({ allowPasswordLogin: false })).text).toContain('settings.prove-first')
    await db.updateTable('identities').set({ last_used_at: now() }).execute()
    expect((await put({ allowPasswordLogin: false })).status).toBe(200)
    expect((await createTestBrowser(app).call('POST', '/api/auth/admin/login', login)).status).toBe(401)
  })

  test('security bar 53: a passkey is a way to sign in, and a locked super admin has none', async () => {
    const { services, now, self, put } = await started()
    const { db } = services.database
    await db
      .insertInto('passkeys')
      .values({
        id: 'one',
        user_id: self.id,
        credential_id: 'c',
        public_key: 'k',
        counter: 0,
        transports: '[]',
        synced: 0,
        name: 'Key',
        created_at: now()
      })
      .execute()
    const lock = { account: self.id, device: 'any', fails: 5, window_ends_at: 0, locked_until: now() + 1000 }
    await db.insertInto('attempts').values(lock).execute()
    expect((await put({ allowPasswordLogin: false })).status).toBe(409)
    now.advance(2000)
    expect((await put({ allowPasswordLogin: false })).text).toContain('settings.prove-first')
    await db.updateTable('passkeys').set({ last_used_at: now() }).execute()
    expect((await put({ allowPasswordLogin: false })).status).toBe(200)
  })
})
