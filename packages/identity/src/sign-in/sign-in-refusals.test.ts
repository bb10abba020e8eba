import { expect, test } from 'vitest'
import { signInRefusals, type ActivityEntry } from '@sitewright/api'
import { createTestBrowser, type TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, testPassword } from '@sitewright/kernel/testing/users'
import type { UserStatus } from '@sitewright/kernel/db'
import { defaultSecuritySettings, saveSecuritySettings } from '@sitewright/kernel/services'
import { createIdentityApp } from '../../testing/identity-app.ts'

onSqlite('a refused sign-in', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createIdentityApp(services)
    const { db } = services.database
    const client = createTestBrowser(app)
    const signIn = async (email: string, password: string, path = '/api/auth/login', from = client) => {
      await db.deleteFrom('rate_counts').execute()
      const response = await from.call('POST', path, { email, password })
      const { error, token } = (await response.json()) as { error?: { code: string }; token?: string }
      return { status: response.status, code: error?.code, token }
    }
    const reasons = async (userId?: string) => {
      const rows = await db
        .selectFrom('audit')
        .select(['action', 'actor_id', 'details'])
        .where('outcome', '=', 'refused')
        .orderBy('seq')
        .execute()
      return rows
        .filter(({ actor_id }) => userId === undefined || actor_id === userId)
        .map(({ details }) => (JSON.parse(details) as { reason?: string }).reason)
    }
    return { now, services, app, db, client, signIn, reasons }
  }

  test('security bar 10: is recorded with its reason, and tells the visitor none', async () => {
    const { services, db, now, signIn, reasons } = await started()
    const { email, id } = await createTestUser(services, 'user')
    const answers = [await signIn('nobody@example.com', testPassword)]
    for (const status of ['inactive', 'suspended', 'pending'] satisfies UserStatus[]) {
      await db.updateTable('users').set({ status }).where('id', '=', id).execute()
      answers.push(await signIn(email, testPassword))
      await db.deleteFrom('attempts').execute()
    }
    await db.updateTable('users').set({ status: 'active' }).where('id', '=', id).execute()
    const passwordless = await createTestUser(services, 'user', { password: null })
    answers.push(await signIn(passwordless.email, testPassword))
    for (let tries = 0; tries < 5; tries += 1) answers.push(await signIn(email, 'a wrong password'))
    answers.push(await signIn(email, 'a wrong password'), await signIn(email, testPassword))
    expect(new Set(answers.map(({ status, code }) => `${status} ${code}`))).toEqual(
      new Set(['401 auth.credentials'])
    )
    expect(await reasons()).toEqual([
      'unknown-address',
      'inactive',
      'suspended',
      'pending',
      'no-password',
      ...Array.from({ length: 5 }, () => 'wrong-password'),
      'locked',
      'right-while-locked'
    ])
    const settings = { ...defaultSecuritySettings, allowPasswordLogin: false }
    await db.deleteFrom('attempts').execute()
    await saveSecuritySettings(db, settings, now())
    await signIn(email, testPassword)
    expect((await reasons()).at(-1)).toBe('password-off')
  })

  test('says its reason in the activity of the person and of administrators', async () => {
    const { services, app, signIn } = await started()
    const person = await createTestUser(services, 'user')
    await signIn(person.email, 'a wrong password')
    const admin = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    const own = await createTestClient(services, app, person)
    const read = async (from: TestBrowser, path: string) =>
      ((await (await from.call('GET', path)).json()) as { entries: ActivityEntry[] }).entries.map(
        ({ action }) => action
      )
    const words = `Sign-in refused: ${signInRefusals['wrong-password']}`
    expect(await read(own, '/api/account/activity')).toContain(words)
    expect(await read(admin, `/api/admin/users/${person.id}/activity`)).toContain(words)
  })

  test('is told at /admin to whoever has the right password and may not open it: it locks and notifies nobody', async () => {
    const { services, db, signIn, reasons } = await started()
    for (const role of ['user', 'editor', 'manager']) {
      const { email, id } = await createTestUser(services, role)
      for (let tries = 0; tries < 12; tries += 1)
        expect(await signIn(email, testPassword, '/api/auth/admin/login')).toMatchObject({
          status: 403,
          code: 'auth.no-panel'
        })
      expect(new Set(await reasons(id))).toEqual(new Set(['no-panel']))
      expect(await db.selectFrom('attempts').select('fails').where('fails', '>', 0).execute()).toEqual([])
      // A wrong one gets no reason, and counts.
      expect(await signIn(email, 'a wrong password', '/api/auth/admin/login')).toMatchObject({
        status: 401,
        code: 'auth.admin-credentials'
      })
      expect((await signIn(email, testPassword)).status).toBe(200)
    }
    expect(await db.selectFrom('notices').selectAll().execute()).toEqual([])
  })
})

onSqlite('renewing a session', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createIdentityApp(services)
    const { email } = await createTestUser(services, 'user')
    const signedIn = async (address?: string) => {
      const page = createTestBrowser(app, address === undefined ? {} : { address })
      await services.database.db.deleteFrom('rate_counts').where('key', 'like', 'login%').execute()
      expect((await page.call('POST', '/api/auth/login', { email, password: testPassword })).status).toBe(200)
      return page
    }
    const refresh = async (page: TestBrowser) => (await page.call('POST', '/api/auth/refresh', {})).status
    return { now, services, signedIn, refresh }
  }

  test('security bar 13: a person may load 600 pages an hour, and a loop is stopped with the time to wait', async () => {
    const { services, signedIn, refresh } = await started()
    const page = await signedIn()
    for (let loads = 0; loads < 600; loads += 1) expect(await refresh(page)).toBe(200)
    await services.database.db
      .updateTable('rate_counts')
      .set({ count: 1200 })
      .where('key', 'like', 'refresh-session %')
      .execute()
    const refused = await page.call('POST', '/api/auth/refresh', {})
    expect(refused.status).toBe(429)
    const seconds = Number(refused.headers.get('retry-after'))
    expect(seconds).toBeGreaterThan(3000)
    expect(((await refused.json()) as { error: object }).error).toMatchObject({
      details: [{ value: seconds }]
    })
  })

  test('security bar 13: refused tokens and many sessions of one address are counted, and good ones go on', async () => {
    const { services, signedIn, refresh } = await started()
    const page = await signedIn()
    expect(await refresh(page)).toBe(200)
    const thief = await signedIn()
    const statuses = new Set<number>()
    for (let tries = 0; tries < 61; tries += 1) {
      thief.cookies.set('__Host-rt', `unknown-${tries}`.padEnd(43, 'x'))
      statuses.add(await refresh(thief))
    }
    expect([...statuses]).toEqual([401, 429])
    expect(await refresh(page)).toBe(200)
    await services.database.db
      .updateTable('rate_counts')
      .set({ count: 600 })
      .where('key', 'like', 'refresh-sessions-address %')
      .execute()
    const another = await signedIn()
    expect([await refresh(another), await refresh(another)]).toEqual([429, 429])
    expect(await refresh(page)).toBe(200)
    expect(await refresh(await signedIn('198.51.100.9'))).toBe(200)
  })
})
