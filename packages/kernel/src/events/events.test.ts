import { setTimeout } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createTestClock, createTestServices, onEachEngine } from '../../testing/services.ts'
import { testCaller } from '../../testing/users.ts'
import { createCall, type Call } from '../call/call.ts'
import { beforeCommit } from '../db/database.ts'
import { silentLog } from '../request/log.ts'
import type { Services } from '../services/services.ts'
import { kernelExpiry } from '../tasks/kernel-expiry.ts'
import { purgeExpired } from '../tasks/purge-expired.ts'
import { createEventFeed, type EventFeed } from './event-feed.ts'
import type { EventRow } from './events.repository.ts'

const everybody = { tenantId: null }
const changed = (id: string) => ({ change: 'changed' as const, ids: [id] })
const feeds: EventFeed[] = []
afterEach(() => {
  for (const feed of feeds.splice(0)) feed.close()
})

const callOf = (services: Services): Call => createCall(services, undefined, testCaller)

function publish(services: Services, id: string): Promise<void> {
  return callOf(services).transaction(async (transaction) =>
    transaction.publish('users', changed(id), everybody)
  )
}

/** Collects the events of a feed, such as another server has. */
async function collect(feed: EventFeed): Promise<EventRow[]> {
  feeds.push(feed)
  const rows: EventRow[] = []
  await feed.subscribe({ onEvents: (told) => rows.push(...told), onClose: () => undefined })
  return rows
}

const idsOf = (rows: readonly EventRow[]): string[] =>
  rows.flatMap(({ payload }) => (JSON.parse(payload) as { ids: string[] }).ids)

onEachEngine('events', (open) => {
  test('are committed with their change, and gone with a rollback', async () => {
    const services = await createTestServices(await open())
    const { db } = services.database
    await callOf(services).transaction(async (transaction) => {
      transaction.publish('users', changed('1'), { tenantId: 'north' })
      transaction.publish('users', changed('2'), { userId: 'maya' })
      expect(await transaction.selectFrom('events').selectAll().execute()).toEqual([])
    })
    const failing = callOf(services).transaction(async (transaction) => {
      transaction.publish('users', changed('3'), everybody)
      await Promise.reject(new Error('no'))
    })
    await expect(failing).rejects.toThrow('no')
    expect(await db.selectFrom('events').selectAll().orderBy('id').execute()).toMatchObject([
      { topic: 'users', tenant_id: 'north', permission: 'user.read', user_id: null, at: services.now() },
      { topic: 'users', tenant_id: null, permission: null, user_id: 'maya' }
    ])
  })

  test('hold what their topic names, and nothing else', async () => {
    const services = await createTestServices(await open())
    await callOf(services).transaction(async (transaction) => {
      transaction.publish('users', { ...changed('1'), password: 'plumb' } as never, everybody)
      expect(() => transaction.publish('users', { change: 'none' } as never, everybody)).toThrow('change')
      const long = { ...changed('x'.repeat(9000)) }
      expect(() => transaction.publish('users', long, everybody)).toThrow('longer')
    })
    const { payload } = await services.database.db.selectFrom('events').selectAll().executeTakeFirstOrThrow()
    expect(JSON.parse(payload)).toEqual(changed('1'))
  })

  test('reach the own server at once, and every other one within two seconds', async () => {
    const services = await createTestServices(await open())
    const own = await collect(services.events)
    const other = await collect(createEventFeed({ database: services.database, log: silentLog }))
    await publish(services, '1')
    await expect.poll(() => idsOf(own), { timeout: 500, interval: 5 }).toEqual(['1'])
    await expect.poll(() => idsOf(other), { timeout: 2000, interval: 20 }).toEqual(['1'])
  })

  test('are read once and in order, whichever of two interleaved transactions commits first', async () => {
    const services = await createTestServices(await open())
    const told = await collect(services.events)
    let release = (): void => undefined
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const settled: string[] = []
    let isWritten = false
    const first = callOf(services)
      .transaction(async (transaction) => {
        transaction.publish('users', changed('first'), everybody)
        // The event is written, and not committed yet.
        beforeCommit(transaction, () => {
          isWritten = true
          return gate
        })
      })
      .then(() => settled.push('first'))
    await expect.poll(() => isWritten, { interval: 5 }).toBe(true)
    const second = publish(services, 'second').then(() => settled.push('second'))
    // Were the second one not to wait, it would be read here, and the first one be below what was read.
    await setTimeout(1500)
    expect(settled).toEqual([])
    release()
    await Promise.all([first, second])
    await expect.poll(() => idsOf(told), { interval: 10 }).toEqual(['first', 'second'])
    const ids = told.map(({ id }) => id)
    expect(ids).toEqual(ids.toSorted((one, other) => one - other))
  })

  test('come in whole under load, from parallel transactions', async () => {
    const services = await createTestServices(await open())
    const told = await collect(services.events)
    const names = Array.from({ length: 60 }, (_, index) => String(index))
    await Promise.all(names.map((name) => publish(services, name)))
    await expect.poll(() => told.length, { interval: 10 }).toBe(names.length)
    expect(idsOf(told).toSorted()).toEqual(names.toSorted())
  })

  test('are asked for by nobody before somebody follows them, who begins with what is new', async () => {
    const services = await createTestServices(await open())
    await publish(services, 'before')
    const told = await collect(services.events)
    await publish(services, 'after')
    await expect.poll(() => idsOf(told)).toEqual(['after'])
  })

  test('are deleted after an hour, but for the newest', async () => {
    const clock = createTestClock()
    const services = await createTestServices(await open(), { now: clock })
    const { db } = services.database
    for (const id of ['1', '2', '3']) await publish(services, id)
    clock.advance(3_600_001)
    await purgeExpired(db, clock(), kernelExpiry)
    expect(await db.selectFrom('events').select('id').execute()).toEqual([{ id: 3 }])
    await publish(services, '4')
    expect(await db.selectFrom('events').select('id').orderBy('id').execute()).toEqual([{ id: 3 }, { id: 4 }])
  })

  test('end with their feed, which takes nobody after that', async () => {
    const services = await createTestServices(await open())
    let isClosed = false
    await services.events.subscribe({ onEvents: () => undefined, onClose: () => (isClosed = true) })
    services.events.close()
    expect(isClosed).toBe(true)
    const late = services.events.subscribe({ onEvents: () => undefined, onClose: () => undefined })
    await expect(late).rejects.toMatchObject({ code: 'server.busy' })
  })
})
