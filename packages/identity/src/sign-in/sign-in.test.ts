import { expect, test } from 'vitest'
import type { Services } from '@sitewright/kernel/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createDeviceCookie, findKnownDevice, knownDeviceSeconds } from '@sitewright/kernel/sessions'
import { createSetUpLink } from './register.ts'
import {
  createTestClock,
  createTestOutbox,
  onEachEngine,
  quickPasswords,
  createTestServices
} from '@sitewright/kernel/testing/services'
import { createIdentityApp } from '../../testing/identity-app.ts'

const maya = {
  firstName: 'Maya',
  lastName: 'Okafor',
  email: 'Maya@Example.com',
  password: 'plumb line larch'
}
const credentials = { email: maya.email, password: maya.password }

onEachEngine('sign-in', (open) => {
  async function started(replaced: Partial<Services> = {}) {
    const services = await createTestServices(await open(), { outbox: createTestOutbox(false), ...replaced })
    const app = createIdentityApp(services)
    return { services, app, page: createTestBrowser(app) }
  }
  const json = async (response: Response) => (await response.json()) as Record<string, unknown>

  test('without mail a new account is active and signed in at once', async () => {
    const { page } = await started()
    const answer = await json(await page.call('POST', '/api/auth/register', maya))
    expect(answer).toMatchObject({
      success: true,
      refreshToken: null,
      user: { email: 'maya@example.com', role: 'user' }
    })
    expect(page.cookies.has('__Host-rt')).toBe(true)
    const verified = await json(await page.call('GET', '/api/auth/verify'))
    expect(verified).toMatchObject({ success: true, user: { firstName: 'Maya', isActive: true } })
  })

  test('without mail a known address is refused', async () => {
    const { page } = await started()
    await page.call('POST', '/api/auth/register', maya)
    const again = await page.call('POST', '/api/auth/register', maya)
    expect(again.status).toBe(409)
    expect(await json(again)).toMatchObject({ success: false, error: { code: 'auth.email-taken' } })
  })

  test('with mail new and known addresses get the same response, and the address is verified before the first sign-in', async () => {
    const outbox = createTestOutbox()
    const { page } = await started({ outbox })
    const first = await json(await page.call('POST', '/api/auth/register', maya))
    const second = await json(await page.call('POST', '/api/auth/register', maya))
    expect(second).toEqual(first)
    expect((await page.call('POST', '/api/auth/login', credentials)).status).toBe(401)
    const template = outbox.posted.at(-1)?.template
    const [, token] = (template?.kind === 'verify-email' ? template.link : '').split('#')
    expect((await page.call('POST', '/api/auth/email/verify', { token })).status).toBe(200)
    expect((await page.call('POST', '/api/auth/email/verify', { token })).status).toBe(422)
    expect((await page.call('POST', '/api/auth/login', credentials)).status).toBe(200)
  })

  test('API clients get the refresh token in the body, browsers never do', async () => {
    const { app, page } = await started()
    await page.call('POST', '/api/auth/register', maya)
    const client = createTestBrowser(app, { transport: 'body' })
    const answer = await json(await client.call('POST', '/api/auth/login', credentials))
    expect(typeof answer['refreshToken']).toBe('string')
    expect(client.cookies.has('__Host-rt')).toBe(false)
    const refreshed = await json(
      await client.call('POST', '/api/auth/refresh', { refreshToken: answer['refreshToken'] })
    )
    expect(refreshed['refreshToken']).not.toBe(answer['refreshToken'])
  })

  test('security bar 11: parallel wrong attempts consume exactly the budget, then the account is locked', async () => {
    const looked: string[] = []
    const now = createTestClock()
    const outbox = createTestOutbox(false)
    const { services, app, page } = await started({ now, outbox })
    await page.call('POST', '/api/auth/register', maya)
    services.passwords.verify = (password, phc) => {
      looked.push(phc)
      return quickPasswords.verify(password, phc)
    }
    const statuses = await Promise.all(
      Array.from({ length: 50 }, async (_, index) => {
        const attacker = createTestBrowser(app, { address: `198.51.100.${index}` })
        return (await attacker.call('POST', '/api/auth/login', { ...credentials, password: 'wrong one' }))
          .status
      })
    )
    expect(new Set(statuses)).toEqual(new Set([401]))
    const row = await services.database.db.selectFrom('attempts').selectAll().executeTakeFirstOrThrow()
    expect([row.fails, row.locked_until === null]).toEqual([50, false])
    const outsider = createTestBrowser(app, { address: '203.0.113.9' })
    expect((await outsider.call('POST', '/api/auth/login', credentials)).status).toBe(401)
    expect(outbox.posted.filter(({ template }) => template.kind === 'locked')).toHaveLength(1)
    now.advance(15 * 60_000 + 1)
    expect((await outsider.call('POST', '/api/auth/login', credentials)).status).toBe(200)
  })

  test('security bar 12: a known device is not locked by attempts elsewhere', async () => {
    const { app, page } = await started()
    await page.call('POST', '/api/auth/register', maya)
    const attacker = createTestBrowser(app, { address: '198.51.100.7' })
    for (let attempt = 0; attempt < 6; attempt += 1)
      await attacker.call('POST', '/api/auth/login', { ...credentials, password: 'wrong one' })
    expect((await page.call('POST', '/api/auth/login', credentials)).status).toBe(200)
  })

  test('security bar 12: a device cookie that is forged, expired or of somebody else is no known device', async () => {
    const now = createTestClock()
    const { app, page, services } = await started({ now })
    await page.call('POST', '/api/auth/register', maya)
    const cookieName = [...page.cookies.keys()].find((name) => name.includes('device')) ?? ''
    const own = page.cookies.get(cookieName) ?? ''
    const { id } = await services.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const attacker = createTestBrowser(app, { address: '198.51.100.7' })
    for (let attempt = 0; attempt < 6; attempt += 1)
      await attacker.call('POST', '/api/auth/login', { ...credentials, password: 'wrong one' })
    let calls = 0
    const statusWith = async (cookie: string): Promise<number> => {
      const device = createTestBrowser(app, { address: `203.0.113.${(calls += 1)}` })
      device.cookies.set(cookieName, cookie)
      return (await device.call('POST', '/api/auth/login', credentials)).status
    }
    const [user = '', device = '', until = '', signature = ''] = own.split('.')
    expect([user, signature.length]).toEqual([id, 43])
    for (const forged of [
      [user, device, until, 'A'.repeat(43)],
      [user, device, until, ''],
      [user, device, String(Number(until) + 1), signature],
      [user, 'another', until, signature],
      [await createDeviceCookie(services, 'somebody else')]
    ])
      expect([forged, await statusWith(forged.join('.'))]).toEqual([forged, 401])
    expect(await statusWith(own)).toBe(200)
    expect(await findKnownDevice(services, own)).toEqual({ id: device, userId: id })
    now.advance(knownDeviceSeconds * 1000)
    expect(await findKnownDevice(services, own)).toBeUndefined()
  })

  test('security bar 13: the eleventh sign-in of an address within a minute is told to wait', async () => {
    const { page } = await started()
    const statuses = []
    for (let call = 0; call < 11; call += 1)
      statuses.push(
        await page.call('POST', '/api/auth/login', { email: `p${call}@example.com`, password: 'whatever' })
      )
    expect(statuses.map(({ status }) => status)).toEqual([...Array.from({ length: 10 }, () => 401), 429])
    expect(Number(statuses.at(-1)?.headers.get('retry-after'))).toBeGreaterThan(0)
  })

  test('security bar 21: parallel refreshes get one next token; reuse after the grace period revokes the family', async () => {
    const now = createTestClock()
    const { app, page, services } = await started({ now })
    await page.call('POST', '/api/auth/register', maya)
    const client = createTestBrowser(app, { transport: 'body' })
    const { refreshToken: first } = await json(await client.call('POST', '/api/auth/login', credentials))
    const answers = await Promise.all(
      Array.from({ length: 20 }, async () =>
        json(
          await createTestBrowser(app, { transport: 'body' }).call('POST', '/api/auth/refresh', {
            refreshToken: first
          })
        )
      )
    )
    const successors = new Set(answers.map((answer) => answer['refreshToken']))
    expect(successors.size).toBe(1)
    const [successor] = successors
    now.advance(11_000)
    expect((await client.call('POST', '/api/auth/refresh', { refreshToken: first })).status).toBe(401)
    expect((await client.call('POST', '/api/auth/refresh', { refreshToken: successor })).status).toBe(401)
    expect((await client.call('GET', '/api/auth/verify')).status).toBe(401)
    const reuse = await services.database.db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'auth.refresh-reuse')
      .execute()
    expect(reuse).toHaveLength(1)
  })

  test('security bar 21: a sign-out that races a refresh leaves no valid token', async () => {
    const { app, page } = await started()
    await page.call('POST', '/api/auth/register', maya)
    for (let round = 0; round < 5; round += 1) {
      const client = createTestBrowser(app, { transport: 'body', address: `192.0.2.${round + 10}` })
      const { refreshToken } = await json(await client.call('POST', '/api/auth/login', credentials))
      const racer = createTestBrowser(app, { transport: 'body' })
      const [refreshed] = await Promise.all([
        racer.call('POST', '/api/auth/refresh', { refreshToken }),
        client.call('POST', '/api/auth/logout', { refreshToken })
      ])
      const { refreshToken: successor } = await json(refreshed)
      expect((await racer.call('GET', '/api/auth/verify')).status).toBe(401)
      expect(
        (await racer.call('POST', '/api/auth/refresh', { refreshToken: successor ?? 'none' })).status
      ).toBe(401)
    }
  })

  test('security bar 24: signing in again ends the session that this browser had, and no other', async () => {
    const { app, page } = await started()
    await page.call('POST', '/api/auth/register', maya)
    const elsewhere = createTestBrowser(app, { address: '192.0.2.7' })
    await elsewhere.call('POST', '/api/auth/login', credentials)
    const old = { token: page.token ?? '', cookie: page.cookies.get('__Host-rt') ?? '' }
    expect((await page.call('POST', '/api/auth/login', credentials)).status).toBe(200)
    const replay = createTestBrowser(app)
    replay.token = old.token
    expect((await replay.call('GET', '/api/auth/verify')).status).toBe(401)
    replay.cookies.set('__Host-rt', old.cookie)
    expect((await replay.call('POST', '/api/auth/refresh', {})).status).toBe(401)
    expect((await page.call('GET', '/api/auth/verify')).status).toBe(200)
    expect((await elsewhere.call('GET', '/api/auth/verify')).status).toBe(200)
  })

  test('a session holds the time of the previous sign-in, not of this one', async () => {
    const now = createTestClock()
    const { page } = await started({ now })
    const first = await json(await page.call('POST', '/api/auth/register', maya))
    expect(first['user']).toMatchObject({ lastLogin: null })
    const begun = now()
    now.advance(3_600_000)
    const second = await json(await page.call('POST', '/api/auth/login', credentials))
    expect(second['user']).toMatchObject({ lastLogin: begun })
    expect(await json(await page.call('GET', '/api/account/profile'))).toMatchObject({ lastLogin: begun })
  })

  test('a rate-limit refusal says how long to wait', async () => {
    const { page } = await started()
    for (let call = 0; call < 10; call += 1)
      await page.call('POST', '/api/auth/login', { email: `p${call}@example.com`, password: 'whatever' })
    const refused = await json(await page.call('POST', '/api/auth/login', credentials))
    expect(refused['message']).not.toMatch(/header|request/i)
    expect(refused).toMatchObject({ error: { details: [{ path: '', value: 60 }] } })
  })

  test('a refused refresh says why the session was ended, and nothing about an unknown token', async () => {
    const { services, app, page } = await started()
    await page.call('POST', '/api/auth/register', maya)
    const { id } = await services.database.db.selectFrom('users').select('id').executeTakeFirstOrThrow()
    const admin = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    await admin.call('POST', `/api/users/${id}/end-sessions`)
    expect(await json(await page.call('POST', '/api/auth/refresh', {}))).toMatchObject({
      error: {
        code: 'auth.refresh',
        details: [{ path: '', message: 'An administrator has ended your sessions. Sign in again.' }]
      }
    })
    const outsider = createTestBrowser(app)
    expect(await json(await outsider.call('POST', '/api/auth/refresh', { refreshToken: 'x' }))).toMatchObject(
      {
        error: { details: [] }
      }
    )
  })

  test('a set-up link can be checked without redeeming it', async () => {
    const { services, page } = await started()
    const link = await createSetUpLink(services)
    const [, token = ''] = (link ?? '').split('#')
    const check = async (given: string) => {
      const { error } = (await json(await page.call('POST', '/api/auth/set-up/check', { token: given }))) as {
        error?: { code: string }
      }
      return error?.code ?? 'works'
    }
    expect([await check(token), await check(token), await check('another')]).toEqual([
      'works',
      'works',
      'auth.token-used'
    ])
    const made = await page.call('POST', '/api/auth/set-up', { ...maya, token })
    expect(made.status).toBe(200)
    expect(await check(token)).toBe('auth.set-up-done')
  })
})
