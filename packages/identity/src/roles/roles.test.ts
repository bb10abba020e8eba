import type { Role } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createIdentityApp } from '../../testing/identity-app.ts'

const desk = {
  name: 'Support desk',
  description: 'Answers questions',
  rank: 40,
  permissions: ['user.read', 'content.read']
} as const

onEachEngine('roles', (open) => {
  async function started(role = 'super_admin') {
    const services = await createTestServices(await open())
    const app = createIdentityApp(services)
    const user = await createTestUser(services, role)
    const { call } = await createTestClient(services, app, user)
    const send = async (method: string, path: string, body?: object) => {
      const response = await call(method, path, body)
      const answer = await response.json()
      return { status: response.status, code: answer.error?.code, details: answer.error?.details, ...answer }
    }
    const find = async (id: string): Promise<Role> =>
      (await send('GET', '/api/admin/roles')).roles.find((each: Role) => each.id === id)
    return { services, app, user, send, find }
  }

  test('a role is made, changed and deleted, each with what it was before and after', async () => {
    const { services, send, find } = await started()
    const { role } = await send('POST', '/api/admin/roles', desk)
    expect(role).toMatchObject({ ...desk, version: 1, userCount: 0, builtIn: false })
    const changed = await send('PATCH', `/api/admin/roles/${role.id}`, {
      version: 1,
      permissions: ['reports.read']
    })
    expect(changed.role).toMatchObject({ permissions: ['reports.read'], version: 2, name: desk.name })
    expect(await send('DELETE', `/api/admin/roles/${role.id}`)).toMatchObject({ success: true, moved: 0 })
    expect(await find(role.id)).toBeUndefined()
    const entries = await services.database.db
      .selectFrom('audit')
      .select(['action', 'details'])
      .where('subject_id', '=', role.id)
      .orderBy('seq')
      .execute()
    expect(entries.map(({ action }) => action)).toEqual(['role.add', 'role.change', 'role.delete'])
    expect(JSON.parse(entries[1]?.details ?? '')).toMatchObject({
      before: { permissions: desk.permissions },
      after: { permissions: ['reports.read'] }
    })
  })

  test('the second of two administrators sees what the first one changed', async () => {
    const { send } = await started()
    const { role } = await send('POST', '/api/admin/roles', desk)
    await send('PATCH', `/api/admin/roles/${role.id}`, { version: 1, name: 'Help desk' })
    const second = await send('PATCH', `/api/admin/roles/${role.id}`, { version: 1, description: 'Late' })
    expect(second).toMatchObject({ status: 409, code: 'role.changed' })
    expect(second.details).toContainEqual({ path: 'name', message: 'The name is Help desk now' })
  })

  test('names are needed, and nobody makes a copy of a role', async () => {
    const { send } = await started()
    expect((await send('POST', '/api/admin/roles', { ...desk, name: '  ' })).details).toEqual([
      expect.objectContaining({ path: 'name', message: 'A role needs a name' })
    ])
    await send('POST', '/api/admin/roles', desk)
    expect((await send('POST', '/api/admin/roles', { ...desk, name: 'SUPPORT desk' })).code).toBe(
      'role.name-taken'
    )
    expect((await send('POST', '/api/admin/roles', { ...desk, name: 'editor' })).code).toBe('role.name-taken')
  })

  test('security bar 31: to delete a role is not yet to give its people another one', async () => {
    const { services, app } = await started()
    const deleter = await createTestRole(services, { permissions: ['admin:delete'], rank: 80 })
    const { call } = await createTestClient(services, app, await createTestUser(services, deleter))
    const [used, unused] = [await createTestRole(services), await createTestRole(services)]
    const holder = await createTestUser(services, used)
    expect((await call('DELETE', `/api/admin/roles/${used}?moveTo=editor`)).status).toBe(403)
    expect((await call('DELETE', `/api/admin/roles/${unused}`)).status).toBe(200)
    const found = services.database.db.selectFrom('users').select('role').where('id', '=', holder.id)
    expect(await found.executeTakeFirst()).toEqual({ role: used })
  })

  test('whoever has a deleted role moves to another one and signs in again', async () => {
    const { services, app, send, find } = await started()
    const id = await createTestRole(services, { permissions: ['user.read'] })
    const holder = await createTestUser(services, id)
    const { call } = await createTestClient(services, app, holder)
    expect((await call('GET', '/api/users')).status).toBe(200)
    const refused = await send('DELETE', `/api/admin/roles/${id}`)
    expect(refused).toMatchObject({ status: 409, code: 'role.in-use' })
    expect(refused.details).toEqual([{ path: 'moveTo', message: '1 person to move', value: 1 }])
    expect(await send('DELETE', `/api/admin/roles/${id}?moveTo=editor`)).toMatchObject({ moved: 1 })
    expect((await call('GET', '/api/users')).status).toBe(401)
    expect((await find('editor')).userCount).toBe(1)
    const { details } = await services.database.db
      .selectFrom('audit')
      .select('details')
      .where('subject_id', '=', holder.id)
      .executeTakeFirstOrThrow()
    expect(JSON.parse(details)).toMatchObject({ role: { before: id, after: 'editor' } })
  })

  test('a change is counted before it is made, and nothing is changed by that', async () => {
    const { services, app, send, find } = await started()
    const id = await createTestRole(services, { permissions: ['admin.access', 'content.read'] })
    await createTestClient(services, app, await createTestUser(services, id))
    await createTestClient(services, app, await createTestUser(services, id), 'user')
    const away = await createTestUser(services, id)
    await send('PATCH', `/api/users/${away.id}`, { status: 'inactive' })
    const path = `/api/admin/roles/${id}/effect`
    expect(await send('POST', path, { permissions: ['content.read', 'reports.read'] })).toMatchObject({
      people: 3,
      active: 2,
      gained: ['reports.read'],
      lost: ['admin.access'],
      sessionsEnded: 1
    })
    expect(await send('POST', path, { moveTo: 'editor' })).toMatchObject({
      gained: ['content.write'],
      lost: ['admin.access'],
      sessionsEnded: 2
    })
    expect((await send('POST', path, { moveTo: 'baker' })).code).toBe('role.not-found')
    expect((await send('POST', path, {})).status).toBe(400)
    expect(await find(id)).toMatchObject({ version: 1, userCount: 3 })
  })

  test('a change reaches whoever has the role, on this server at once', async () => {
    const { services, app, send } = await started()
    const id = await createTestRole(services)
    const { call } = await createTestClient(services, app, await createTestUser(services, id), 'user')
    expect((await call('GET', '/api/users')).status).toBe(403)
    await send('PATCH', `/api/admin/roles/${id}`, { version: 1, permissions: ['user.read'] })
    expect((await call('GET', '/api/users')).status).toBe(200)
    await send('PATCH', `/api/admin/roles/${id}`, { version: 2, permissions: [] })
    expect((await call('GET', '/api/users')).status).toBe(403)
  })

  test('whoever loses the admin area is signed out of it', async () => {
    const { services, app, send } = await started()
    const id = await createTestRole(services, { permissions: ['admin.access'] })
    const { call } = await createTestClient(services, app, await createTestUser(services, id))
    expect((await call('GET', '/api/auth/verify')).status).toBe(200)
    await send('PATCH', `/api/admin/roles/${id}`, { version: 1, permissions: [] })
    expect((await call('GET', '/api/auth/verify')).status).toBe(401)
  })

  test('security bar 53: the super admin is changed and deleted by nobody, built-in roles keep name and rank', async () => {
    const { send } = await started()
    expect((await send('PATCH', '/api/admin/roles/super_admin', { version: 1, permissions: [] })).code).toBe(
      'role.fixed'
    )
    expect((await send('DELETE', '/api/admin/roles/super_admin?moveTo=user')).code).toBe('role.built-in')
    expect((await send('PATCH', '/api/admin/roles/editor', { version: 1, name: 'Writer' })).code).toBe(
      'role.built-in'
    )
    const { role } = await send('PATCH', '/api/admin/roles/editor', {
      version: 1,
      permissions: ['content.read', 'reports.read']
    })
    expect(role.permissions.toSorted()).toEqual(['content.read', 'reports.read'])
  })

  test('security bar 54: nobody changes their own role, a peer, or grants in a role what they lack', async () => {
    const { services, send } = await started('admin')
    const code = async (method: string, path: string, body?: object) => (await send(method, path, body)).code
    expect(await code('PATCH', '/api/admin/roles/admin', { version: 1, permissions: [] })).toBe('role.above')
    expect(await code('POST', '/api/admin/roles', { ...desk, rank: 80 })).toBe('role.above')
    expect(await code('POST', '/api/admin/roles', { ...desk, permissions: ['database.manage'] })).toBe(
      'role.above'
    )
    // Its description may change: nothing is granted by that.
    const keeper = await createTestRole(services, { permissions: ['database.manage'] })
    expect(await code('PATCH', `/api/admin/roles/${keeper}`, { version: 1, description: 'Keeps' })).toBe(
      undefined
    )
  })

  test('security bar 32: who belongs to a tenant changes no roles', async () => {
    const { services, app } = await started()
    const admin = await createTestUser(services, 'admin', { tenant: 'bakery' })
    const { call } = await createTestClient(services, app, admin)
    expect((await call('POST', '/api/admin/roles', desk)).status).toBe(403)
  })

  test('an unknown role is neither granted nor changed', async () => {
    const { services, send } = await started()
    const someone = await createTestUser(services, 'user')
    expect((await send('PATCH', `/api/users/${someone.id}`, { role: 'baker' })).code).toBe('role.not-found')
    expect((await send('PATCH', '/api/admin/roles/baker', { version: 1 })).code).toBe('role.not-found')
  })

  test('a name means one role: case and width do not make another, accents do, and no id is a name', async () => {
    const { send } = await started()
    const add = async (name: string) => (await send('POST', '/api/admin/roles', { ...desk, name })).code
    expect(await add('ＡＤＭＩＮ')).toBe('role.name-taken')
    expect(await add('super_admin')).toBe('role.name-taken')
    expect(await add('Ädmin')).toBeUndefined()
    expect(await add('A\u0308DMIN')).toBe('role.name-taken')
  })
})
