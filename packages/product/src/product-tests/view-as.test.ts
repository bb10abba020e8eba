import { contract, receiveStripeEventRoute } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import {
  createTestClock,
  createTestOutbox,
  createTestServices,
  onSqlite
} from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createProductApp } from '../../testing/product-app.ts'

const minute = 60_000
/** For so long a server believes what it knows of a session. */
const cacheMs = 2001

onSqlite('viewing as somebody else', (open) => {
  async function started(role = 'admin') {
    const now = createTestClock()
    const outbox = createTestOutbox()
    const services = await createTestServices(await open(), { now, outbox })
    const app = createProductApp(services)
    const self = await createTestUser(services, role)
    const client = await createTestClient(services, app, self)
    const send = async (by: typeof client, method: string, path: string, body: object = {}) => {
      const response = await by.call(method, path, body)
      const answer = await response.json()
      return { status: response.status, code: answer.error?.code, ...answer }
    }
    const begin = (id: string, reason = 'Ticket 4711') =>
      send(client, 'POST', `/api/admin/users/${id}/view-as`, { reason })
    const view = async (id: string) => {
      const { token } = await begin(id)
      // The token of an answer would be taken for that of its own session.
      client.token = await services.tokens.sign({
        userId: self.id,
        sessionId: client.sessionId,
        tokenVersion: self.token_version
      })
      const viewer = createTestBrowser(app, { transport: 'body' })
      viewer.token = token
      const read = async () => (await viewer.call('GET', '/api/account/profile')).status
      return { viewer, read }
    }
    return { now, outbox, services, app, self, client, send, begin, view, db: services.database.db }
  }

  test('the pages of the user are read, and the person is told with the reason', async () => {
    const { services, app, outbox, send, view, db, self } = await started()
    const bo = await createTestUser(services, 'editor', { firstName: 'Bo' })
    const { viewer } = await view(bo.id)
    expect(await (await viewer.call('GET', '/api/account/profile')).json()).toMatchObject({
      id: bo.id,
      firstName: 'Bo'
    })
    expect(outbox.posted).toEqual([
      { email: bo.email, template: expect.objectContaining({ kind: 'viewed-as', reason: 'Ticket 4711' }) }
    ])
    const own = await createTestClient(services, app, bo, 'user')
    const { entries } = await send(own, 'GET', '/api/account/activity')
    expect(JSON.stringify(entries)).toContain('An administrator looked at the account')
    // What the administrator attempts meanwhile is not the user's own act, and not from their address.
    await viewer.call('GET', '/api/users')
    const [tried] = (await send(own, 'GET', '/api/account/activity')).entries
    expect(tried).toMatchObject({
      action: 'An administrator who viewed the account: Tried what the role does not allow',
      outcome: 'refused',
      ip: null,
      device: null
    })
    const { details, actor_id: actor } = await db
      .selectFrom('audit')
      .selectAll()
      .where('action', '=', 'user.view-as')
      .executeTakeFirstOrThrow()
    expect([actor, JSON.parse(details)]).toEqual([
      self.id,
      expect.objectContaining({ reason: 'Ticket 4711' })
    ])
    // It is no session of the user, who was not seen by it.
    expect((await send(own, 'GET', '/api/account/sessions')).sessions).toHaveLength(1)
  })

  test('every call that writes is refused in one place, and step-up with them', async () => {
    const { services, view, db } = await started('super_admin')
    const { viewer } = await view((await createTestUser(services, 'admin')).id)
    const passed: string[] = []
    for (const route of contract) {
      // An event of Stripe is believed by its signature, whatever session comes with it.
      if (route.method === 'get' || route.path === receiveStripeEventRoute.path) continue
      const path = route.path.replace(/\{\w+\}/g, 'x')
      const response = await viewer.call(route.method.toUpperCase(), path, {})
      const { error } = (await response.json()) as { error?: { code: string } }
      if (error?.code !== 'view-as.read-only') passed.push(`${route.method} ${route.path}: ${error?.code}`)
    }
    expect(passed).toEqual([])
    const exported = await viewer.call('GET', '/api/account/export')
    expect(await exported.json()).toMatchObject({ error: { code: 'view-as.read-only' } })
    const refused = await db
      .selectFrom('audit')
      .select('impersonator_id')
      .where('action', '=', 'auth.forbidden')
      .execute()
    expect(refused.length).toBeGreaterThan(0)
    expect(refused.every(({ impersonator_id: id }) => id !== null)).toBe(true)
  })

  test('security bar 54: nobody views as who ranks above them, holds more, is themselves or of another tenant', async () => {
    const { services, self, begin, db } = await started()
    const code = async (id: string, reason?: string) => (await begin(id, reason)).code
    expect(await code((await createTestUser(services, 'super_admin')).id)).toBe('account.above')
    const keeper = await createTestRole(services, { permissions: ['database.manage'], rank: 20 })
    expect(await code((await createTestUser(services, keeper)).id)).toBe('role.above')
    expect(await code(self.id)).toBe('account.own')
    const bo = await createTestUser(services, 'user', { tenant: 'bakery' })
    expect(await code(bo.id, ' ')).toBe('request.invalid')
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', bo.id).execute()
    expect(await code(bo.id)).toBe('view-as.inactive')
    await db.updateTable('users').set({ tenant_id: 'garage' }).where('id', '=', self.id).execute()
    services.sessionCache.forgetUser(self.id)
    expect(await code(bo.id)).toBe('user.not-found')
  })

  test('security bar 34: it gets no event stream, whose events are for the person alone', async () => {
    const { services, view } = await started()
    const { viewer, read } = await view((await createTestUser(services, 'admin')).id)
    const response = await viewer.call('GET', '/api/admin/stream')
    expect(await response.json()).toMatchObject({ error: { code: 'view-as.read-only' } })
    expect(await read()).toBe(200)
  })

  test('security bar 25: it takes step-up', async () => {
    const { services, now, self, begin, db } = await started()
    const bo = await createTestUser(services, 'user')
    await db
      .updateTable('sessions')
      .set({ proved_at: now() - 11 * minute })
      .execute()
    services.sessionCache.forgetUser(self.id)
    expect((await begin(bo.id)).code).toBe('auth.step-up')
  })

  test('it ends by itself after half an hour, however much is read', async () => {
    const { services, now, view } = await started()
    const { read } = await view((await createTestUser(services, 'user')).id)
    now.advance(29 * minute)
    expect(await read()).toBe(200)
    now.advance(minute)
    expect(await read()).toBe(401)
  })

  test('it ends with a call of the administrator, and a new one ends the one before', async () => {
    const { services, view, send, client, now, db } = await started()
    const [bo, ada] = [await createTestUser(services, 'user'), await createTestUser(services, 'user')]
    const first = await view(bo.id)
    const second = await view(ada.id)
    expect([await first.read(), await second.read()]).toEqual([401, 200])
    now.advance(minute)
    expect(await send(client, 'POST', '/api/admin/view-as/end')).toMatchObject({ ended: 1 })
    expect(await second.read()).toBe(401)
    const ends = await db
      .selectFrom('audit')
      .select('subject_id')
      .where('action', '=', 'user.view-as-end')
      .orderBy('seq')
      .execute()
    expect(ends.map(({ subject_id: id }) => id)).toEqual([bo.id, ada.id])
  })

  const ends = [
    ['the session of the administrator ends', 'sessions', { revoked_at: 1 }],
    ['the administrator is suspended', 'users', { status: 'suspended' }],
    ['the administrator is no longer one', 'users', { role: 'editor' }]
  ] as const
  test.each(ends)('it ends when %s', async (_name, table, values) => {
    const { services, self, client, view, now, db } = await started()
    const { read } = await view((await createTestUser(services, 'user')).id)
    expect(await read()).toBe(200)
    const id = table === 'users' ? self.id : client.sessionId
    await db.updateTable(table).set(values).where('id', '=', id).execute()
    now.advance(cacheMs)
    expect(await read()).toBe(401)
  })

  test('security bar 54: it ends when the person ranks above the administrator by now, or is signed out everywhere', async () => {
    const { services, view, send, client, now, db } = await started()
    const bo = await createTestUser(services, 'user')
    const first = await view(bo.id)
    await db.updateTable('users').set({ role: 'super_admin' }).where('id', '=', bo.id).execute()
    now.advance(cacheMs)
    expect(await first.read()).toBe(401)
    await db.updateTable('users').set({ role: 'user' }).where('id', '=', bo.id).execute()
    const before = await view(bo.id)
    const higher = await createTestRole(services, { rank: 90 })
    await db.updateTable('users').set({ role: higher }).where('id', '=', bo.id).execute()
    now.advance(cacheMs)
    expect(await before.read()).toBe(401)
    await db.updateTable('users').set({ role: 'user' }).where('id', '=', bo.id).execute()
    const second = await view(bo.id)
    expect(await second.read()).toBe(200)
    await send(client, 'POST', `/api/users/${bo.id}/end-sessions`)
    expect(await second.read()).toBe(401)
  })
})
