import { product } from '../product.ts'
import type { Job, SuspensionEffects, Tenant, TenantStatusChange } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { runJobs } from '@sitewright/kernel/testing/jobs'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  testPassword
} from '@sitewright/kernel/testing/users'
import { createProductApp } from '../../testing/product-app.ts'

const minute = 60_000
const reason = 'Three invoices are overdue'

onEachEngine('the status of a tenant', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createProductApp(services)
    const user = await createTestUser(services, 'super_admin')
    const send = async (method: string, path: string, body?: object) => {
      const client = await createTestClient(services, app, user)
      const response = await client.call(method, `/api/admin/tenants${path}`, body)
      const answer = (await response.json()) as { error?: { code: string } }
      return answer.error === undefined ? answer : answer.error.code
    }
    const add = async (status = 'active') =>
      (
        (await send('POST', '', { name: 'Clinic', subdomain: 'clinic', plan: 'starter', status })) as {
          tenant: Tenant
        }
      ).tenant
    const suspend = (id: string, revision = 1) => send('POST', `/${id}/suspend`, { revision, reason })
    const activate = (id: string, revision: number) => send('POST', `/${id}/activate`, { revision })
    const undo = (id: string, revision: number) => send('POST', `/${id}/undo-status`, { revision })
    const codeOf = async (response: Response) => {
      const { error } = (await response.json()) as { error?: { code: string } }
      return error?.code ?? response.status
    }
    return { now, services, app, user, send, add, suspend, activate, undo, codeOf }
  }

  test('security bar 20: a suspension refuses sessions on every server within five seconds, and sign-ins and renewals', async () => {
    const { now, services, app, add, suspend, activate, codeOf } = await started()
    const { id } = await add()
    const member = await createTestUser(services, 'admin', { tenant: id })
    const stranger = await createTestUser(services, 'user')
    const [theirs, others] = [
      await createTestClient(services, app, member),
      await createTestClient(services, app, stranger)
    ]
    const otherServer = await createTestServices(services.database, { now, tokens: services.tokens })
    const there = createTestBrowser(createProductApp(otherServer), { transport: 'body' })
    there.token = theirs.token
    const verify = (browser: typeof there) => browser.call('GET', '/api/auth/verify').then(codeOf)
    expect([await verify(theirs), await verify(there), await verify(others)]).toEqual([200, 200, 200])

    const suspended = (await suspend(id)) as TenantStatusChange
    expect(suspended).toMatchObject({
      tenant: { status: 'suspended', suspension: { reason, since: now() }, revision: 2 },
      sessionsEnded: 1,
      undoUntil: now() + 15 * minute
    })
    expect(suspended.refusedWithinMs).toBeLessThan(5000)
    expect(await verify(theirs)).toBe('tenant.suspended')
    now.advance(4999)
    expect(await verify(there)).toBe('tenant.suspended')
    expect(await verify(others)).toBe(200)

    const renewed = await theirs.call('POST', '/api/auth/refresh', { refreshToken: theirs.refreshToken })
    expect(await renewed.json()).toMatchObject({
      error: {
        code: 'auth.refresh',
        details: [{ message: expect.stringContaining('was suspended') as string }]
      }
    })
    const signIn = (password: string) =>
      createTestBrowser(app).call('POST', '/api/auth/login', { email: member.email, password })
    // As often as a wrong password would lock the account.
    for (let tried = 0; tried < 7; tried += 1) {
      now.advance(minute)
      expect(await signIn(testPassword).then(codeOf)).toBe('tenant.suspended')
    }
    expect(await signIn('wrong password').then(codeOf)).toBe('auth.credentials')
    await activate(id, 2)
    expect(await signIn(testPassword).then(codeOf)).toBe(200)
    // What had ended stays so.
    expect(await verify(theirs)).toBe('auth.expired')
  })

  test("a suspended tenant's API key is refused at once, and taken again once it is active", async () => {
    const { services, app, add, suspend, activate, codeOf } = await started()
    const { id } = await add('trial')
    const role = await createTestRole(services, { permissions: ['user.read'] })
    const member = await createTestUser(services, role, { tenant: id })
    const client = await createTestClient(services, app, member)
    const made = await client.call('POST', '/api/account/api-keys', {
      name: 'Bot',
      scopes: ['user.read'],
      days: 30
    })
    const { secret } = (await made.json()) as { secret: string }
    const send = async () => codeOf(await app.request('/api/users', { headers: { 'x-api-key': secret } }))
    expect(await send()).toBe(200)
    await suspend(id)
    expect(await send()).toBe('tenant.suspended')
    await activate(id, 2)
    expect(await send()).toBe(200)
  })

  test('jobs of a suspended tenant wait, and go on where they were', async () => {
    const { services, app, add, suspend, undo } = await started()
    const { id } = await add()
    const client = await createTestClient(
      services,
      app,
      await createTestUser(services, 'admin', { tenant: id })
    )
    const other = await createTestUser(services, 'user', { tenant: id })
    const answer = await client.call('POST', '/api/admin/users/bulk', {
      act: 'deactivate',
      users: [other.id]
    })
    const { job } = (await answer.json()) as { job: Job }
    await suspend(id)
    await runJobs(services, product)
    await undo(id, 2)
    const { state } = await services.database.db
      .selectFrom('jobs')
      .select('state')
      .where('id', '=', job.id)
      .executeTakeFirstOrThrow()
    expect(state).toBe('waiting')
    await runJobs(services, product)
    const { status } = await services.database.db
      .selectFrom('users')
      .select('status')
      .where('id', '=', other.id)
      .executeTakeFirstOrThrow()
    expect(status).toBe('inactive')
  })

  test('its effects are counted before, and it is audited with its reason', async () => {
    const { services, app, add, send, suspend } = await started()
    const { id } = await add()
    const role = await createTestRole(services, { permissions: ['user.read'] })
    const member = await createTestUser(services, role, { tenant: id })
    const client = await createTestClient(services, app, member)
    await createTestUser(services, 'user', { tenant: id })
    await client.call('POST', '/api/account/api-keys', { name: 'Bot', scopes: ['user.read'], days: 30 })
    const effects: SuspensionEffects = { users: 2, sessions: 1, apiKeys: 1, jobs: 0 }
    expect(await send('GET', `/${id}/suspension`)).toEqual({ effects })
    await suspend(id)
    const entry = await services.database.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('subject_id', '=', id)
      .orderBy('seq', 'desc')
      .executeTakeFirstOrThrow()
    expect([entry.action, JSON.parse(entry.details ?? '') as object]).toEqual([
      'tenant.suspend',
      { reason, before: { status: 'active' }, after: { status: 'suspended' }, effects }
    ])
  })

  test('activating makes a pending tenant active; an undo gives each its status back, unless it changed', async () => {
    const { now, send, add, suspend, activate, undo } = await started()
    const { id } = await add('pending')
    expect(await suspend(id)).toBe('tenant.state')
    expect(await activate(id, 1)).toMatchObject({
      tenant: { status: 'active', revision: 2 },
      sessionsEnded: 0
    })
    expect(await activate(id, 2)).toBe('tenant.state')
    expect(await undo(id, 1)).toBe('tenant.changed')
    expect(await undo(id, 2)).toMatchObject({ tenant: { status: 'pending', revision: 3 }, undoUntil: null })
    expect(await undo(id, 3)).toBe('tenant.undo-gone')
    await activate(id, 3)
    await suspend(id, 4)
    await send('PATCH', `/${id}`, { revision: 5, name: 'Other' })
    expect(await undo(id, 5)).toBe('tenant.changed')
    now.advance(15 * minute)
    expect(await undo(id, 6)).toBe('tenant.undo-gone')
    expect(await activate(id, 6)).toMatchObject({ tenant: { status: 'active', suspension: null } })
    expect(await suspend('unknown')).toBe('tenant.not-found')
    expect(await send('POST', `/${id}/suspend`, { revision: 7, reason: ' ' })).toBe('request.invalid')
  })

  test('security bar 53, 54: neither who ranks above is suspended, nor the last administrator', async () => {
    const { services, app, user, add, send, suspend } = await started()
    const { id } = await add()
    const boss = await createTestUser(services, 'super_admin', { tenant: id })
    const role = await createTestRole(services, { permissions: ['admin.access', 'tenants.write'], rank: 90 })
    const lower = await createTestClient(services, app, await createTestUser(services, role))
    const refused = await lower.call('POST', `/api/admin/tenants/${id}/suspend`, { revision: 1, reason })
    expect(await refused.json()).toMatchObject({ error: { code: 'account.above' } })
    // A user without the tenant could not sign in.
    const { db } = services.database
    await db.updateTable('users').set({ password_hash: null }).where('id', '=', user.id).execute()
    expect(await suspend(id)).toBe('account.last-admin')
    expect(await send('GET', `/${id}`)).toMatchObject({ tenant: { status: 'active' } })
    await db
      .updateTable('users')
      .set({ password_hash: boss.password_hash })
      .where('id', '=', user.id)
      .execute()
    expect(await suspend(id)).toMatchObject({ tenant: { status: 'suspended' } })
  })
})
