import { declaredRoutes, tenantFeatureIds, type Tenant, type TenantFeatureId } from '@sitewright/api'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser } from '@sitewright/kernel/testing/users'
import { expect, test } from 'vitest'
import { createLawServer, readError, toConcretePath } from './contract.ts'

const gated = declaredRoutes.flatMap(({ method, path, 'x-feature': feature }) =>
  feature === undefined ? [] : [{ method: method.toUpperCase(), path, feature }]
)

test('every feature of tenants gates at least one call', () => {
  const used = new Set(gated.map(({ feature }) => feature))
  expect(tenantFeatureIds.filter((id) => !used.has(id))).toEqual([])
})

test('no DELETE call takes a feature', () => {
  expect(gated.filter(({ method }) => method === 'DELETE')).toEqual([])
})

onEachEngine('the features of tenants', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createLawServer(services)
    const root = await createTestClient(services, app, await createTestUser(services, 'super_admin'))
    const add = async (subdomain: string, overrides: Partial<Record<TenantFeatureId, 'on' | 'off'>>) => {
      const tenant = { name: subdomain, subdomain, plan: 'starter', status: 'active' }
      const added = await root.call('POST', '/api/admin/tenants', tenant)
      const { id, revision } = ((await added.json()) as { tenant: Tenant }).tenant
      const changed = await root.call('PATCH', `/api/admin/tenants/${id}/features`, { revision, overrides })
      expect(changed.status).toBe(200)
      return id
    }
    /** The code that a new person, who holds every permission, is answered with. */
    const codeOf = async ({ method, path }: (typeof gated)[number], tenant: string | null) => {
      const user = await createTestUser(services, 'super_admin', { tenant })
      const client = await createTestClient(services, app, user)
      return (await readError(await client.call(method, toConcretePath(path), {}))).code
    }
    return { add, codeOf }
  }

  test('each call that takes one refuses a person of a tenant without it, and nobody else', async () => {
    const { add, codeOf } = await started()
    const wrong: string[] = []
    const others = new Map<TenantFeatureId, { without: string; withIt: string }>()
    for (const id of tenantFeatureIds) {
      const off = Object.fromEntries(tenantFeatureIds.map((each) => [each, each === id ? 'on' : 'off']))
      // Each feature by itself: one that is off refuses what needs it, and one that is on is enough.
      others.set(id, {
        without: await add(`without-${id}`, { [id]: 'off' }),
        withIt: await add(`only-${id}`, off)
      })
    }
    for (const call of gated) {
      const tenants = others.get(call.feature)
      const answers = {
        without: await codeOf(call, tenants?.without ?? ''),
        withIt: await codeOf(call, tenants?.withIt ?? ''),
        installation: await codeOf(call, null)
      }
      const isRight =
        answers.without === 'tenant.feature' &&
        // A tenant with the feature is answered like the installation, which has every feature.
        answers.withIt === answers.installation &&
        answers.installation !== 'tenant.feature'
      if (!isRight) wrong.push(`${call.method} ${call.path}: ${JSON.stringify(answers)}`)
    }
    expect(wrong).toEqual([])
    expect(gated.length).toBeGreaterThanOrEqual(tenantFeatureIds.length)
  })
})
