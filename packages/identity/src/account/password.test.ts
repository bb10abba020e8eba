import type { ActiveSession } from '@sitewright/api'
import { expect, test } from 'vitest'
import type { Services } from '@sitewright/kernel/services'
import { onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import {
  findAuditEntries,
  readErrorCode,
  expireStepUp,
  readJson,
  mailsOfKind,
  replacementPassword,
  password,
  createTestContext,
  enableSecondFactor
} from '../../testing/account.ts'

const path = '/api/account/password'
const change = { currentPassword: password, newPassword: replacementPassword }

onEachEngine('changing the password', (open) => {
  const started = async (replaced: Partial<Services> = {}) => createTestContext(await open(), replaced)

  test('security bar 7: it takes the current password, ends the other sessions and mails the person', async () => {
    const all = await started()
    const { app, maya, mayaElsewhere, noor, posted } = all
    const before = { token: maya.token, cookie: maya.cookies.get('__Host-rt') }
    const response = await maya.call('POST', path, change)
    expect(response.status).toBe(200)
    expect(await readJson(response)).toMatchObject({
      success: true,
      refreshToken: null,
      user: { email: 'maya@example.com' }
    })
    expect((await mayaElsewhere.call('GET', '/api/auth/verify')).status).toBe(401)
    expect((await mayaElsewhere.call('POST', '/api/auth/refresh', {})).status).toBe(401)
    expect((await noor.call('GET', '/api/auth/verify')).status).toBe(200)
    expect(mailsOfKind(posted, 'password-changed').map(({ email }) => email)).toEqual(['maya@example.com'])
    expect(await findAuditEntries(all, 'account.password')).toMatchObject([{ outcome: 'done' }])
    expect(maya.token).not.toBe(before.token)
    expect(maya.cookies.get('__Host-rt')).not.toBe(before.cookie)
    const login = (secret: string) =>
      createTestBrowser(app, { address: '203.0.113.1' }).call('POST', '/api/auth/login', {
        email: 'maya@example.com',
        password: secret
      })
    expect((await login(password)).status).toBe(401)
    expect((await login(replacementPassword)).status).toBe(200)
  })

  test('security bar 24: the calling session continues with new tokens only', async () => {
    const { app, maya } = await started()
    const { token } = maya
    const cookie = maya.cookies.get('__Host-rt')
    await maya.call('POST', path, change)
    expect((await maya.call('GET', '/api/auth/verify')).status).toBe(200)
    expect((await maya.call('POST', '/api/auth/refresh', {})).status).toBe(200)
    const thief = createTestBrowser(app)
    thief.token = token
    expect((await thief.call('GET', '/api/auth/verify')).status).toBe(401)
    expect((await thief.call('POST', '/api/auth/refresh', { refreshToken: cookie })).status).toBe(401)
    expect((await maya.call('GET', '/api/auth/verify')).status).toBe(200)
  })

  test('security bar 24: the session gets a new id and keeps its absolute timeout', async () => {
    const { services, maya, now } = await started()
    const own = async () => {
      const { sessions } = await readJson<{ sessions: ActiveSession[] }>(
        await maya.call('GET', '/api/account/sessions')
      )
      return sessions.find(({ current }) => current)
    }
    const before = await own()
    now.advance(60_000)
    await maya.call('POST', path, change)
    const after = await own()
    expect(after?.id).not.toBe(before?.id)
    expect(after).toMatchObject({ createdAt: before?.createdAt, expiresAt: before?.expiresAt })
    const old = await services.database.db
      .selectFrom('sessions')
      .select('revoked_at')
      .where('id', '=', before?.id ?? '')
      .executeTakeFirstOrThrow()
    expect(old.revoked_at).not.toBeNull()
  })

  test('security bar 6: a password of any age signs in, and nobody is told to change it', async () => {
    const { services, app } = await started()
    await services.database.db.updateTable('users').set({ password_changed_at: 1 }).execute()
    const page = createTestBrowser(app, { address: '203.0.113.3' })
    const response = await page.call('POST', '/api/auth/login', { email: 'maya@example.com', password })
    expect(await readJson(response)).toMatchObject({ success: true, message: 'Signed in', challenge: null })
  })

  test('security bar 3, 13: the eleventh try of a minute is told to wait, before anything is hashed', async () => {
    const looked: string[] = []
    const { services, maya } = await started()
    services.passwords.verify = (_, phc) => {
      looked.push(phc)
      return Promise.resolve(false)
    }
    const statuses: number[] = []
    for (let attempt = 0; attempt < 11; attempt += 1)
      statuses.push((await maya.call('POST', path, { ...change, currentPassword: 'wrong one' })).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 422), 429])
    expect(looked).toHaveLength(10)
  })

  test('other sessions go on where that is wished, with new access tokens', async () => {
    const { maya, mayaElsewhere } = await started()
    await maya.call('POST', path, { ...change, endOtherSessions: false })
    expect((await mayaElsewhere.call('GET', '/api/auth/verify')).status).toBe(401)
    expect((await mayaElsewhere.call('POST', '/api/auth/refresh', {})).status).toBe(200)
    expect((await mayaElsewhere.call('GET', '/api/auth/verify')).status).toBe(200)
  })

  test('an API client gets its new refresh token in the answer', async () => {
    const { app } = await started()
    const client = createTestBrowser(app, { transport: 'body', address: '192.0.2.50' })
    await client.call('POST', '/api/auth/login', { email: 'maya@example.com', password })
    const { refreshToken } = await readJson(await client.call('POST', path, change))
    expect((await client.call('POST', '/api/auth/refresh', { refreshToken })).status).toBe(200)
  })

  test('security bar 7, 11: wrong current passwords are counted into the lockout of sign-in', async () => {
    const all = await started()
    const { app, maya, services, posted } = all
    const [, device] = (maya.cookies.get('__Host-device') ?? '').split('.')
    for (let attempt = 0; attempt < 5; attempt += 1)
      expect(
        await readErrorCode(await maya.call('POST', path, { ...change, currentPassword: 'not my password' }))
      ).toBe('account.password-wrong')
    expect(mailsOfKind(posted, 'locked')).toHaveLength(1)
    expect(await readErrorCode(await maya.call('POST', path, change))).toBe('account.password-wrong')
    const row = await services.database.db
      .selectFrom('attempts')
      .selectAll()
      .where('device', '=', device ?? '')
      .executeTakeFirstOrThrow()
    expect(row.locked_until).not.toBeNull()
    expect((await maya.call('POST', '/api/auth/login', { email: 'maya@example.com', password })).status).toBe(
      401
    )
    expect(await findAuditEntries(all, 'account.password')).toHaveLength(5)
    // On a device that is not known here, the owner still signs in (security bar 12).
    const elsewhere = createTestBrowser(app, { address: '203.0.113.7' })
    const credentials = { email: 'maya@example.com', password }
    expect((await elsewhere.call('POST', '/api/auth/login', credentials)).status).toBe(200)
  })

  test('security bar 7, 25: with a second factor it takes step-up too', async () => {
    const all = await started()
    await enableSecondFactor(all, 'maya@example.com')
    await expireStepUp(all, all.maya)
    expect(await readErrorCode(await all.maya.call('POST', path, change))).toBe('auth.step-up')
    expect((await all.noor.call('POST', '/api/auth/refresh', {})).status).toBe(200)
    expect((await all.noor.call('POST', path, change)).status).toBe(200)
  })

  test('security bar 4, 5: the new one has to meet the policy, and every problem is named at its field', async () => {
    const { maya } = await started()
    for (const newPassword of ['short', 'password123', 'maya okafor 2026', 'x'.repeat(257)]) {
      const response = await maya.call('POST', path, { currentPassword: password, newPassword })
      expect([400, 422]).toContain(response.status)
      const { error } = await readJson<{ error: { details: { path: string }[] } }>(response)
      expect(error.details.map((detail) => detail.path)).toContain('newPassword')
    }
    expect((await maya.call('GET', '/api/auth/verify')).status).toBe(200)
  })

  test('of two changes at once exactly one is done', async () => {
    const { app, maya } = await started()
    const { token } = maya
    const wishes = [replacementPassword, 'eleven loud rivers']
    const statuses = await Promise.all(
      wishes.map(async (newPassword) => {
        const headers = { authorization: `Bearer ${token}` }
        return (await maya.call('POST', path, { currentPassword: password, newPassword }, headers)).status
      })
    )
    const done = statuses.indexOf(200)
    // The other one meets a password that is gone or, a moment later, a session that has moved on.
    expect([401, 422]).toContain(statuses[1 - done])
    for (const [index, wish] of wishes.entries()) {
      const page = createTestBrowser(app, { address: `203.0.113.${index}` })
      const login = await page.call('POST', '/api/auth/login', { email: 'maya@example.com', password: wish })
      expect(login.status).toBe(index === done ? 200 : 401)
    }
  })

  test('a user without a password sets the first one with step-up', async () => {
    const all = await started()
    const { services, maya } = all
    await services.database.db
      .updateTable('users')
      .set({ password_hash: null })
      .where('email', '=', 'maya@example.com')
      .execute()
    expect(await readJson(await maya.call('GET', '/api/account/profile'))).toMatchObject({
      hasPassword: false
    })
    await expireStepUp(all, maya)
    const first = { newPassword: replacementPassword }
    expect(await readErrorCode(await maya.call('POST', path, first))).toBe('auth.step-up')
    await services.database.db.updateTable('sessions').set({ proved_at: services.now() }).execute()
    services.sessionCache.forget((await services.tokens.verify(maya.token ?? ''))?.sessionId ?? '')
    expect((await maya.call('POST', path, first)).status).toBe(200)
    expect(await readErrorCode(await maya.call('POST', path, first))).toBe('request.invalid')
  })
})
