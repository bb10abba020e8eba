import {
  tenantFeatureIds,
  type Plan,
  type PlanUses,
  type Tenant,
  type TenantFeatureList
} from '@sitewright/api'
import { dentist } from '@sitewright/site'
import { expect, test } from 'vitest'
import { createTestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { createProductApp } from '../../testing/product-app.ts'

onSqlite('the features of a tenant', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createProductApp(services)
    const root = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    const send = async <Answer>(page: typeof root, method: string, path: string, body?: object) => {
      const answer = (await (await page.call(method, path, body)).json()) as { error?: object }
      return (answer.error ?? answer) as Answer
    }
    const { tenant } = await send<{ tenant: Tenant }>(root, 'POST', '/api/admin/tenants', {
      name: 'Clinic',
      subdomain: 'clinic',
      plan: 'starter',
      status: 'active'
    })
    const path = `/api/admin/tenants/${tenant.id}/features`
    const list = () => send<TenantFeatureList>(root, 'GET', path)
    const override = async (overrides: object) =>
      send<TenantFeatureList>(root, 'PATCH', path, { revision: (await list()).revision, overrides })
    const stateOf = ({ features }: TenantFeatureList, id: string) => features.find((each) => each.id === id)
    const setPlan = (features: readonly string[]) =>
      send<{ plan: Plan }>(root, 'PATCH', '/api/admin/plans/starter', { features })
    const admin = await createTestUser(services, 'admin', { tenant: tenant.id })
    const theirs = await createTestClient(services, app, admin)
    const missing = async () =>
      (await send<{ user: { features: { missing: string[] } | null } }>(theirs, 'GET', '/api/auth/verify'))
        .user.features
    return {
      services,
      app,
      root,
      tenant,
      admin,
      theirs,
      send,
      path,
      list,
      override,
      stateOf,
      setPlan,
      missing
    }
  }

  test('are all on at first, of every plan, so that an upgrade changes nothing', async () => {
    const { root, send, list, missing } = await started()
    const { plans } = await send<{ plans: Plan[] }>(root, 'GET', '/api/admin/plans')
    expect(plans.map(({ features }) => features)).toEqual(plans.map(() => tenantFeatureIds))
    const { features } = await list()
    expect(features.map(({ id, on, ofPlan, override }) => [id, on, ofPlan, override])).toEqual(
      tenantFeatureIds.map((id) => [id, true, true, null])
    )
    expect(await missing()).toEqual({ planName: 'Starter', missing: [] })
  })

  test('are those of the plan, and a tenant has single ones otherwise until that is taken back', async () => {
    const { tenant, root, send, list, override, stateOf, setPlan, missing } = await started()
    await setPlan(tenantFeatureIds.filter((id) => id !== 'user-export'))
    expect(stateOf(await list(), 'user-export')).toMatchObject({ on: false, ofPlan: false, override: null })
    expect(stateOf(await override({ 'user-export': 'on', 'view-as': 'off' }), 'user-export')).toMatchObject({
      on: true,
      ofPlan: false,
      override: 'on'
    })
    expect((await missing())?.missing).toEqual(['view-as'])
    expect(stateOf(await override({ 'view-as': null }), 'view-as')).toMatchObject({
      on: true,
      override: null
    })
    // What is left out stays.
    expect(stateOf(await list(), 'user-export')).toMatchObject({ override: 'on' })
    await override({ 'user-export': null })
    expect((await missing())?.missing).toEqual(['user-export'])
    const { revision } = await list()
    await send(root, 'PATCH', `/api/admin/tenants/${tenant.id}`, { revision, plan: 'professional' })
    expect(await missing()).toEqual({ planName: 'Professional', missing: [] })
  })

  test('what a change of the plan would affect is counted before it is saved', async () => {
    const { services, app, tenant, theirs, root, send, override } = await started()
    const other = await send<{ tenant: Tenant }>(root, 'POST', '/api/admin/tenants', {
      name: 'Bakery',
      subdomain: 'bakery',
      plan: 'starter',
      status: 'active'
    })
    const baker = await createTestUser(services, 'admin', { tenant: other.tenant.id })
    const key = { name: 'Nightly', scopes: ['user.read'], days: 7 }
    for (const page of [theirs, await createTestClient(services, app, baker)])
      await send(page, 'POST', '/api/account/api-keys', key)
    await send(root, 'POST', '/api/account/api-keys', key)
    const count = async (plan: string) => {
      const { tenants, features } = await send<PlanUses>(root, 'GET', `/api/admin/plans/${plan}/uses`)
      const ofKeys = features.find(({ id }) => id === 'api-keys')
      const ofExport = features.find(({ id }) => id === 'user-export')
      return [tenants, ofKeys?.affectedTenants, ofKeys?.uses, ofExport?.affectedTenants, ofExport?.uses]
    }
    expect(await count('starter')).toEqual([2, 2, 2, 2, null])
    expect(await count('professional')).toEqual([0, 0, 0, 0, null])
    await override({ 'api-keys': 'on' })
    expect(await count('starter'), tenant.name).toEqual([2, 1, 1, 2, null])
    expect(await send(theirs, 'GET', '/api/admin/plans/starter/uses')).toMatchObject({
      code: 'auth.forbidden'
    })
  })

  test('a change names the revision that it was read at, and knows its features', async () => {
    const { root, send, path, list } = await started()
    const { revision } = await list()
    const change = (body: object) => send<{ code?: string }>(root, 'PATCH', path, body)
    expect(await change({ revision, overrides: { 'view-as': 'off' } })).not.toHaveProperty('code')
    expect(await change({ revision, overrides: { 'view-as': 'on' } })).toMatchObject({
      code: 'tenant.changed'
    })
    for (const overrides of [{ flying: 'on' }, { 'view-as': 'maybe' }])
      expect(await change({ revision: revision + 1, overrides })).toMatchObject({ code: 'request.invalid' })
  })

  test('each change is audited with before and after', async () => {
    const { services, override, setPlan } = await started()
    await override({ 'view-as': 'off' })
    await setPlan(['api-keys'])
    const entries = await services.database.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('action', 'in', ['tenant.features', 'plan.change'])
      .orderBy('seq')
      .execute()
    expect(entries.map(({ action, details }) => [action, JSON.parse(details) as object])).toMatchObject([
      [
        'tenant.features',
        {
          before: { overrides: {}, missing: [] },
          after: { overrides: { 'view-as': 'off' }, missing: ['view-as'] }
        }
      ],
      ['plan.change', { before: { features: tenantFeatureIds }, after: { features: ['api-keys'] } }]
    ])
  })

  test('an API key of a tenant without API keys is refused, and works again with them', async () => {
    const { theirs, send, app, list, override, stateOf } = await started()
    const made = await send<{ secret: string }>(theirs, 'POST', '/api/account/api-keys', {
      name: 'Nightly',
      scopes: ['user.read'],
      days: 7
    })
    const byKey = async () => {
      const response = await app.request('/api/admin/users', { headers: { 'x-api-key': made.secret } })
      return ((await response.json()) as { error?: { code: string } }).error?.code
    }
    expect(await byKey()).toBeUndefined()
    expect(stateOf(await list(), 'api-keys')).toMatchObject({ uses: 1 })
    await override({ 'api-keys': 'off' })
    expect(await byKey()).toBe('tenant.feature')
    const refused = await send(theirs, 'POST', '/api/account/api-keys', {
      name: 'Another',
      scopes: ['user.read'],
      days: 7
    })
    expect(refused).toMatchObject({
      code: 'tenant.feature',
      details: [
        {
          message:
            'API keys: your organisation does not have this (plan Starter). Ask whoever runs this installation to switch it on.'
        }
      ]
    })
    // What is there is still listed, and can be revoked.
    expect(await send(theirs, 'GET', '/api/account/api-keys')).toMatchObject({ keys: [{ name: 'Nightly' }] })
    await override({ 'api-keys': null })
    expect(await byKey()).toBeUndefined()
  })

  test('a share link of a tenant without share links shows nothing, and does again with them', async () => {
    const { theirs, send, app, list, override, stateOf } = await started()
    const { id } = await send<{ id: string }>(theirs, 'POST', '/api/saved-projects', { site: dentist })
    const shared = await send<{ shareToken: string }>(theirs, 'POST', `/api/saved-projects/${id}/share`)
    const visitor = createTestBrowser(app)
    const visit = async () => (await visitor.call('GET', `/api/shared-projects/${shared.shareToken}`)).status
    expect(await visit()).toBe(200)
    expect(stateOf(await list(), 'share-links')).toMatchObject({ uses: 1 })
    await override({ 'share-links': 'off' })
    expect(await visit()).toBe(404)
    expect(await send(theirs, 'POST', `/api/saved-projects/${id}/share`)).toMatchObject({
      code: 'tenant.feature'
    })
    await override({ 'share-links': null })
    expect(await visit()).toBe(200)
    await override({ 'share-links': 'off' })
    // What is there can be ended all the same.
    expect(await send(theirs, 'DELETE', `/api/saved-projects/${id}/share`)).toMatchObject({ shared: false })
    expect(stateOf(await list(), 'share-links')).toMatchObject({ uses: 0 })
  })

  test('a member from elsewhere has what the tenant has in which they work', async () => {
    const { services, app, tenant, send, override } = await started()
    const user = await createTestUser(services, 'admin')
    const client = await createTestClient(services, app, user)
    const membership = 'membership-1'
    await services.database.db
      .insertInto('memberships')
      .values({ id: membership, tenant_id: tenant.id, user_id: user.id, role: 'admin', created_at: 1 })
      .execute()
    await override({ 'view-as': 'off' })
    const features = async () =>
      (await send<{ user: { features: object | null } }>(client, 'GET', '/api/auth/verify')).user.features
    expect(await features()).toBeNull()
    const switched = await send<{ token: string; user: { features: object | null } }>(
      client,
      'POST',
      '/api/account/tenants/switch',
      { membership }
    )
    expect(switched.user.features).toEqual({ planName: 'Starter', missing: ['view-as'] })
    client.token = switched.token
    const refused = await client.call('POST', `/api/admin/users/${user.id}/view-as`, { reason: 'Ticket' })
    expect(await refused.json()).toMatchObject({ error: { code: 'tenant.feature' } })
  })
})
