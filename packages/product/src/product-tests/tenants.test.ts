import type { Tenant, TenantPage, TenantSummary } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, expireProof } from '@sitewright/kernel/testing/users'
import { measureTenants } from '@sitewright/tenancy'
import { createProductApp } from '../../testing/product-app.ts'

const clinic = { name: 'Álder Street Clinic', subdomain: 'alderstreet', plan: 'starter' }

onSqlite('tenants', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createProductApp(services)
    const user = await createTestUser(services, 'super_admin')
    const page = await createTestClient(services, app, user)
    const call = async <Answer>(method: string, path = '', body?: object): Promise<Answer> => {
      const response = await page.call(method, `/api/admin/tenants${path}`, body)
      const answer = (await response.json()) as { error?: object }
      return (answer.error ?? answer) as Answer
    }
    const add = async (changes: object = {}) =>
      (await call<{ tenant: Tenant }>('POST', '', { ...clinic, ...changes })).tenant
    const names = async (query: string) =>
      (await call<TenantPage>('GET', `?${query}`)).tenants.map(({ subdomain }) => subdomain)
    return { services, app, user, page, call, add, names }
  }

  test('are added, read, changed and deleted, each audited with before and after', async () => {
    const { services, call, add } = await started()
    const added = await add()
    expect(added).toMatchObject({
      subdomain: 'alderstreet',
      status: 'pending',
      planName: 'Starter',
      domain: null,
      admin: null,
      users: { total: 0, active: 0, limit: 10 },
      storage: { used: null, limit: 5_000_000_000 },
      billing: { amount: null, period: 'monthly', nextBilling: null, status: null },
      metrics: { revenue: [], satisfaction: null }
    })
    const changed = await call<{ tenant: Tenant }>('PATCH', `/${added.id}`, {
      revision: added.revision,
      plan: 'custom',
      ownLimits: { users: 3, storageBytes: null, apiRequests: null }
    })
    expect(changed.tenant).toMatchObject({ plan: 'custom', users: { limit: 3 }, storage: { limit: null } })
    expect(await call('PATCH', `/${added.id}`, { revision: added.revision, name: 'Late' })).toMatchObject({
      code: 'tenant.changed'
    })
    await call('DELETE', `/${added.id}`)
    expect(await call('GET', `/${added.id}`)).toMatchObject({ code: 'tenant.not-found' })
    const entries = await services.database.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('subject_type', '=', 'tenant')
      .orderBy('seq')
      .execute()
    expect(entries.map(({ action, details }) => [action, JSON.parse(details) as object])).toMatchObject([
      ['tenant.add', { before: null, after: { plan: 'starter' } }],
      ['tenant.change', { before: { plan: 'starter' }, after: { plan: 'custom' } }],
      ['tenant.delete', { after: null }]
    ])
  })

  test('a subdomain is unique, ASCII, not reserved, and says what is wrong with it', async () => {
    const { call, add } = await started()
    const first = await add()
    const second = await add({ subdomain: 'second' })
    expect(await call('POST', '', { ...clinic, subdomain: 'AlderStreet ' })).toMatchObject({
      code: 'tenant.subdomain-taken'
    })
    expect(
      await call('PATCH', `/${second.id}`, { revision: second.revision, subdomain: first.subdomain })
    ).toMatchObject({ code: 'tenant.subdomain-taken' })
    for (const [subdomain, words] of [
      ['аlderstreet', /letters a to z/],
      ['café', /letters a to z/],
      ['admin', /reserved/],
      ['-alder', /begins and ends/],
      ['xn--alder', /begins and ends/],
      ['a', /at least 3/],
      ['a'.repeat(41), /at most 40/]
    ] as const)
      expect(await call('POST', '', { ...clinic, subdomain })).toMatchObject({
        code: 'request.invalid',
        details: [{ path: 'subdomain', message: expect.stringMatching(words) as string }]
      })
  })

  test('are searched without accents, filtered, and sorted by each column', async () => {
    const { add, names, call, services } = await started()
    const one = await add({ status: 'active' })
    await add({ name: 'Bakery 100 %', subdomain: 'bakery', plan: 'enterprise', status: 'trial' })
    await add({ name: 'Chandlery', subdomain: 'chandlery', plan: 'professional', domain: 'ships.co.uk' })
    await createTestUser(services, 'user', { tenant: one.id })
    expect(await names('search=alder')).toEqual(['alderstreet'])
    expect(await names('search=%25')).toEqual(['bakery'])
    expect(await names('search=ships.co.uk')).toEqual(['chandlery'])
    expect(await names('status=active,trial')).toEqual(['alderstreet', 'bakery'])
    expect(await names('plan=professional')).toEqual(['chandlery'])
    expect(await names('sort=plan&order=desc')).toEqual(['bakery', 'chandlery', 'alderstreet'])
    expect((await names('sort=users&order=desc'))[0]).toBe('alderstreet')
    for (const sort of ['name', 'status', 'storage', 'createdAt', 'lastActivity'])
      expect(await names(`sort=${sort}`)).toHaveLength(3)
    expect(await names('limit=1&page=2')).toEqual(['bakery'])
    expect(await call('GET', '?sort=secret')).toMatchObject({ code: 'request.invalid' })
    expect(await call<TenantSummary>('GET', '/summary')).toEqual({
      total: 3,
      active: 1,
      trial: 1,
      suspended: 0,
      pending: 1,
      near: 0,
      nearUsers: 0,
      nearStorage: 0,
      revenue: [],
      satisfaction: null
    })
  })

  test('security bar 53: its admin is moved into it; nobody with rights over the installation is', async () => {
    const { services, app, user, add, call } = await started()
    const helen = await createTestUser(services, 'user', { email: 'helen@example.com' })
    const theirs = await createTestClient(services, app, helen, 'user')
    const tenant = await add({ admin: helen.email })
    expect(tenant).toMatchObject({
      admin: { id: helen.id, email: helen.email },
      users: { total: 1, active: 1 }
    })
    expect((await theirs.call('GET', '/api/auth/verify')).status).toBe(401)
    for (const admin of [user.email, 'nobody@example.com', helen.email])
      expect(await call('POST', '', { ...clinic, subdomain: 'another', admin })).toMatchObject({
        code: 'request.invalid',
        details: [{ path: 'admin' }]
      })
    expect(await call('DELETE', `/${tenant.id}`)).toMatchObject({ code: 'tenant.in-use' })
    expect((await call<TenantPage>('GET')).total).toBe(1)
  })

  test('what a tenant uses is measured from what the database keeps', async () => {
    const { services, app, add, call } = await started()
    const tenant = await add()
    const { database, now } = services
    const member = await createTestUser(services, 'user', { tenant: tenant.id })
    await createTestClient(services, app, member)
    await database.db
      .insertInto('avatars')
      .values({ id: 'a', user_id: member.id, type: 'image/png', bytes: 'ä'.repeat(50), created_at: now() })
      .execute()
    for (const [tenantId, at] of [
      [tenant.id, now()],
      [tenant.id, 0],
      ['another', now()]
    ] as const)
      await database.db
        .insertInto('metric_calls')
        .values({
          resolution: 3600,
          at,
          tenant: tenantId,
          route: '/api/users',
          server_id: 'one',
          calls: 7,
          failures: 0,
          total: 1,
          most: 1,
          buckets: '[]'
        })
        .execute()
    await measureTenants(services)
    expect((await call<{ tenant: Tenant }>('GET', `/${tenant.id}`)).tenant).toMatchObject({
      storage: { used: 100 },
      metrics: { apiRequests: 7, activeUsers: 1 },
      lastActivity: now(),
      measuredAt: now()
    })
  })

  test('security bar 32: a tenant sees no tenants, and to delete one takes a fresh proof', async () => {
    const { services, app, add, user, page } = await started()
    const { id } = await add()
    const inside = await createTestClient(
      services,
      app,
      await createTestUser(services, 'admin', { tenant: id })
    )
    expect((await inside.call('GET', `/api/admin/tenants/${id}`)).status).toBe(403)
    await expireProof(services, user)
    const refused = await page.call('DELETE', `/api/admin/tenants/${id}`)
    expect(await refused.json()).toMatchObject({ error: { code: 'auth.step-up' } })
  })

  test('a plan has prices and limits as data', async () => {
    const { page, add, call } = await started()
    const changed = await page.call('PATCH', '/api/admin/plans/starter', {
      currency: 'GBP',
      monthlyPrice: 14_900,
      limits: { users: 1, storageBytes: 1000, apiRequests: null }
    })
    expect(changed.status).toBe(200)
    const { id } = await add()
    expect((await call<{ tenant: Tenant }>('GET', `/${id}`)).tenant).toMatchObject({
      users: { limit: 1 },
      billing: { amount: 14_900, currency: 'GBP' },
      metrics: { apiRequestsLimit: null }
    })
    expect(await (await page.call('GET', '/api/admin/plans')).json()).toMatchObject({
      plans: [
        { id: 'starter', yearlyPrice: null },
        { id: 'professional' },
        { id: 'enterprise' },
        { id: 'custom' }
      ]
    })
  })
})
