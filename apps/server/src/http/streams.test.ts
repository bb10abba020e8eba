import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, test } from 'vitest'
import { createCall } from '@sitewright/kernel/call'
import { type EventFeed, createEventFeed, type Services } from '@sitewright/kernel/services'
import { silentLog } from '@sitewright/kernel/request'
import { createTestServices, onEachEngine } from '@sitewright/kernel/testing/services'
import { createTestClient, createTestUser, testCaller } from '@sitewright/kernel/testing/users'
import { createTestApp } from '../testing/app.ts'
import { listen, type RunningServer } from './listen.ts'
import { requestAddresses } from './request-addresses.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

/** A feed that counts its subscriptions, which are as many as the streams that the server holds. */
function countSubscriptions(feed: EventFeed): EventFeed & { count: () => number } {
  let count = 0
  return {
    ...feed,
    count: () => count,
    async subscribe(subscriber) {
      const { position, unsubscribe } = await feed.subscribe(subscriber)
      count += 1
      let isSubscribed = true
      return {
        position,
        unsubscribe: () => {
          if (isSubscribed) count -= 1
          isSubscribed = false
          unsubscribe()
        }
      }
    }
  }
}

interface Started extends RunningServer {
  services: Services
  streams: () => number
  token: string
}

async function start(database: Services['database']): Promise<Started> {
  const events = countSubscriptions(createEventFeed({ database, log: silentLog }))
  const services = await createTestServices(database, { events })
  const app = createTestApp({ services })
  const user = await createTestUser(services, 'admin')
  const { token = '' } = await createTestClient(services, app, user)
  const server = await listen(
    { fetch: app.fetch, addresses: requestAddresses([]), requestRate: undefined },
    { port: 0, host: '127.0.0.1' }
  )
  cleanups.push(() => {
    events.close()
    return server.stop(0)
  })
  return { ...server, services, streams: events.count, token }
}

/** Opens a stream on a socket of its own; what was received is read in full, or not at all. */
async function openSocket({ port, token }: Started): Promise<{ socket: Socket; received: () => string }> {
  const socket = connect(port, '127.0.0.1')
  cleanups.push(() => socket.destroy())
  let received = ''
  socket.on('data', (part) => (received += part.toString()))
  socket.on('error', () => undefined)
  socket.write(
    `GET /api/admin/stream HTTP/1.1\r\nHost: localhost\r\nAuthorization: Bearer ${token}\r\nX-Requested-With: test\r\n\r\n`
  )
  await expect.poll(() => received, { timeout: 5000 }).toContain('event: ready')
  return { socket, received: () => received }
}

function publish(services: Services, ids: string[]) {
  return createCall(services, undefined, testCaller).transaction(async (transaction) =>
    transaction.publish('users', { change: 'changed', ids }, { tenantId: null })
  )
}

onEachEngine('streams over HTTP', (open) => {
  test('are sent as they happen, with the headers of every answer', async () => {
    const server = await start(await open())
    const { received } = await openSocket(server)
    expect(received()).toMatch(/^HTTP\/1\.1 200 OK\r\n/)
    expect(received().toLowerCase()).toContain('\r\ncontent-type: text/event-stream\r\n')
    expect(received().toLowerCase()).toContain('\r\ncache-control: no-store\r\n')
    expect(received().toLowerCase()).toContain('\r\nx-content-type-options: nosniff\r\n')
    await publish(server.services, ['maya'])
    await expect.poll(received, { timeout: 1000 }).toContain('"ids":["maya"]')
  })

  test('are let go when their client is gone, in whatever way', async () => {
    const server = await start(await open())
    const [destroyed, ended, reset] = [
      await openSocket(server),
      await openSocket(server),
      await openSocket(server)
    ]
    expect(server.streams()).toBe(3)
    destroyed.socket.destroy()
    await expect.poll(server.streams).toBe(2)
    reset.socket.resetAndDestroy()
    await expect.poll(server.streams).toBe(1)
    ended.socket.end()
    ended.socket.destroySoon()
    await expect.poll(server.streams).toBe(0)
  })

  test('end for a client that does not read, and go on for the others', async () => {
    const server = await start(await open())
    const [slow, quick] = [await openSocket(server), await openSocket(server)]
    slow.socket.pause()
    const closed = once(slow.socket, 'close')
    const ids = Array.from({ length: 100 }, (_, index) => `${index}`.padStart(60, 'person '))
    let told = 0
    // The buffers of the system take some megabytes before anything waits here.
    while (server.streams() === 2 && told < 3000) {
      await publish(server.services, ids)
      told += 1
      // The other end is in this process, and takes its turn.
      await setImmediate()
    }
    expect(server.streams()).toBe(1)
    slow.socket.resume()
    await closed
    await publish(server.services, ['the last'])
    await expect.poll(quick.received, { timeout: 5000 }).toContain('"ids":["the last"]')
  })

  test('security bar 34: end with their server, at once', { timeout: 8000 }, async () => {
    const server = await start(await open())
    const { socket, received } = await openSocket(server)
    const closed = once(socket, 'close')
    server.drain()
    server.services.events.close()
    await server.stop(10_000)
    await closed
    expect(received()).toContain('data: {"reason":"server-ending"}')
  })
})
