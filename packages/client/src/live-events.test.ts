import type { EventData } from '@sitewright/api'
import { afterEach, describe, expect, it } from 'vitest'
import { createLiveEvents, type LiveEvents, type LiveMessage } from './live-events.ts'
import { createFakeLocks } from './live-events.test-support.ts'
import { createStreamServer, type StreamServer } from './stream-server.test-support.ts'

const cleanups: (() => unknown)[] = []
afterEach(async () => {
  for (const cleanup of cleanups.splice(0).toReversed()) await cleanup()
})

const quick = { first: 20, longest: 80 }

async function startServer(): Promise<StreamServer> {
  const server = await createStreamServer()
  cleanups.push(server.close)
  return server
}

/** A tab of a browser: its live events, and what it heard. */
function openTab(server: StreamServer, browser = createFakeLocks<LiveMessage>()) {
  const tab = browser.open()
  const events = createLiveEvents({
    fetch: (request) => fetch(request),
    origin: server.origin,
    openTabs: () => tab.channel,
    retryMs: quick
  })
  const heard: string[] = []
  const states: string[] = []
  events.on('users', ({ payload }: EventData<'users'>) => void heard.push(...payload.ids))
  events.onReset(() => void heard.push('reset'))
  events.subscribe(() => void states.push(events.get()))
  events.start('server')
  cleanups.push(() => events.stop())
  return { events, heard, states, close: tab.close }
}

const isLive = (...tabs: { events: LiveEvents }[]): Promise<void> =>
  expect.poll(() => tabs.map(({ events }) => events.get())).toEqual(tabs.map(() => 'live'))

describe('live events', () => {
  it('follow nothing before they begin, and nothing after they have ended', async () => {
    const server = await startServer()
    const events = createLiveEvents({
      fetch: (request) => fetch(request),
      origin: server.origin,
      openTabs: () => createFakeLocks<LiveMessage>().open().channel
    })
    expect([events.get(), server.asked()]).toEqual(['off', []])
    events.start('server')
    await isLive({ events })
    events.stop()
    expect(events.get()).toBe('off')
    await expect.poll(server.open).toBe(0)
  })

  it('are told to their listeners, and live only while the stream does', async () => {
    const server = await startServer()
    const { events, heard, states } = openTab(server)
    await isLive({ events })
    server.tell('1')
    await expect.poll(() => heard).toEqual(['reset', '1'])
    server.refuse(503)
    server.cut()
    await expect.poll(() => events.get()).toBe('connecting')
    server.refuse(undefined)
    await isLive({ events })
    expect(states).toEqual(['connecting', 'live', 'connecting', 'live'])
  })

  it('go on after the last one, however the stream was cut, and miss none', async () => {
    const server = await startServer()
    const { events, heard } = openTab(server)
    await isLive({ events })
    server.tell('1')
    await expect.poll(() => heard.at(-1)).toBe('1')
    server.cut()
    server.tell('2')
    await expect.poll(() => heard).toEqual(['reset', '1', '2'])
    server.endAll()
    server.tell('3')
    await expect.poll(() => heard).toEqual(['reset', '1', '2', '3'])
    expect(server.asked().slice(0, 3)).toEqual([undefined, '1', '2'])
  })

  it('say so where more was missed than the server keeps', async () => {
    const server = await startServer()
    const { events, heard } = openTab(server)
    await isLive({ events })
    server.tell('1')
    await expect.poll(() => heard.at(-1)).toBe('1')
    server.forget()
    server.cut()
    await expect.poll(() => heard).toEqual(['reset', '1', 'reset'])
  })

  it('wait longer from one failure to the next, and begin anew after a success', async () => {
    const server = await startServer()
    server.refuse(503)
    const { events } = openTab(server)
    await new Promise((done) => setTimeout(done, 1000))
    // At most 80 ms each, at least half of that: 20 without waiting longer would be 50 and more.
    expect(server.asked().length).toBeGreaterThan(8)
    expect(server.asked().length).toBeLessThan(35)
    server.refuse(undefined)
    await isLive({ events })
  })

  it('end where the session has ended', async () => {
    const server = await startServer()
    const { events } = openTab(server)
    await isLive({ events })
    server.refuse(401)
    server.cut()
    await expect.poll(() => events.get()).toBe('off')
    const asked = server.asked().length
    await new Promise((done) => setTimeout(done, 200))
    expect(server.asked().length).toBe(asked)
    server.refuse(undefined)
    events.start('server')
    await isLive({ events })
  })
})

describe('live events of several tabs', () => {
  it('come by one stream, which the tab reads that came first', async () => {
    const server = await startServer()
    const browser = createFakeLocks<LiveMessage>()
    const tabs = [openTab(server, browser), openTab(server, browser), openTab(server, browser)]
    await isLive(...tabs)
    server.tell('1')
    for (const { heard } of tabs) await expect.poll(() => heard).toEqual(['reset', '1'])
    expect([server.open(), server.asked().length]).toEqual([1, 1])
    const late = openTab(server, browser)
    await isLive(late)
    server.tell('2')
    await expect.poll(() => late.heard).toEqual(['2'])
    expect(server.open()).toBe(1)
  })

  it('go on in another tab within two seconds after the one that read is closed', async () => {
    const server = await startServer()
    const browser = createFakeLocks<LiveMessage>()
    const [first, second, third] = [
      openTab(server, browser),
      openTab(server, browser),
      openTab(server, browser)
    ]
    await isLive(first, second, third)
    server.tell('1')
    await expect.poll(() => third.heard.at(-1)).toBe('1')
    const begun = performance.now()
    first.close()
    first.events.stop()
    server.tell('2')
    for (const { heard } of [second, third]) await expect.poll(() => heard).toEqual(['reset', '1', '2'])
    await isLive(second, third)
    expect(performance.now() - begun).toBeLessThan(2000)
    expect(server.asked()).toEqual([undefined, '1'])
  })
})
