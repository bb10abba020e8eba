import { product } from '../product.ts'
import type { Job, Notice, Tenant, UserImport } from '@sitewright/api'
import { dentist } from '@sitewright/site'
import { expect, test } from 'vitest'
import { countTurns } from '@sitewright/kernel/testing/event-loop'
import { runJobs } from '@sitewright/kernel/testing/jobs'
import {
  createTestClock,
  createTestOutbox,
  createTestServices,
  onEachEngine
} from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { measureTenants } from '@sitewright/tenancy'
import { createProductApp } from '../../testing/product-app.ts'

onEachEngine('the limits of a tenant', (open) => {
  async function started(limits: Partial<Tenant['ownLimits']>, isMailConfigured = true) {
    const now = createTestClock()
    const outbox = createTestOutbox(isMailConfigured)
    const services = await createTestServices(await open(), { now, outbox })
    const app = createProductApp(services)
    const root = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    const send = async <Answer>(page: typeof root, method: string, path: string, body?: object) => {
      const answer = (await (await page.call(method, path, body)).json()) as { error?: object }
      return (answer.error ?? answer) as Answer
    }
    const plan = {
      currency: 'EUR',
      limits: { users: null, storageBytes: null, apiRequests: null, ...limits }
    }
    await send(root, 'PATCH', '/api/admin/plans/starter', plan)
    const { tenant } = await send<{ tenant: Tenant }>(root, 'POST', '/api/admin/tenants', {
      name: 'Clinic',
      subdomain: 'clinic',
      plan: 'starter',
      status: 'active'
    })
    const admin = await createTestUser(services, 'admin', { tenant: tenant.id })
    const theirs = await createTestClient(services, app, admin)
    const read = async () =>
      (await send<{ tenant: Tenant }>(root, 'GET', `/api/admin/tenants/${tenant.id}`)).tenant
    const addUser = <Answer = { code: string }>(email: string) =>
      send<Answer>(theirs, 'POST', '/api/users', {
        email,
        firstName: 'Ada',
        lastName: 'Okafor',
        role: 'user'
      })
    return { now, outbox, services, app, root, tenant, admin, theirs, send, read, addUser }
  }

  test('calls are answered between two tenants of which somebody is told', async () => {
    const { services, root, send } = await started({ users: 1 })
    for (let each = 0; each < 10; each += 1) {
      const { tenant } = await send<{ tenant: Tenant }>(root, 'POST', '/api/admin/tenants', {
        name: `Clinic ${each}`,
        subdomain: `clinic-${each}`,
        plan: 'starter',
        status: 'active'
      })
      await createTestUser(services, 'user', { tenant: tenant.id })
    }
    expect(await countTurns(() => measureTenants(services))).toBeGreaterThanOrEqual(10)
  })

  test('a user above it is refused, with words that say which limit, how much is used and what to do', async () => {
    const { root, theirs, send, read, addUser } = await started({ users: 2 })
    const { user } = await addUser<{ user: { id: string } }>('second@example.com')
    expect(await addUser('third@example.com')).toEqual({
      code: 'tenant.limit',
      message: expect.any(String) as string,
      details: [
        {
          path: '',
          message:
            'This organisation has 2 of 2 users. Delete users who are no longer needed, or ask whoever runs this installation for a higher limit.'
        }
      ]
    })
    expect((await read()).users.total).toBe(2)
    await send(theirs, 'DELETE', `/api/users/${user.id}`)
    expect(await addUser('third@example.com')).toMatchObject({ user: { email: 'third@example.com' } })
    // There is no place left for the users who would be restored, and the installation itself has no limit.
    expect(await send(theirs, 'POST', `/api/admin/users/${user.id}/restore`, {})).toMatchObject({
      code: 'tenant.limit'
    })
    const free = { email: 'free@example.com', firstName: 'Ada', lastName: 'Okafor', role: 'user' }
    expect(await send(root, 'POST', '/api/users', free)).toMatchObject({ user: { email: free.email } })
  })

  test('an import and an undo add as many users as fit, and say so of the others', async () => {
    const { services, theirs, send, read, addUser } = await started({ users: 3 })
    const path = '/api/admin/users/import'
    const rows = [1, 2, 3].map((each) => `${each}@example.com,Ada,Okafor`)
    const file = new Response(['email,first,last', ...rows, ''].join('\n')).body ?? new ReadableStream()
    const uploaded = await theirs.call('POST', path, file, { 'content-type': 'text/csv' })
    const { id } = ((await uploaded.json()) as { import: UserImport }).import
    const mapping = { email: 0, firstName: 1, lastName: 2 }
    // Two of three rows fit, which is said before anything is written.
    expect(await send(theirs, 'POST', `${path}/${id}/check`, { mapping })).toMatchObject({
      rows: 3,
      good: 3,
      bad: 0,
      room: 2
    })
    const { job } = await send<{ job: Job }>(theirs, 'POST', `${path}/${id}/run`)
    await runJobs(services, product)
    expect(await send(theirs, 'GET', `/api/admin/jobs/${job.id}`)).toMatchObject({
      job: { done: 2, refused: 1 }
    })
    expect((await read()).users.total).toBe(3)
    const refused = await theirs.call('GET', `${path}/jobs/${job.id}/refused`)
    expect(await refused.text()).toContain('This organisation has as many users as it may')
    const all = await services.database.db
      .selectFrom('users')
      .select('id')
      .where('role', '=', 'user')
      .execute()
    const deletion = { act: 'delete', users: all.map((user) => user.id) }
    const deleted = await send<{ job: Job }>(theirs, 'POST', '/api/admin/users/bulk', deletion)
    await runJobs(services, product)
    await addUser('one@example.com')
    const undone = await send<{ job: Job }>(theirs, 'POST', `/api/admin/jobs/${deleted.job.id}/undo`, {})
    await runJobs(services, product)
    expect(await send(theirs, 'GET', `/api/admin/jobs/${undone.job.id}`)).toMatchObject({
      job: { done: 1, refused: 1 }
    })
  })

  test('a project above it is not stored; what was deleted makes room at once', async () => {
    const bytes = new TextEncoder().encode(JSON.stringify(dentist)).length
    const { theirs, send, read } = await started({ storageBytes: bytes * 3 })
    const save = (site: object = dentist) =>
      send<{ code?: string; details?: { message: string }[]; id?: string }>(
        theirs,
        'POST',
        '/api/saved-projects',
        { site }
      )
    const first = await save()
    await save()
    const refused = await save()
    expect(refused.code).toBe('tenant.limit')
    expect(refused.details?.[0]?.message).toMatch(
      /^This organisation uses .+ KB of .+ KB of storage\. Delete/
    )
    const { used } = (await read()).storage
    expect(used).toBeGreaterThan(bytes * 2)
    await send(theirs, 'DELETE', `/api/saved-projects/${first.id}`)
    // It can be brought back, so that it still counts.
    expect((await save()).code).toBe('tenant.limit')
    await send(theirs, 'DELETE', `/api/saved-projects/deleted/${first.id}`)
    expect((await save()).id).toBeDefined()
  })

  test('programs are refused above the API requests of the month, people are not', async () => {
    const { now, services, app, tenant, theirs, read } = await started({ apiRequests: 10 })
    const role = await createTestRole(services, { permissions: ['user.read'] })
    const owner = await createTestUser(services, role, { tenant: tenant.id })
    const client = await createTestClient(services, app, owner)
    const made = await client.call('POST', '/api/account/api-keys', {
      name: 'Bot',
      scopes: ['user.read'],
      days: 30
    })
    const { secret } = (await made.json()) as { secret: string }
    const send = async () => {
      const response = await app.request('/api/users', { headers: { 'x-api-key': secret } })
      return ((await response.json()) as { error?: { code: string } }).error?.code ?? response.status
    }
    const count = { calls: 10, failures: 0, total: 1, most: 1, buckets: '[]', server_id: 'one' }
    await services.database.db
      .insertInto('metric_calls')
      .values({ resolution: 3600, at: now(), tenant: tenant.id, route: '/api/users', ...count })
      .execute()
    expect(await send()).toBe(200)
    await measureTenants(services)
    expect((await read()).metrics.apiRequests).toBe(10)
    expect(await send()).toBe('tenant.limit')
    expect((await theirs.call('GET', '/api/users')).status).toBe(200)
    // The next month begins with none.
    now.advance(12 * 24 * 3_600_000)
    expect(await send()).toBe(200)
  })

  test('80 and 100 % are told once for each crossing, to whoever runs the installation and to the admin', async () => {
    const { services, root, tenant, admin, theirs, send } = await started({ users: 5 })
    const { db } = services.database
    await db.updateTable('tenants').set({ admin_id: admin.id }).where('id', '=', tenant.id).execute()
    const notices = async (page: typeof root) =>
      (await send<{ notices: Notice[] }>(page, 'GET', '/api/admin/notices')).notices
        .filter(({ kind }) => kind === 'tenant.limit')
        .map(({ title, text, times, link }) => ({ title, text, times, link }))
    const grow = async (users: number) => {
      for (let added = 0; added < users; added += 1)
        await createTestUser(services, 'user', { tenant: tenant.id })
      await measureTenants(services)
      await measureTenants(services)
    }
    await grow(2)
    expect(await notices(root)).toEqual([])
    await grow(1)
    const link = `/admin/tenants?tenant=${tenant.id}`
    expect(await notices(root)).toEqual([
      { title: 'Clinic is above 80 % of a limit', text: '4 of 5 users', times: 1, link }
    ])
    await grow(1)
    // An unread notice about the same is raised instead of a second one.
    const reached = { title: 'Clinic has reached a limit', text: '5 of 5 users', times: 2 }
    expect(await notices(root)).toEqual([{ ...reached, link }])
    expect(await notices(theirs)).toEqual([{ ...reached, link: null }])
    await db.deleteFrom('users').where('role', '=', 'user').where('tenant_id', '=', tenant.id).execute()
    await grow(0)
    await grow(3)
    expect(await notices(root)).toMatchObject([{ title: 'Clinic is above 80 % of a limit', times: 3 }])
  })

  test('they are mailed too, once for each crossing, to the same people and the admin', async () => {
    const { services, outbox, tenant } = await started({ users: 5 })
    const { db } = services.database
    // An admin who cannot enter the control panel, and an administrator of the installation who may not see tenants.
    const admin = await createTestUser(services, 'user', { tenant: tenant.id })
    await db.updateTable('tenants').set({ admin_id: admin.id }).where('id', '=', tenant.id).execute()
    await createTestUser(services, await createTestRole(services, { permissions: ['admin.access'] }))
    const owner = await db
      .selectFrom('users')
      .select('email')
      .where('role', '=', 'super_admin')
      .executeTakeFirstOrThrow()
    const grow = async (users: number) => {
      for (let added = 0; added < users; added += 1)
        await createTestUser(services, 'user', { tenant: tenant.id })
      await measureTenants(services)
      await measureTenants(services)
      // Those of the installation first: they are all of one moment.
      return outbox.posted
        .splice(0)
        .toSorted((one, other) => Number(one.email === admin.email) - Number(other.email === admin.email))
    }
    expect(await grow(1)).toEqual([])
    const near = { tenant: 'Clinic', limitName: 'users', used: 4, limit: 5 }
    const kind = 'tenant-limit'
    const own = 'own-tenant-limit'
    const link = `https://sitewright.test/admin/tenants?tenant=${tenant.id}`
    expect(await grow(1)).toEqual([
      { email: owner.email, template: { kind, ...near, link } },
      { email: admin.email, template: { kind: own, ...near } }
    ])
    expect(await grow(0)).toEqual([])
    const reached = (await grow(1)).map(({ template }) => template)
    expect(reached).toEqual([
      { kind, ...near, used: 5, link },
      { kind: own, ...near, used: 5 }
    ])
  })

  test('nothing is mailed where no mail is configured, nor by a second server', async () => {
    const { services, outbox, tenant } = await started({ users: 2 }, false)
    await createTestUser(services, 'user', { tenant: tenant.id })
    await measureTenants(services)
    expect(outbox.posted).toEqual([])
    const mailing = { ...services, outbox: createTestOutbox() }
    await services.database.db.updateTable('tenants').set({ told_users: 0 }).execute()
    await Promise.all([measureTenants(mailing), measureTenants(mailing)])
    expect(mailing.outbox.posted).toHaveLength(1)
  })
})
