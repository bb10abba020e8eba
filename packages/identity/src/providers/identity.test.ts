import type { ProviderRestrictions } from '@sitewright/api'
import { afterEach, expect, test } from 'vitest'
import type { Services } from '@sitewright/kernel/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import {
  createTestClock,
  createTestOutbox,
  onSqlite,
  createTestServices
} from '@sitewright/kernel/testing/services'
import { updateUser, findUserByEmail } from '@sitewright/kernel/users'
import { resetTables } from '../../testing/providers/reset-tables.ts'
import { configureProvider } from '../../testing/providers/configure.ts'
import { fakeGithub, type GithubAccount } from '../../testing/providers/fake-github.ts'
import { fakeOpenidProvider } from '../../testing/providers/fake-openid-provider.ts'
import { startSignIn, parseReturn, signInWith, followToCallback } from '../../testing/providers/visit.ts'
import { createIdentityApp } from '../../testing/identity-app.ts'

const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'maya@example.com',
  password: 'plumb line larch'
}
const google = '/api/auth/oauth/google'
const microsoft = '/api/auth/oauth/microsoft'
const contoso = '11111111-1111-4111-8111-111111111111'
const fabrikam = '22222222-2222-4222-8222-222222222222'

onSqlite('account linking', (open) => {
  const empty = resetTables(open)
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  async function started(replaced: Partial<Services> = {}) {
    const outbox = createTestOutbox(false)
    const services = await createTestServices(await empty(), {
      now: createTestClock(Date.now()),
      outbox,
      ...replaced
    })
    const app = createIdentityApp(services)
    return { services, app, page: createTestBrowser(app), db: services.database.db }
  }
  async function provider(...[person, lies, options]: Parameters<typeof fakeOpenidProvider>) {
    const server = await fakeOpenidProvider(person, lies, options)
    closing.push(server.close)
    return server
  }
  async function github(account: GithubAccount) {
    const server = await fakeGithub(account)
    closing.push(server.close)
    return server
  }
  async function registered({ services, app }: Awaited<ReturnType<typeof started>>, verified: boolean) {
    const page = createTestBrowser(app, { address: '198.51.100.1' })
    await page.call('POST', '/api/auth/register', maya)
    const user = await findUserByEmail(services.database.db, maya.email)
    if (verified)
      await updateUser(services.database.db, user?.id ?? '', { email_verified_at: services.now() })
    return { page, id: user?.id }
  }

  test('security bar 38: an address that both sides have verified leads to its account', async () => {
    const running = await started()
    const { id } = await registered(running, true)
    const { address } = await provider({ sub: 'g-1', email: maya.email, email_verified: true })
    await configureProvider(running.services, 'google', address)
    expect((await signInWith(running.page, google))?.status).toBe('done')
    const identities = await running.db.selectFrom('identities').selectAll().execute()
    expect(identities.map(({ user_id, subject, issuer }) => [user_id, subject, issuer])).toEqual([
      [id, 'g-1', address]
    ])
  })

  test('security bar 38: an address that the provider has not verified links to no account', async () => {
    const running = await started()
    await registered(running, true)
    const { address } = await provider({ sub: 'g-2', email: maya.email, email_verified: false })
    for (const requireVerifiedEmail of [true, false]) {
      await configureProvider(running.services, 'google', address, { restrictions: { requireVerifiedEmail } })
      expect(await signInWith(running.page, google)).toMatchObject({
        code: requireVerifiedEmail ? 'oauth.email-unverified' : 'oauth.account-exists'
      })
    }
    expect(await running.db.selectFrom('identities').selectAll().execute()).toEqual([])
  })

  test('security bar 38: an unverified account with the address is not linked (pre-hijacking)', async () => {
    const running = await started()
    await registered(running, false)
    const { address } = await provider({ sub: 'g-3', email: maya.email, email_verified: true })
    await configureProvider(running.services, 'google', address)
    expect(await signInWith(running.page, google)).toMatchObject({ code: 'oauth.account-exists' })
  })

  test('security bar 38: an address from a custom field does not count as verified', async () => {
    const running = await started()
    await registered(running, true)
    const { address } = await provider({ sub: 'g-4', email_verified: true, contact: maya.email })
    const userMapping = {
      emailField: 'contact',
      nameField: 'name',
      firstNameField: 'given_name',
      lastNameField: 'family_name',
      avatarField: 'picture'
    }
    await configureProvider(running.services, 'google', address, { userMapping })
    expect(await signInWith(running.page, google)).toMatchObject({ code: 'oauth.email-unverified' })
  })

  test('security bar 38: a user stays the same when their address changes, and another identity with it is another user', async () => {
    const running = await started()
    const person = { sub: 'g-5', email: 'first@example.com', email_verified: true }
    const server = await provider(person)
    await configureProvider(running.services, 'google', server.address)
    await signInWith(running.page, google)
    server.lies.claims = (claims) => ({ ...claims, email: 'second@example.com' })
    expect((await signInWith(running.page, google))?.status).toBe('done')
    server.lies.claims = (claims) => ({ ...claims, sub: 'g-6', email: 'second@example.com' })
    expect((await signInWith(running.page, google))?.status).toBe('done')
    const people = await running.db.selectFrom('users').select(['email']).orderBy('email').execute()
    expect(people).toEqual([{ email: 'first@example.com' }, { email: 'second@example.com' }])
  })

  test('security bar 38: the same subject of another issuer is another user', async () => {
    const running = await started()
    const person = (email: string) => ({ sub: 'the same', email, email_verified: true })
    const [one, other] = [
      await provider(person('one@example.com')),
      await provider(person('other@example.com'))
    ]
    await configureProvider(running.services, 'google', one.address)
    await signInWith(running.page, google)
    await configureProvider(running.services, 'google', other.address)
    await signInWith(running.page, google)
    expect(await running.db.selectFrom('users').select('id').execute()).toHaveLength(2)
  })

  test('security bar 38: GitHub accounts are known by number, their address by what GitHub has verified', async () => {
    const running = await started()
    const account = {
      user: { id: 583231, login: 'octo', name: 'Octavia Cat', email: 'public@example.com' },
      emails: [
        { email: 'old@example.com', primary: false, verified: true },
        { email: 'octavia@example.com', primary: true, verified: true }
      ]
    }
    const { address } = await github(account)
    await configureProvider(running.services, 'github', address)
    expect((await signInWith(running.page, '/api/auth/oauth/github'))?.status).toBe('done')
    const user = await running.db.selectFrom('users').selectAll().executeTakeFirstOrThrow()
    expect([user.email, user.first_name, user.last_name]).toEqual(['octavia@example.com', 'Octavia', 'Cat'])
    const [identity] = await running.db.selectFrom('identities').selectAll().execute()
    expect([identity?.issuer, identity?.subject]).toEqual([`${address}/login/oauth`, '583231'])
    account.user.login = 'renamed'
    account.emails = [{ email: 'octavia@example.org', primary: true, verified: true }]
    await signInWith(running.page, '/api/auth/oauth/github')
    expect(await running.db.selectFrom('users').select('email').execute()).toEqual([{ email: user.email }])
  })

  test('security bar 38: an unverified GitHub address links to no account', async () => {
    const running = await started()
    await registered(running, true)
    const { address } = await github({
      user: { id: 1, email: maya.email },
      emails: [{ email: maya.email, primary: true, verified: false }]
    })
    await configureProvider(running.services, 'github', address, {
      restrictions: { requireVerifiedEmail: false }
    })
    const returned = await signInWith(running.page, '/api/auth/oauth/github')
    expect(returned).toMatchObject({ code: 'oauth.account-exists' })
  })

  const shared = {
    path: '/common/v2.0',
    issuer: (address: string) => `${address}/{tenantid}/v2.0`
  }
  const entra = (tid: string, more: object = {}) => ({
    sub: 'pairwise',
    oid: 'object-1',
    tid,
    email: maya.email,
    email_verified: true,
    name: 'Maya Okafor',
    ...more
  })

  test('security bar 38: only listed Microsoft tenants may sign in, each with its own issuer', async () => {
    const running = await started()
    const server = await provider(entra(contoso), {}, shared)
    const { address, lies } = server
    const issued =
      (tid: string, issuer = tid) =>
      (claims: Record<string, unknown>) => ({
        ...claims,
        tid,
        iss: `${address}/${issuer}/v2.0`
      })
    await configureProvider(running.services, 'microsoft', address, {
      restrictions: { allowedTenants: [contoso] }
    })
    lies.claims = issued(fabrikam)
    expect(await signInWith(running.page, microsoft)).toMatchObject({ code: 'oauth.tenant' })
    lies.claims = issued(contoso, fabrikam)
    expect(await signInWith(running.page, microsoft)).toMatchObject({ code: 'oauth.failed' })
    lies.claims = issued('../common', contoso)
    expect(await signInWith(running.page, microsoft)).toMatchObject({ code: 'oauth.tenant' })
    lies.wrongKey = true
    lies.claims = issued(contoso)
    expect(await signInWith(running.page, microsoft)).toMatchObject({ code: 'oauth.failed' })
    lies.wrongKey = false
    expect((await signInWith(running.page, microsoft))?.status).toBe('done')
    const [identity] = await running.db.selectFrom('identities').selectAll().execute()
    expect([identity?.issuer, identity?.subject]).toEqual([`${address}/${contoso}/v2.0`, 'object-1'])
  })

  test('security bar 38: with the tenant common and no list nobody may sign in', async () => {
    const running = await started()
    const { address, lies } = await provider(entra(contoso), {}, shared)
    await configureProvider(running.services, 'microsoft', address)
    const response = await running.page.call('GET', microsoft)
    expect(parseReturn(response)).toMatchObject({ code: 'oauth.unavailable' })
    await configureProvider(running.services, 'microsoft', address, {
      restrictions: { allowedTenants: [contoso] }
    })
    lies.claims = (claims) => ({ ...claims, iss: `${address}/${contoso}/v2.0` })
    const path = await followToCallback(await startSignIn(running.page, microsoft))
    await configureProvider(running.services, 'microsoft', address)
    expect(parseReturn(await running.page.call('GET', path))).toMatchObject({ code: 'oauth.tenant' })
  })

  test('security bar 38: an address from Microsoft links to no account, whatever it claims', async () => {
    const running = await started()
    await registered(running, true)
    const { address } = await provider(
      entra(contoso),
      {},
      { path: `/${contoso}/v2.0`, issuer: (base) => `${base}/${contoso}/v2.0` }
    )
    await configureProvider(running.services, 'microsoft', address, { tenantId: contoso })
    expect(await signInWith(running.page, microsoft)).toMatchObject({ code: 'oauth.account-exists' })
  })

  test('security bar 14: with mail, an unverified address gets the same response, known or not', async () => {
    const outbox = createTestOutbox()
    const running = await started({ outbox })
    await registered(running, true)
    await running.db.updateTable('users').set({ status: 'active' }).execute()
    outbox.posted.length = 0
    const server = await provider(
      entra(contoso),
      {},
      { path: `/${contoso}/v2.0`, issuer: (base) => `${base}/${contoso}/v2.0` }
    )
    await configureProvider(running.services, 'microsoft', server.address, { tenantId: contoso })
    const known = await signInWith(running.page, microsoft)
    server.lies.claims = (claims) => ({ ...claims, oid: 'object-2', email: 'new@example.com' })
    const unknown = await signInWith(running.page, microsoft)
    expect([known, unknown]).toEqual([unknown, { ...unknown, code: 'oauth.verify-email' }])
    expect(outbox.posted.map(({ email, template }) => [email, template.kind])).toEqual([
      [maya.email, 'known-address'],
      ['new@example.com', 'verify-email']
    ])
    const template = outbox.posted.at(-1)?.template
    const [, token] = (template?.kind === 'verify-email' ? template.link : '').split('#')
    expect((await running.page.call('POST', '/api/auth/email/verify', { token })).status).toBe(200)
    expect((await signInWith(running.page, microsoft))?.status).toBe('done')
  })

  test('domains can be allowed or blocked, and sign-up can be turned off', async () => {
    const running = await started()
    const { address } = await provider({ sub: 'g-9', email: 'kim@sub.example.com', email_verified: true })
    const cases: [Partial<ProviderRestrictions>, string | undefined][] = [
      [{ allowedDomains: ['example.com'] }, 'oauth.domain'],
      [{ blockedDomains: ['sub.example.com'] }, 'oauth.domain'],
      [{ autoCreateUsers: false }, 'oauth.no-account'],
      [{ allowedDomains: ['sub.example.com'] }, undefined]
    ]
    for (const [restrictions, code] of cases) {
      await configureProvider(running.services, 'google', address, { restrictions })
      const returned = await signInWith(running.page, google)
      expect(returned?.status === 'error' ? returned.code : undefined).toBe(code)
    }
  })

  test('a suspended user stays signed out', async () => {
    const running = await started()
    const { address } = await provider({ sub: 'g-10', email: 'kim@example.com', email_verified: true })
    await configureProvider(running.services, 'google', address)
    await signInWith(running.page, google)
    await running.db.updateTable('users').set({ status: 'suspended' }).execute()
    expect(await signInWith(running.page, google)).toMatchObject({ code: 'oauth.refused' })
  })
})
