import { builtInRoles, type RoleId } from '@sitewright/api'
import { afterEach, expect, test } from 'vitest'
import { product } from '../product.ts'
import { createProductApp } from '../../testing/product-app.ts'
import type { TestBrowser } from '@sitewright/kernel/testing/browser'
import { createTestClock, createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { readStream, topicsOf, type StreamReader } from '@sitewright/kernel/testing/stream-reader'
import {
  createTestClient,
  createTestRole,
  createTestUser,
  testCaller
} from '@sitewright/kernel/testing/users'
import { createCall } from '@sitewright/kernel/call'
import type { EventAudience, Services } from '@sitewright/kernel/services'
import { purgeExpired } from '@sitewright/kernel/area'

const readers: StreamReader[] = []
afterEach(async () => {
  for (const reader of readers.splice(0)) await reader.cancel()
})

async function openStream(client: TestBrowser, query = '', headers = {}): Promise<StreamReader> {
  const response = await client.call('GET', `/api/admin/stream${query}`, undefined, headers)
  expect([response.status, response.headers.get('content-type')]).toEqual([200, 'text/event-stream'])
  const reader = readStream(response.body)
  readers.push(reader)
  return reader
}

function publish(services: Services, id: string, audience: EventAudience = { tenantId: null }) {
  return createCall(services, undefined, testCaller).transaction(async (transaction) =>
    transaction.publish('users', { change: 'changed', ids: [id] }, audience)
  )
}

async function start(open: () => Promise<Services['database']>, replaced: Partial<Services> = {}) {
  const services = await createTestServices(await open(), replaced)
  const app = createProductApp(services)
  const client = async (role: RoleId = 'admin', tenant: string | null = null) => {
    const user = await createTestUser(services, role, { tenant })
    return Object.assign(await createTestClient(services, app, user), { user })
  }
  return { services, client }
}

onEachEngine('the event stream', (open) => {
  test('tells an administrator at once what happens, and after which id to go on', async () => {
    const { services, client } = await start(open)
    const administrator = await client()
    const stream = await openStream(administrator)
    const { id } = await stream.next('ready')
    const added = await administrator.call('POST', '/api/users', {
      email: 'ada@example.com',
      firstName: 'Ada',
      lastName: 'Byron',
      password: 'plumb line larch'
    })
    const { user } = (await added.json()) as { user: { id: string } }
    const told = await stream.next('users', 1000)
    expect(told.data).toEqual({ at: services.now(), payload: { change: 'added', ids: [user.id] } })
    expect(told.id).toBeGreaterThan(id)
  })

  test('tells of every change of a user', async () => {
    const { client } = await start(open)
    const administrator = await client('super_admin')
    const { user, ...maya } = await client('user')
    const stream = await openStream(administrator)
    await stream.next('ready')
    await administrator.call('PATCH', `/api/users/${user.id}`, { firstName: 'Maja' })
    await maya.call('PATCH', '/api/account/profile', { lastName: 'Okafor-Wrona' })
    await administrator.call('PATCH', `/api/users/${user.id}`, { firstName: 'Maya', role: 'editor' })
    await administrator.call('POST', `/api/users/${user.id}/end-sessions`, {})
    await administrator.call('DELETE', `/api/users/${user.id}`, {})
    await expect.poll(() => topicsOf(stream)).toEqual(Array.from({ length: 5 }, () => 'users'))
    const changes = stream.events.flatMap(({ name, data }) =>
      name === 'users' ? [(data as { payload: unknown }).payload] : []
    )
    expect(changes).toEqual(
      ['renamed', 'renamed', 'changed', 'sessions-ended', 'deleted'].map((change) => ({
        change,
        ids: [user.id]
      }))
    )
  })

  test('security bar 34: only pages of our own may open it', async () => {
    const { client } = await start(open)
    const administrator = await client()
    const statusOf = async (headers: Record<string, string>): Promise<number> => {
      const response = await administrator.call('GET', '/api/admin/stream', undefined, headers)
      await response.body?.cancel()
      return response.status
    }
    expect(await statusOf({ origin: 'https://evil.example' })).toBe(403)
    expect(await statusOf({ origin: 'null' })).toBe(403)
    expect(await statusOf({ 'sec-fetch-site': 'cross-site' })).toBe(403)
    expect(await statusOf({ 'sec-fetch-site': 'same-site', origin: 'https://sitewright.test' })).toBe(403)
    expect(await statusOf({ origin: 'https://sitewright.test' })).toBe(200)
    expect(await statusOf({ 'sec-fetch-site': 'same-origin' })).toBe(200)
    expect(await statusOf({})).toBe(200)
  })

  test('security bar 34: those without the permission of the control panel get none', async () => {
    const { client } = await start(open)
    for (const role of ['manager', 'editor', 'user'] as const) {
      const { call } = await client(role)
      expect((await call('GET', '/api/admin/stream')).status).toBe(403)
    }
  })

  test('security bar 31, 32: an event reaches those who may read its topic, in its tenant, or its one user', async () => {
    const { services, client } = await start(open)
    const installation = await client('admin')
    const north = await client('admin', 'north')
    const south = await client('admin', 'south')
    const [all, northern, southern] = [
      await openStream(installation),
      await openStream(north),
      await openStream(south)
    ]
    for (const stream of [all, northern, southern]) await stream.next('ready')
    await publish(services, 'of north', { tenantId: 'north' })
    await publish(services, 'of the installation', { tenantId: null })
    await publish(services, 'own', { userId: south.user.id })
    const got = ({ events }: StreamReader): string[] =>
      events.flatMap(({ name, data }) =>
        name === 'users' ? (data as { payload: { ids: string[] } }).payload.ids : []
      )
    await expect.poll(() => got(southern)).toEqual(['own'])
    expect(got(all)).toEqual(['of north', 'of the installation'])
    expect(got(northern)).toEqual(['of north'])
  })

  test('goes on after the last id, without doubles', async () => {
    const { services, client } = await start(open)
    const administrator = await client()
    const first = await openStream(administrator)
    await first.next('ready')
    await publish(services, '1')
    const { id } = await first.next('users')
    await first.cancel()
    await publish(services, '2')
    await publish(services, '3')
    const second = await openStream(administrator, `?lastEventId=${id}`)
    await second.next('ready')
    await publish(services, '4')
    await expect.poll(() => topicsOf(second).length).toBe(3)
    expect(second.events.map(({ name, id: at }) => [name, at])).toEqual([
      ['users', id + 1],
      ['users', id + 2],
      ['ready', id + 2],
      ['users', id + 3]
    ])
  })

  test('cut for an hour, it tells to read everything anew', async () => {
    const clock = createTestClock()
    const { services, client } = await start(open, { now: clock })
    for (const id of ['1', '2', '3']) await publish(services, id)
    clock.advance(3_600_001)
    await purgeExpired(services.database.db, clock(), product.expiryRules)
    const administrator = await client()
    const late = await openStream(administrator, '?lastEventId=1')
    await late.next('ready')
    expect(late.events.map(({ name }) => name)).toEqual(['reset', 'ready'])
    const inTime = await openStream(administrator, '?lastEventId=2')
    await inTime.next('ready')
    expect(inTime.events.map(({ name, id }) => [name, id])).toEqual([
      ['users', 3],
      ['ready', 3]
    ])
    const foreign = await openStream(administrator, '?lastEventId=99')
    await foreign.next('ready')
    expect(foreign.events.map(({ name }) => name)).toEqual(['reset', 'ready'])
  })

  test('refuses an id that is none', async () => {
    const { client } = await start(open)
    const { call } = await client()
    for (const id of ['x', '-1', '1.5', '']) {
      const { status } = await call('GET', `/api/admin/stream?lastEventId=${id}&more=1`)
      expect([id, status]).toEqual([id, 400])
    }
  })

  test('security bar 34: it ends within five seconds of its session', async () => {
    const { services, client } = await start(open)
    const administrator = await client('super_admin')
    const other = await client('admin')
    const stream = await openStream(other)
    await stream.next('ready')
    await administrator.call('POST', `/api/users/${other.user.id}/end-sessions`, {})
    expect((await stream.next('end', 5000)).data).toEqual({ reason: 'session-ended' })
    await stream.ended
    await publish(services, '1')
    expect(topicsOf(stream).length).toBeLessThanOrEqual(1)
  })

  test('security bar 34: it ends within five seconds of another role or status', async () => {
    const { client } = await start(open)
    const administrator = await client('super_admin')
    const [demoted, suspended] = [await client('admin'), await client('admin')]
    const streams = [await openStream(demoted), await openStream(suspended)]
    for (const stream of streams) await stream.next('ready')
    await administrator.call('PATCH', `/api/users/${demoted.user.id}`, { role: 'editor' })
    await administrator.call('PATCH', `/api/users/${suspended.user.id}`, { status: 'suspended' })
    for (const stream of streams) {
      await stream.next('end', 5000)
      await stream.ended
    }
    expect(builtInRoles.editor.permissions).not.toContain('admin.access')
  })

  test('security bar 34: it ends within five seconds of a change of the role itself', async () => {
    const { services, client } = await start(open)
    const administrator = await client('super_admin')
    const role = await createTestRole(services, { permissions: ['admin.access', 'user.read'] })
    const stream = await openStream(await client(role))
    await stream.next('ready')
    const { status } = await administrator.call('PATCH', `/api/admin/roles/${role}`, {
      version: 1,
      permissions: ['admin.access']
    })
    expect(status).toBe(200)
    expect((await stream.next('end', 5000)).data).toEqual({ reason: 'rights-changed' })
  })

  test('of more than four of a session, the oldest ends', async () => {
    const { client } = await start(open)
    const administrator = await client()
    const streams: StreamReader[] = []
    for (let opened = 0; opened < 5; opened += 1) streams.push(await openStream(administrator))
    expect((await streams[0]?.next('end'))?.data).toEqual({ reason: 'replaced' })
    const ends = streams.map(({ events }) => events.filter(({ name }) => name === 'end').length)
    expect(ends).toEqual([1, 0, 0, 0, 0])
  })
})
