import { builtInRoles } from '@sitewright/api'
import { expect, test } from 'vitest'
import { createTestServices, onEachEngine } from '../../testing/services.ts'
import { readStream } from '../../testing/stream-reader.ts'
import { createTestUser, testCaller } from '../../testing/users.ts'
import { createCall } from '../call/call.ts'
import type { Services } from '../services/services.ts'
import { createSession, toActor } from '../sessions/sessions.usecases.ts'
import { createOpenStreams, streamLimits } from './open-streams.ts'

async function createActor(services: Services) {
  const user = await createTestUser(services, 'admin')
  const call = createCall(services, undefined, testCaller)
  const signIn = { area: 'admin', remember: false, methods: ['password'] } as const
  const { state } = await call.transaction((transaction) =>
    createSession(call, transaction, { user, signIn })
  )
  return toActor(state)
}

function publish(services: Services, ids: string[]) {
  return createCall(services, undefined, testCaller).transaction(async (transaction) =>
    transaction.publish('users', { change: 'changed', ids }, { tenantId: null })
  )
}

const connection = (signal = new AbortController().signal) => ({ signal, cut: undefined })

onEachEngine('open streams', (open) => {
  test('carry a heartbeat, whose id has moved on with events that others may read', async () => {
    const services = await createTestServices(await open())
    const actor = { ...(await createActor(services)), permissions: ['admin.access'] as const }
    const streams = createOpenStreams(services, { ...streamLimits, heartbeatMs: 50, verifyMs: 60_000 })
    const stream = readStream(await streams.open({ actor, connection: connection() }))
    const { id } = await stream.next('ready')
    await publish(services, ['1'])
    await expect.poll(async () => (await stream.next('heartbeat')).id).toBe(id + 1)
    expect(stream.events.map(({ name }) => name)).not.toContain('users')
    await stream.cancel()
  })

  test('are as many as a server bears', async () => {
    const services = await createTestServices(await open())
    const streams = createOpenStreams(services, { ...streamLimits, perServer: 2 })
    const bodies = []
    for (let opened = 0; opened < 2; opened += 1)
      bodies.push(await streams.open({ actor: await createActor(services), connection: connection() }))
    const third = streams.open({ actor: await createActor(services), connection: connection() })
    await expect(third).rejects.toMatchObject({ code: 'server.busy', retryAfter: 5 })
    await bodies[0]?.cancel()
    const fourth = await streams.open({ actor: await createActor(services), connection: connection() })
    expect(streams.count()).toBe(2)
    for (const body of [bodies[1], fourth]) await body?.cancel()
    expect(streams.count()).toBe(0)
  })

  test('are gone with the signal of their request, even one that comes too early', async () => {
    const services = await createTestServices(await open())
    const streams = createOpenStreams(services)
    const actor = await createActor(services)
    const gone = new AbortController()
    await streams.open({ actor, connection: connection(gone.signal) })
    expect(streams.count()).toBe(1)
    gone.abort()
    expect(streams.count()).toBe(0)
    await streams.open({ actor, connection: connection(gone.signal) })
    expect(streams.count()).toBe(0)
  })

  test('end where their reader takes nothing, before much waits in memory', async () => {
    const services = await createTestServices(await open())
    const streams = createOpenStreams(services, { ...streamLimits, mostWaiting: 16 * 1024 })
    const actor = await createActor(services)
    const [slow, quick] = [
      await streams.open({ actor, connection: connection() }),
      readStream(await streams.open({ actor, connection: connection() }))
    ]
    const ids = Array.from({ length: 100 }, (_, index) => `person-number-${index}`)
    for (let told = 0; told < 12; told += 1) await publish(services, ids)
    await expect.poll(() => streams.count()).toBe(1)
    await expect(slow.getReader().read()).rejects.toThrow('too slow')
    await expect.poll(() => quick.events.filter(({ name }) => name === 'users').length).toBe(12)
    await quick.cancel()
  })

  test('tell to read anew where more was missed than they bear', async () => {
    const services = await createTestServices(await open())
    const streams = createOpenStreams(services, { ...streamLimits, mostMissed: { events: 3, length: 110 } })
    const actor = await createActor(services)
    expect(actor.permissions).toEqual(builtInRoles.admin.permissions)
    for (let told = 0; told < 5; told += 1) await publish(services, [String(told)])
    await publish(services, ['x'.repeat(100)])
    const names = async (lastEventId: number): Promise<string[]> => {
      const stream = readStream(await streams.open({ actor, lastEventId, connection: connection() }))
      await stream.next('ready')
      await stream.cancel()
      return stream.events.map(({ name }) => name)
    }
    expect(await names(5)).toEqual(['reset', 'ready'])
    await services.database.db.deleteFrom('events').where('id', '=', 6).execute()
    expect(await names(2)).toEqual(['users', 'users', 'users', 'ready'])
    expect(await names(1)).toEqual(['reset', 'ready'])
  })
})
