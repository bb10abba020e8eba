import { expect, test } from 'vitest'
import { createProductApp } from '../../testing/product-app.ts'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  testPassword
} from '@sitewright/kernel/testing/users'

onSqlite('a role that reads the audit log alone', (open) => {
  async function started(tenant: string | null = null) {
    const services = await createTestServices(await open())
    const app = createProductApp(services)
    const role = await createTestRole(services, { permissions: ['admin.access', 'audit.read'] })
    const user = await createTestUser(services, role, { email: 'auditor@example.com', tenant })
    const { call } = await createTestClient(services, app, user)
    const status = async (path: string) => (await call('GET', path)).status
    return { app, call, status }
  }

  test('signs in to the control panel, and is told what it may do', async () => {
    const { call } = await started()
    const response = await call('POST', '/api/auth/admin/login', {
      email: 'auditor@example.com',
      password: testPassword
    })
    expect(response.status).toBe(200)
    const { user } = (await response.json()) as { user: { permissions: string[] } }
    expect(user.permissions.toSorted()).toEqual(['admin.access', 'audit.read'])
  })

  test('reads, verifies and exports the log, and has bell, preferences and search', async () => {
    const { call, status } = await started()
    for (const path of ['', '/state', '/verify', '/tenants', '/export'])
      expect([path, await status(`/api/admin/audit${path}`)]).toEqual([path, 200])
    for (const path of ['notices', 'preferences', 'environment'])
      expect([path, await status(`/api/admin/${path}`)]).toEqual([path, 200])
    const found = await call('GET', '/api/admin/search?q=auditor')
    expect([found.status, await found.json()]).toEqual([200, {}])
  })

  test('is refused people, settings, providers and figures', async () => {
    const { status } = await started()
    for (const path of ['users', 'providers', 'settings/security'])
      expect([path, await status(`/api/admin/${path}`)]).toEqual([path, 403])
  })

  test('of a tenant reads its entries, and is refused what concerns the chain of the installation', async () => {
    const { status } = await started('bakery')
    expect(await status('/api/admin/audit')).toBe(200)
    for (const path of ['/state', '/verify', '/tenants', '/export'])
      expect([path, await status(`/api/admin/audit${path}`)]).toEqual([path, 403])
  })
})
