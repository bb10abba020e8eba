import { afterEach, expect, test } from 'vitest'
import { newId } from '@sitewright/kernel/crypto'
import {
  createTestClock,
  createTestOutbox,
  onSqlite,
  createTestServices
} from '@sitewright/kernel/testing/services'
import { createTestBrowser, type TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { configureProvider } from '../../testing/providers/configure.ts'
import { fakeOpenidProvider } from '../../testing/providers/fake-openid-provider.ts'
import { signInWith } from '../../testing/providers/visit.ts'
import { purgeExpired } from '@sitewright/kernel/area'
import { updateUser, findUserByEmail } from '@sitewright/kernel/users'
import { createIdentityApp, identity } from '../../testing/identity-app.ts'

const email = 'victim@example.com'
const eve = { firstName: 'Eve', lastName: 'Moss', email, password: 'whoever comes first' }
const vera = { firstName: 'Vera', lastName: 'Owner', email, password: 'larch beside water' }
const strangersAddress = '203.0.113.66'
const hour = 60 * 60_000
const google = '/api/auth/oauth/google'
const microsoft = '/api/auth/oauth/microsoft'
const contoso = '11111111-1111-4111-8111-111111111111'

// Reviews: D1, H3, M3, I3. Number 60 of the bar.
onSqlite('pre-hijacking: an address that somebody else registered first', (open) => {
  const closing: (() => Promise<void>)[] = []
  afterEach(async () => {
    for (const close of closing.splice(0)) await close()
  })

  async function started() {
    const now = createTestClock(Date.now())
    const outbox = createTestOutbox()
    const services = await createTestServices(await open(), { now, outbox })
    const app = createIdentityApp(services)
    const outsider = createTestBrowser(app, { address: strangersAddress })
    const owner = createTestBrowser(app)
    const links = () =>
      outbox.posted.flatMap(({ template }) =>
        'link' in template ? [{ kind: template.kind, token: template.link.split('#')[1] ?? '' }] : []
      )
    const lastLink = () => links().at(-1)?.token ?? ''
    const signsIn = async (person: typeof eve) =>
      (
        await createTestBrowser(app, { address: '198.51.100.9' }).call('POST', '/api/auth/login', {
          email,
          password: person.password
        })
      ).status
    const verify = async (token: string) =>
      (await owner.call('POST', '/api/auth/email/verify', { token })).status
    const user = () => findUserByEmail(services.database.db, email)
    return { services, app, now, outbox, outsider, owner, links, lastLink, signsIn, verify, user }
  }
  type Running = Awaited<ReturnType<typeof started>>

  async function registers(page: TestBrowser, person: typeof eve): Promise<void> {
    expect((await page.call('POST', '/api/auth/register', person)).status).toBe(200)
  }

  async function provider(running: Running, person: object, id: 'google' | 'microsoft' = 'google') {
    const tenant =
      id === 'google' ? {} : { path: `/${contoso}/v2.0`, issuer: (base: string) => `${base}/${contoso}/v2.0` }
    const server = await fakeOpenidProvider({ ...person }, {}, tenant)
    closing.push(server.close)
    await configureProvider(
      running.services,
      id,
      server.address,
      id === 'google' ? {} : { tenantId: contoso }
    )
  }

  test('security bar 60: of two registrations only the one whose link was opened gets in', async () => {
    const running = await started()
    await registers(running.outsider, eve)
    await registers(running.owner, vera)
    expect([await running.signsIn(eve), await running.signsIn(vera)]).toEqual([401, 401])
    expect(await running.verify(running.lastLink())).toBe(200)
    expect([await running.signsIn(eve), await running.signsIn(vera)]).toEqual([401, 200])
    const user = await running.user()
    expect([user?.first_name, user?.last_name]).toEqual(['Vera', 'Owner'])
    // The stranger's link, should it ever be opened, is worth nothing now.
    expect(await running.verify(running.links()[0]?.token ?? '')).toBe(422)
    expect(await running.signsIn(eve)).toBe(401)
  })

  test('security bar 60: a stranger who registers later does not void the link that was mailed', async () => {
    const running = await started()
    await registers(running.owner, vera)
    const own = running.lastLink()
    await registers(running.outsider, eve)
    expect(await running.verify(own)).toBe(200)
    expect([await running.signsIn(eve), await running.signsIn(vera)]).toEqual([401, 200])
  })

  test('security bar 60: opening the link removes every credential that was set up before', async () => {
    const running = await started()
    const { services, app } = running
    await registers(running.outsider, eve)
    await registers(running.owner, vera)
    const user = await running.user()
    if (user === undefined) throw new Error('nobody registered')
    const { db } = services.database
    const theirs = await createTestClient(services, app, user, 'user')
    const hash = await services.passwords.hash(eve.password)
    await updateUser(db, user.id, { password_hash: hash, status: 'active' })
    expect((await theirs.call('GET', '/api/auth/verify')).status).toBe(200)
    await plant(running, user.id)
    expect(await countCredentials(running, user.id)).toEqual([1, 1, 1, 1])
    expect(await running.verify(running.lastLink())).toBe(200)
    expect(await countCredentials(running, user.id)).toEqual([0, 0, 0, 0])
    expect((await theirs.call('GET', '/api/auth/verify')).status).toBe(401)
    const { refreshToken } = theirs
    expect((await theirs.call('POST', '/api/auth/refresh', { refreshToken })).status).toBe(401)
    expect([await running.signsIn(eve), await running.signsIn(vera)]).toEqual([401, 200])
  })

  test('security bar 60: a reset of an address that was never verified removes them too', async () => {
    const running = await started()
    const { services } = running
    const user = await createTestUser(services, 'user', { email, password: eve.password })
    await updateUser(services.database.db, user.id, { email_verified_at: null })
    await plant(running, user.id)
    await running.owner.call('POST', '/api/auth/password/forgot', { email })
    const reset = { token: running.lastLink(), password: vera.password }
    expect((await running.owner.call('POST', '/api/auth/password/reset', reset)).status).toBe(200)
    expect(await countCredentials(running, user.id)).toEqual([0, 0, 0, 0])
    expect([await running.signsIn(eve), await running.signsIn(vera)]).toEqual([401, 200])
  })

  test('security bar 60: a reset keeps the second factor of an address that was verified', async () => {
    const running = await started()
    const { services } = running
    const user = await createTestUser(services, 'user', { email })
    await plant(running, user.id)
    await running.owner.call('POST', '/api/auth/password/forgot', { email })
    const reset = { token: running.lastLink(), password: vera.password }
    expect((await running.owner.call('POST', '/api/auth/password/reset', reset)).status).toBe(200)
    expect(await countCredentials(running, user.id)).toEqual([1, 1, 1, 1])
  })

  test('security bar 60: a provider that verified the address takes it over, and the earlier password is removed', async () => {
    const running = await started()
    await registers(running.outsider, eve)
    const strangers = running.lastLink()
    await provider(running, { sub: 'g-1', email, email_verified: true, given_name: 'Vera' })
    expect((await signInWith(running.owner, google))?.status).toBe('done')
    expect(await running.verify(strangers)).toBe(422)
    expect(await running.signsIn(eve)).toBe(401)
    const user = await running.user()
    expect([user?.first_name, user?.status, user?.password_hash]).toEqual(['Vera', 'active', null])
  })

  test('security bar 60: a provider that did not verify the address waits for its link, and loses to another one', async () => {
    const running = await started()
    const person = { sub: 'p', oid: 'eve', tid: contoso, email, email_verified: true, name: 'Eve' }
    await provider(running, person, 'microsoft')
    expect(await signInWith(running.outsider, microsoft)).toMatchObject({ code: 'oauth.verify-email' })
    await registers(running.owner, vera)
    expect(await running.verify(running.lastLink())).toBe(200)
    expect(await signInWith(running.outsider, microsoft)).toMatchObject({ code: 'oauth.verify-email' })
    expect(await running.signsIn(vera)).toBe(200)
    expect(await running.services.database.db.selectFrom('identities').selectAll().execute()).toEqual([])
  })

  test('security bar 60: where its own link is opened, the provider signs in and the other password does not', async () => {
    const running = await started()
    const person = { sub: 'p', oid: 'vera', tid: contoso, email, email_verified: true, name: 'Vera Owner' }
    await provider(running, person, 'microsoft')
    await registers(running.outsider, eve)
    await signInWith(running.owner, microsoft)
    expect(await running.verify(running.lastLink())).toBe(200)
    expect((await signInWith(running.owner, microsoft))?.status).toBe('done')
    expect(await running.signsIn(eve)).toBe(401)
    expect((await running.user())?.first_name).toBe('Vera')
  })

  test('security bar 60: registrations end with their link, and a newer one keeps the address waiting', async () => {
    const running = await started()
    const { services, now } = running
    await registers(running.outsider, eve)
    now.advance(20 * hour)
    await registers(running.owner, vera)
    now.advance(5 * hour)
    await purgeExpired(services.database.db, now(), identity.expiryRules)
    expect(await running.verify(running.lastLink())).toBe(200)
    const other = await started()
    await registers(other.outsider, eve)
    other.now.advance(24 * hour + 1)
    expect(await purgeExpired(other.services.database.db, other.now(), identity.expiryRules)).toBeGreaterThan(
      0
    )
    expect(await other.user()).toBeUndefined()
  })

  test('security bar 60: an account moves to an address that only a registration waits for', async () => {
    const running = await started()
    const { services, app } = running
    const user = await createTestUser(services, 'user', { email: 'old@example.com' })
    const page = await createTestClient(services, app, user, 'user')
    await registers(running.outsider, eve)
    expect((await page.call('PATCH', '/api/account/profile', { email })).status).toBe(200)
    const link = running.links().findLast(({ kind }) => kind === 'confirm-email')
    const confirmed = await running.owner.call('POST', '/api/account/email/confirm', {
      token: link?.token ?? ''
    })
    expect(confirmed.status).toBe(200)
    expect((await running.user())?.id).toBe(user.id)
    expect(await running.signsIn(eve)).toBe(401)
  })

  test('security bar 60: an administrator adds a user whose address is pending', async () => {
    const running = await started()
    const { services, app } = running
    const admin = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    await registers(running.outsider, eve)
    expect((await admin.call('POST', '/api/users', vera)).status).toBe(200)
    expect([await running.signsIn(eve), await running.signsIn(vera)]).toEqual([401, 200])
  })

  test('the mail is sent again with the registration that waits; of several its reader chooses a password', async () => {
    const running = await started()
    const resend = () => running.owner.call('POST', '/api/auth/email/resend', { email })
    await registers(running.owner, vera)
    await resend()
    expect(running.links().map(({ kind }) => kind)).toEqual(['verify-email', 'verify-email'])
    await registers(running.outsider, eve)
    await resend()
    expect(running.links().at(-1)?.kind).toBe('claim-address')
    const reset = { token: running.lastLink(), password: 'chosen by the reader' }
    expect((await running.owner.call('POST', '/api/auth/password/reset', reset)).status).toBe(200)
    expect([await running.signsIn(eve), await running.signsIn(vera)]).toEqual([401, 401])
    expect(await running.signsIn({ ...vera, password: reset.password })).toBe(200)
    for (const { token } of running.links()) expect(await running.verify(token)).toBe(422)
  })

  test('a pending user can request a password reset too', async () => {
    const running = await started()
    await registers(running.owner, vera)
    await running.owner.call('POST', '/api/auth/password/forgot', { email })
    expect(running.links().at(-1)?.kind).toBe('reset-password')
    const reset = { token: running.lastLink(), password: 'another one of mine' }
    expect((await running.owner.call('POST', '/api/auth/password/reset', reset)).status).toBe(200)
    expect(await running.signsIn({ ...vera, password: reset.password })).toBe(200)
  })

  test('a user added with a password gets the verification mail, and again on request', async () => {
    const running = await started()
    const { services, app } = running
    const admin = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    await admin.call('POST', '/api/users', vera)
    expect(running.links().map(({ kind }) => kind)).toEqual(['verify-email'])
    await running.owner.call('POST', '/api/auth/email/resend', { email })
    expect(await running.verify(running.lastLink())).toBe(200)
    expect((await running.user())?.email_verified_at).not.toBeNull()
    expect(await running.signsIn(vera)).toBe(200)
    await running.owner.call('POST', '/api/auth/email/resend', { email })
    expect(running.links()).toHaveLength(2)
  })

  test('security bar 13: a stranger neither uses up the resets of an owner nor voids a link just mailed', async () => {
    const running = await started()
    await createTestUser(running.services, 'user', { email })
    await running.owner.call('POST', '/api/auth/password/forgot', { email })
    const own = running.lastLink()
    const statuses = []
    for (let call = 0; call < 4; call += 1)
      statuses.push((await running.outsider.call('POST', '/api/auth/password/forgot', { email })).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await running.owner.call('POST', '/api/auth/password/forgot', { email })).status).toBe(200)
    const reset = { token: own, password: vera.password }
    expect((await running.owner.call('POST', '/api/auth/password/reset', reset)).status).toBe(200)
    // The first one that is used ends the others.
    const later = { token: running.lastLink(), password: eve.password }
    expect((await running.owner.call('POST', '/api/auth/password/reset', later)).status).toBe(422)
  })

  test('security bar 13: a mailbox is not filled, however many ask', async () => {
    const running = await started()
    await createTestUser(running.services, 'user', { email })
    for (let call = 0; call < 24; call += 1) {
      const page = createTestBrowser(running.app, { address: `198.51.100.${call}` })
      expect((await page.call('POST', '/api/auth/password/forgot', { email })).status).toBe(200)
    }
    expect(running.outbox.posted).toHaveLength(20)
  })

  const ways = ['identities', 'passkeys', 'totp', 'recovery_sets'] as const

  async function countCredentials({ services }: Running, userId: string): Promise<number[]> {
    return Promise.all(
      ways.map(
        async (table) =>
          (
            await services.database.db
              .selectFrom(table)
              .select('user_id')
              .where('user_id', '=', userId)
              .execute()
          ).length
      )
    )
  }

  async function plant({ services }: Running, userId: string): Promise<void> {
    const { db } = services.database
    await db
      .insertInto('identities')
      .values({
        id: newId(),
        user_id: userId,
        provider: 'google',
        issuer: 'https://accounts.google.com',
        subject: 'eve',
        email,
        connected_at: 0,
        last_used_at: null
      })
      .execute()
    await db
      .insertInto('passkeys')
      .values({
        id: newId(),
        user_id: userId,
        credential_id: newId(),
        public_key: 'key',
        counter: 0,
        transports: '[]',
        synced: 0,
        name: 'Eve',
        created_at: 0,
        last_used_at: null
      })
      .execute()
    await db.insertInto('totp').values({ user_id: userId, secret: 'sealed', confirmed_at: 1 }).execute()
    await db
      .insertInto('recovery_sets')
      .values({ user_id: userId, sealed_key: 'sealed', created_at: 1 })
      .execute()
  }
})
