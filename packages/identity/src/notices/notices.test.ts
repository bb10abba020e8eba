import type { Notice, RoleId } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, testCaller } from '@sitewright/kernel/testing/users'
import { createCall, type NewNotice } from '@sitewright/kernel/call'
import { purgeExpired } from '@sitewright/kernel/area'
import { createIdentityApp, identity } from '../../testing/identity-app.ts'

interface NoticePage {
  notices: Notice[]
  unread: number
  next: string | null
}

const path = '/api/admin/notices'
const day = 86_400_000

onEachEngine('notices', (open) => {
  async function started() {
    const now = createTestClock()
    const services = await createTestServices(await open(), { now })
    const app = createIdentityApp(services)
    const join = async (role: RoleId, tenant: string | null = null) => {
      const user = await createTestUser(services, role, { tenant })
      const { call } = await createTestClient(services, app, user)
      const list = async (query = ''): Promise<NoticePage> =>
        (await (await call('GET', `${path}?${query}`)).json()) as NoticePage
      const post = async (to: string, body: object = {}) => {
        const response = await call('POST', path + to, body)
        return (await response.json()) as { unread?: number; error?: { code: string } }
      }
      return { user, list, post }
    }
    const notify = async (notice: Partial<NewNotice<'account.locked'>>): Promise<void> => {
      now.advance(1)
      await createCall(services, undefined, testCaller).transaction((transaction) =>
        transaction.notify({
          kind: 'account.locked',
          facts: {},
          subject: { type: 'user', id: 'nobody' },
          link: null,
          to: { permission: 'user.write', tenantId: null },
          ...notice
        })
      )
    }
    const about = (id: string) =>
      ({ subject: { type: 'user', id }, person: id, link: `/admin/users?user=${id}` }) as const
    return { services, now, join, notify, about }
  }

  test('reach whom they concern: by permission, rank and tenant, and not who knows already', async () => {
    const { join, notify } = await started()
    const owner = await join('super_admin')
    const admin = await join('admin')
    const north = await join('admin', 'north')
    const south = await join('admin', 'south')
    const manager = await join('manager')
    const counts = async () =>
      Promise.all([owner, admin, north, south].map(async ({ list }) => (await list()).unread))
    await notify({})
    expect(await counts()).toEqual([1, 1, 0, 0])
    await notify({ to: { permission: 'user.write', tenantId: 'north' }, subject: { type: 'user', id: 'a' } })
    expect(await counts()).toEqual([2, 2, 1, 0])
    await notify({
      to: { permission: 'user.write', tenantId: null, leastRank: 100 },
      subject: { type: 'user', id: 'b' }
    })
    expect(await counts()).toEqual([3, 2, 1, 0])
    await notify({
      to: { permission: 'user.write', tenantId: null, except: [owner.user.id] },
      subject: { type: 'user', id: 'c' }
    })
    expect(await counts()).toEqual([3, 3, 1, 0])
    await notify({ to: { userId: south.user.id }, subject: { type: 'user', id: 'd' } })
    await notify({ to: { role: 'manager' }, subject: { type: 'user', id: 'e' } })
    await notify({ to: { userId: manager.user.id }, subject: { type: 'user', id: 'f' } })
    expect(await counts()).toEqual([3, 3, 1, 1])
  })

  test('name people as their reader may see them, and lead to them', async () => {
    const { services, join, notify, about } = await started()
    const admin = await join('admin')
    const dana = await createTestUser(services, 'editor', { email: 'dana@example.com' })
    await notify(about(dana.id))
    const [notice] = (await admin.list()).notices
    expect(notice).toMatchObject({
      kind: 'account.locked',
      title: 'An account is locked',
      text: 'dana@example.com, after too many failed sign-ins',
      link: `/admin/users?user=${dana.id}`,
      times: 1,
      createdAt: services.now(),
      readAt: null
    })
    await services.database.db.deleteFrom('users').where('id', '=', dana.id).execute()
    expect((await admin.list()).notices[0]).toMatchObject({
      text: 'somebody who is gone, after too many failed sign-ins',
      link: null
    })
  })

  test('about the same are one until it is read', async () => {
    const { join, notify, about } = await started()
    const admin = await join('admin')
    await notify(about('a'))
    await notify(about('b'))
    await notify(about('a'))
    const { notices, unread } = await admin.list()
    expect([notices.map(({ times }) => times), unread]).toEqual([[2, 1], 2])
    await admin.post(`/${notices[0]?.id ?? ''}/read`)
    await notify(about('a'))
    expect((await admin.list()).notices.map(({ times }) => times)).toEqual([1, 2, 1])
  })

  test('come in pages, newest first, and only unread ones where asked', async () => {
    const { join, notify, about } = await started()
    const { list, post } = await join('admin')
    for (const id of ['1', '2', '3', '4', '5']) await notify(about(id))
    const all = (await list('limit=100')).notices.map(({ id }) => id)
    const first = await list('limit=2')
    const second = await list(`limit=2&before=${first.next ?? ''}`)
    const third = await list(`limit=2&before=${second.next ?? ''}`)
    expect([first, second, third].flatMap(({ notices }) => notices.map(({ id }) => id))).toEqual(all)
    expect(third.next).toBeNull()
    await post(`/${all[1] ?? ''}/read`)
    expect((await list('unread=true&limit=100')).notices.map(({ id }) => id)).toEqual(
      all.filter((_id, index) => index !== 1)
    )
  })

  test('are read one by one and all at once, up to what was seen, and unread again', async () => {
    const { services, join, notify, about } = await started()
    const { user, list, post } = await join('admin')
    for (const id of ['1', '2', '3']) await notify(about(id))
    const { notices } = await list()
    const [newest, middle] = notices
    expect(await post(`/${newest?.id ?? ''}/read`)).toEqual({ unread: 2 })
    expect(await post(`/${newest?.id ?? ''}/read`, { read: false })).toEqual({ unread: 3 })
    expect(await post('/read', { upTo: middle?.createdAt })).toEqual({ unread: 1 })
    expect((await list()).notices.map(({ readAt }) => readAt === null)).toEqual([true, false, false])
    const events = await services.database.db.selectFrom('events').select(['topic', 'user_id']).execute()
    expect(new Set(events.map((event) => `${event.topic} ${event.user_id}`))).toEqual(
      new Set([`notices ${user.id}`])
    )
  })

  test('security bar 32: of somebody else are not there', async () => {
    const { join, notify } = await started()
    const [admin, other] = [await join('admin'), await join('admin')]
    await notify({ to: { userId: admin.user.id } })
    const [notice] = (await admin.list()).notices
    expect((await other.list()).notices).toEqual([])
    expect((await other.post(`/${notice?.id ?? ''}/read`)).error?.code).toBe('notice.not-found')
    await other.post('/read', { upTo: Number.MAX_SAFE_INTEGER })
    expect((await admin.list()).unread).toBe(1)
  })

  test('go with a rollback, and after 90 days', async () => {
    const { services, now, join, notify } = await started()
    const admin = await join('admin')
    await notify({})
    const failing = createCall(services, undefined, testCaller).transaction(async (transaction) => {
      await transaction.notify({
        kind: 'role.changed',
        facts: { name: 'Admin' },
        subject: { type: 'role', id: 'admin' },
        link: null,
        to: { role: 'admin' }
      })
      throw new Error('no')
    })
    await expect(failing).rejects.toThrow('no')
    const { db } = services.database
    const kept = () => db.selectFrom('notices').select('user_id').execute()
    expect(await kept()).toEqual([{ user_id: admin.user.id }])
    now.advance(89 * day)
    await purgeExpired(db, now(), identity.expiryRules)
    expect(await kept()).toHaveLength(1)
    now.advance(2 * day)
    await purgeExpired(db, now(), identity.expiryRules)
    expect(await kept()).toEqual([])
  })
})
