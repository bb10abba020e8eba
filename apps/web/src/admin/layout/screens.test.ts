import type { Permission } from '@sitewright/api'
import { permissions } from '@sitewright/api/access'
import { expect, test } from 'vitest'
import {
  findPlace,
  findScreenRefusal,
  firstPath,
  isClosed,
  screensFor,
  startPath,
  startScreensFor,
  type PanelUser
} from './screens.ts'

const user = (permissions: readonly Permission[], tenantId: string | null = null): PanelUser => ({
  permissions: [...permissions],
  tenantId,
  features: tenantId === null ? null : { planName: 'Starter', missing: [] }
})
const names = (...of: Parameters<typeof user>) => screensFor(user(...of)).map(({ name }) => name)
const auditor = user(['admin.access', 'audit.read', 'content.read'])

test('a role is offered the screens that its permissions open', () => {
  expect(names(['admin.access'])).toEqual(['Dashboard'])
  expect(names(['admin.access', 'user.read'])).toEqual(['Dashboard', 'Users'])
  expect(names(['admin.access', 'api.execute'])).toEqual(['Dashboard', 'API explorer'])
  expect(names(['admin.access', 'system.config'])).toEqual(['Dashboard', 'Auth settings'])
  expect(names(['admin.access', 'user.read', 'audit.read'])).toEqual(['Dashboard', 'Users', 'Audit log'])
})

test('a role that reads the audit log alone has that screen only, and begins with it', () => {
  expect(screensFor(auditor).map(({ name }) => name)).toEqual(['Audit log'])
  expect(firstPath(auditor)).toBe('/admin/auth-settings')
  for (const startScreen of ['dashboard', 'users', 'auth-settings'] as const)
    expect(startPath({ startScreen }, auditor)).toBe('/admin/auth-settings')
  expect(startScreensFor(auditor)).toEqual([{ value: 'auth-settings', label: 'Audit log' }])
  expect(findPlace('/admin/auth-settings', auditor)?.name).toBe('Audit log')
})

test('whoever opens all screens can begin with each of them', () => {
  const administrator = user(Object.keys(permissions) as Permission[])
  expect(startScreensFor(administrator).map(({ value }) => `/admin/${value}`)).toEqual(
    screensFor(administrator).map(({ path }) => path)
  )
})

test('a screen that the role does not open is closed; a path without a screen is not', () => {
  expect(isClosed('/admin/users', auditor)).toBe(true)
  expect(isClosed('/admin/dashboard', auditor)).toBe(true)
  expect(isClosed('/admin/auth-settings', auditor)).toBe(false)
  expect(isClosed('/admin/nothing', auditor)).toBe(false)
  expect(isClosed('/admin/dashboard', user(['admin.access']))).toBe(false)
})

test('people of a tenant are offered no screen about the whole installation', () => {
  expect(names(['admin.access', 'user.read', 'monitoring.read', 'audit.read'], 'bakery')).toEqual([
    'Dashboard',
    'Users',
    'Audit log'
  ])
  expect(names(['admin.access', 'audit.read'], 'bakery')).toEqual(['Dashboard', 'Audit log'])
  expect(names(['admin.access', 'admin:read'])).toHaveLength(7)
  expect(isClosed('/admin/monitoring', user(['admin.access', 'monitoring.read'], 'bakery'))).toBe(true)
})

test('a screen whose feature the tenant lacks stays offered, and says why it is closed', () => {
  const baker = user(['admin.access', 'api.execute'], 'bakery')
  expect(findScreenRefusal('/admin/api', baker)).toBeUndefined()
  const without: PanelUser = { ...baker, features: { planName: 'Starter', missing: ['api-explorer'] } }
  expect(findScreenRefusal('/admin/api', without)).toMatch(/^API explorer: .+ \(plan Starter\)\. Ask /)
  expect(findScreenRefusal('/admin/dashboard', without)).toBeUndefined()
  expect(screensFor(without).map(({ name }) => name)).toContain('API explorer')
})
