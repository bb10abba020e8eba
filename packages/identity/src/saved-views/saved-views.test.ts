import { type RoleId, type View, viewLimits } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestServices, onSqlite } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestRole, createTestUser } from '@sitewright/kernel/testing/users'
import { createIdentityApp } from '../../testing/identity-app.ts'

const path = '/api/admin/views'

onSqlite('saved views', (open) => {
  async function started() {
    const services = await createTestServices(await open())
    const app = createIdentityApp(services)
    const join = async (role: RoleId = 'admin', tenant: string | null = null) => {
      const user = await createTestUser(services, role, { tenant })
      const client = await createTestClient(services, app, user)
      const send = async (method: string, url: string, body?: object) => {
        const response = await client.call(method, url, body)
        const answer = (await response.json()) as { view: View; error?: { code: string } }
        return { status: response.status, code: answer.error?.code, view: answer.view }
      }
      const add = (name: string, shared = false) =>
        send('POST', path, { screen: 'users', name, query: `q=${name}`, shared })
      const list = async () => {
        const response = await client.call('GET', `${path}?screen=users`)
        return ((await response.json()) as { views: View[] }).views
      }
      const names = async () => (await list()).map(({ name }) => name)
      const exportViews = async () => {
        const response = await client.call('GET', '/api/account/export')
        return ((await response.json()) as { account: { views: object[] } }).account.views
      }
      return { user, send, add, list, names, exportViews }
    }
    return { services, join }
  }

  test('are kept for whoever saved them, renamed, put in order and deleted', async () => {
    const { join } = await started()
    const self = await join()
    const other = await join()
    const ids: string[] = []
    for (const name of ['one', 'two', 'three']) ids.push((await self.add(name)).view.id)
    expect(await self.exportViews()).toMatchObject(
      ['one', 'two', 'three'].map((name) => ({ screen: 'users', name, query: `q=${name}`, shared: false }))
    )
    expect(await other.exportViews()).toEqual([])
    const [one = '', , three = ''] = ids
    expect(await self.list()).toMatchObject([
      { name: 'one', query: 'q=one', shared: false, own: true },
      { name: 'two' },
      { name: 'three' }
    ])
    await self.send('PATCH', `${path}/${three}`, { before: one, name: 'first' })
    expect(await self.names()).toEqual(['first', 'one', 'two'])
    await self.send('PATCH', `${path}/${three}`, { before: null, query: 'role=editor' })
    expect(await self.list()).toMatchObject([{ name: 'one' }, { name: 'two' }, { query: 'role=editor' }])
    expect((await self.send('DELETE', `${path}/${one}`)).status).toBe(200)
    expect(await self.names()).toEqual(['two', 'first'])
    expect(await other.names()).toEqual([])
    for (const [method, body] of [
      ['PATCH', { name: 'taken' }],
      ['DELETE', {}]
    ] as const)
      expect((await other.send(method, `${path}/${three}`, body)).code).toBe('view.not-found')
  })

  test('security bar 32: are shared within a tenant, by whoever may, and audited', async () => {
    const { services, join } = await started()
    const self = await join('admin', 'bakery')
    const beside = await join('admin', 'bakery')
    const outside = await join('admin', 'mill')
    const reader = await createTestRole(services, { permissions: ['admin.access', 'user.read'], rank: 20 })
    const lower = await join(reader, 'bakery')
    const { view } = await self.add('shared', true)
    expect(await beside.list()).toMatchObject([{ name: 'shared', shared: true, own: false }])
    expect(await lower.names()).toEqual(['shared'])
    expect(await outside.names()).toEqual([])
    expect((await beside.send('PATCH', `${path}/${view.id}`, { name: 'mine' })).code).toBe('view.not-found')
    expect((await lower.add('no', true)).code).toBe('auth.forbidden')
    const own = await lower.add('own')
    expect((await lower.send('PATCH', `${path}/${own.view.id}`, { shared: true })).code).toBe(
      'auth.forbidden'
    )
    await self.send('DELETE', `${path}/${view.id}`)
    const entries = await services.database.db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'view.change')
      .orderBy('seq')
      .execute()
    const described = { name: 'shared', query: 'q=shared', shared: true }
    expect(entries.map(({ details }) => JSON.parse(details) as object)).toEqual([
      { before: null, after: described },
      { before: described, after: null }
    ])
  })

  test('security bar 32: shared by somebody who may share no more, are deleted or taken over by who may', async () => {
    const { services, join } = await started()
    const { db } = services.database
    const self = await join('admin', 'bakery')
    const beside = await join('admin', 'bakery')
    const outside = await join('admin', 'mill')
    const reader = await createTestRole(services, { permissions: ['admin.access', 'user.read'], rank: 20 })
    const lower = await join(reader, 'bakery')
    const { view: kept } = await self.add('kept', true)
    const { view: removed } = await self.add('removed', true)
    const { view: own } = await self.add('own')
    const takeOver = (client: typeof self, id: string) => client.send('POST', `${path}/${id}/take-over`, {})
    expect((await takeOver(beside, kept.id)).code).toBe('view.not-found')
    expect((await beside.send('DELETE', `${path}/${kept.id}`)).code).toBe('view.not-found')

    await db.updateTable('users').set({ role: 'manager' }).where('id', '=', self.user.id).execute()
    expect(await beside.list()).toMatchObject([
      { name: 'kept', own: false, abandoned: true },
      { name: 'removed', own: false, abandoned: true }
    ])
    for (const [client, code] of [
      [outside, 'view.not-found'],
      [lower, 'auth.forbidden']
    ] as const)
      expect((await takeOver(client, kept.id)).code).toBe(code)
    expect((await lower.send('DELETE', `${path}/${kept.id}`)).code).toBe('view.not-found')
    expect((await takeOver(beside, own.id)).code).toBe('view.not-found')
    expect((await takeOver(beside, kept.id)).view).toMatchObject({
      own: true,
      shared: true,
      abandoned: false
    })
    expect((await beside.send('PATCH', `${path}/${kept.id}`, { name: 'mine' })).view.name).toBe('mine')
    expect((await beside.send('DELETE', `${path}/${removed.id}`)).status).toBe(200)
    expect(await beside.names()).toEqual(['mine'])

    const raced = await join('admin', 'bakery')
    const { view: contested } = await raced.add('contested', true)
    await db.updateTable('users').set({ role: 'manager' }).where('id', '=', raced.user.id).execute()
    const rivals = await Promise.all(Array.from({ length: 4 }, () => join('admin', 'bakery')))
    const outcomes = await Promise.all(rivals.map((rival) => takeOver(rival, contested.id)))
    expect(outcomes.map(({ status }) => status).toSorted()).toEqual([200, 404, 404, 404])
    const winner = rivals[outcomes.findIndex(({ status }) => status === 200)]
    expect((await winner?.list())?.find(({ id }) => id === contested.id)?.own).toBe(true)
    await winner?.send('DELETE', `${path}/${contested.id}`)

    const taken = await db
      .selectFrom('audit')
      .select('details')
      .where('action', '=', 'view.change')
      .where('subject_id', '=', kept.id)
      .orderBy('seq')
      .execute()
    expect(JSON.parse(taken[1]?.details ?? '')).toEqual({
      before: { owner: self.user.id },
      after: { owner: beside.user.id }
    })
    await db.updateTable('users').set({ status: 'suspended' }).where('id', '=', beside.user.id).execute()
    const third = await join('admin', 'bakery')
    expect(await third.list()).toMatchObject([{ name: 'mine', abandoned: true }])
  })

  test('are told of to those who see them', async () => {
    const { services, join } = await started()
    const self = await join('admin', 'bakery')
    await self.add('own')
    await self.add('shared', true)
    const events = await services.database.db
      .selectFrom('events')
      .select(['user_id', 'tenant_id', 'permission'])
      .where('topic', '=', 'views')
      .orderBy('id')
      .execute()
    expect(events).toEqual([
      { user_id: self.user.id, tenant_id: null, permission: null },
      { user_id: null, tenant_id: 'bakery', permission: 'admin.access' }
    ])
  })

  test('are as many as somebody can look at, with names that can be read', async () => {
    const { join } = await started()
    const self = await join()
    expect((await self.add(' ')).code).toBe('request.invalid')
    expect((await self.add('x'.repeat(viewLimits.name + 1))).code).toBe('request.invalid')
    expect((await self.add('a\u0007b')).code).toBe('request.invalid')
    for (let number = 0; number < viewLimits.own; number += 1) await self.add(`view ${number}`)
    expect((await self.add('one more')).code).toBe('view.too-many')
  })
})
