import { builtInRoleIds, builtInRoles, isAdministrative, type RoleDefinition } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestOutbox, onSqlite, createTestServices } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createIdentityApp } from '../../testing/identity-app.ts'

/** Roles that an administrator made: one that works on people, and one with a permission that admins lack. */
const made = {
  'support desk': { rank: 40, permissions: ['user.read', 'user.write', 'user.delete', 'admin.access'] },
  'database keeper': { rank: 40, permissions: ['database.manage', 'content.read'] }
} as const satisfies Record<string, Pick<RoleDefinition, 'rank' | 'permissions'>>

type Role = Pick<RoleDefinition, 'rank' | 'permissions'>

function mayGrant(own: Role, other: Role): boolean {
  const held = other.permissions.every((each) => !isAdministrative(each) || own.permissions.includes(each))
  return own.rank >= other.rank && held
}

onSqlite('role ranks', (open) => {
  test('the installed roles are those of the contract', async () => {
    const services = await createTestServices(await open())
    const client = await createTestClient(
      services,
      createIdentityApp(services),
      await createTestUser(services, 'super_admin')
    )
    const { roles } = await (await client.call('GET', '/api/admin/roles')).json()
    expect(roles).toEqual(
      builtInRoleIds.map((id) =>
        expect.objectContaining({ id, ...builtInRoles[id], builtIn: true, version: 1 })
      )
    )
  })

  // Actions on a user require user.write or user.delete and at least their rank; granting a role requires each of its
  // administrative permissions.
  test('security bar 54: who may work on whom, and grant which role', async () => {
    const services = await createTestServices(await open(), { outbox: createTestOutbox() })
    const app = createIdentityApp(services)
    const roles: Record<string, Role & { id: string }> = {}
    for (const id of builtInRoleIds) roles[id] = { id, ...builtInRoles[id] }
    for (const [name, role] of Object.entries(made))
      roles[name] = { id: await createTestRole(services, role), ...role }
    const wrong: string[] = []
    for (const [name, own] of Object.entries(roles)) {
      const client = await createTestClient(services, app, await createTestUser(services, own.id))
      for (const [otherName, other] of Object.entries(roles)) {
        const person = await createTestUser(services, other.id)
        const path = `/api/users/${person.id}`
        const writes = own.permissions.includes('user.write')
        const works = writes && own.rank >= other.rank
        const newcomer = { firstName: 'Ines', lastName: 'Duarte', role: other.id }
        const acts = [
          ['edit', works, () => client.call('PATCH', path, { firstName: 'Noor' })],
          ['deactivate', works, () => client.call('PATCH', path, { status: 'inactive' })],
          ['sign out', works, () => client.call('POST', `${path}/end-sessions`)],
          [
            'add',
            writes && mayGrant(own, other),
            () => client.call('POST', '/api/users', { ...newcomer, email: `${person.id}.2@example.com` })
          ],
          [
            'grant',
            writes && mayGrant(own, other),
            async () => {
              const someone = await createTestUser(services, 'user')
              return client.call('PATCH', `/api/users/${someone.id}`, { role: other.id })
            }
          ],
          [
            'delete',
            own.permissions.includes('user.delete') && own.rank >= other.rank,
            () => client.call('DELETE', path)
          ]
        ] as const
        for (const [act, allowed, attempt] of acts) {
          const { status } = await attempt()
          if (status !== (allowed ? 200 : 403)) wrong.push(`${name} / ${act} / ${otherName}: ${status}`)
        }
      }
    }
    expect(wrong).toEqual([])
  })

  test('D20: an admin adds, edits, deactivates and signs out managers and editors, and no super admin', () => {
    for (const role of ['manager', 'editor'] as const)
      expect(mayGrant(builtInRoles.admin, builtInRoles[role])).toBe(true)
    expect(mayGrant(builtInRoles.admin, builtInRoles.super_admin)).toBe(false)
  })
})
