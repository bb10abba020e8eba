import { builtInRoles, outranks, roleIds, type Permission, type RoleId } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestOutbox, onEachEngine, createTestServices } from '../../testing/services.ts'
import { createAccountsApp } from '../../testing/browser.ts'
import { createTestClient, createTestUser } from '../../testing/users.ts'

const heldBy = (role: RoleId): readonly Permission[] => builtInRoles[role].permissions
const runners = roleIds.filter((role) => heldBy(role).includes('user.write'))

onEachEngine('role ranks', (open) => {
  test('security bar 54: a role that manages users has all permissions of the lower ones', () => {
    expect(runners).toEqual(['super_admin', 'admin'])
    for (const role of runners) {
      for (const other of roleIds) {
        const lacking = heldBy(other).filter((permission) => !heldBy(role).includes(permission))
        expect([role, other, lacking.length > 0]).toEqual([role, other, outranks(other, role)])
      }
    }
  })

  test('security bar 54: each role manages and grants its own and lower ranks, and no higher one', async () => {
    const services = await createTestServices(await open(), { outbox: createTestOutbox() })
    const app = createAccountsApp(services)
    for (const role of roleIds) {
      const client = await createTestClient(services, app, await createTestUser(services, role))
      for (const other of roleIds) {
        const person = await createTestUser(services, other)
        const path = `/api/users/${person.id}`
        const statuses = [
          await client.call('PATCH', path, { firstName: 'Noor' }),
          await client.call('PATCH', path, { status: 'inactive' }),
          await client.call('POST', `${path}/end-sessions`),
          await client.call('POST', '/api/users', {
            email: `${role}.${other}@example.com`,
            firstName: 'Ines',
            lastName: 'Duarte',
            role: other
          }),
          await client.call('PATCH', `/api/users/${(await createTestUser(services, 'user')).id}`, {
            role: other
          }),
          await client.call('DELETE', path)
        ].map(({ status }) => status)
        const allowed = runners.includes(role) && !outranks(other, role)
        expect([role, other, statuses]).toEqual([role, other, statuses.map(() => (allowed ? 200 : 403))])
      }
    }
  })
})
