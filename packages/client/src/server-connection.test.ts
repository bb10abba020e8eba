import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { ProbeResult } from './backend.ts'
import { createFakeBrowser } from './client-session.test-support.ts'
import { createServerConnection } from './server-connection.ts'
import { writeSessionHint } from './session-hint.ts'

const available: ProbeResult = {
  kind: 'available',
  version: '2.0',
  latencyMs: 1,
  checkedAt: 0,
  fetch: () => Promise.resolve(Response.json({ message: 'of the server' }))
}
const unreachable: ProbeResult = { kind: 'unreachable', reason: 'Connection failed' }

/** A page whose health checks have these results, one after another. */
function setUp(...results: ProbeResult[]) {
  const browser = createFakeBrowser()
  const probe = vi.fn(async () => results.shift() ?? unreachable)
  const connection = createServerConnection({
    origin: 'http://sitewright.test',
    storage: browser.storage,
    tabs: browser.tab(),
    createDemoFetch: () => () => Promise.resolve(Response.json({ message: 'of the demo' })),
    currentArea: () => 'user',
    onUserChange: () => undefined,
    isVisible: () => true,
    probe
  })
  return { ...connection, storage: browser.storage, probe }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

describe('createServerConnection', () => {
  it('probes once, with the first call', async () => {
    const { session, backend, probe } = setUp(available)
    expect(backend.get()).toEqual({ kind: 'connecting' })
    const calls = [
      session.call('POST /api/auth/logout', { body: {} }),
      session.call('POST /api/auth/logout', { body: {} })
    ]
    expect(await Promise.all(calls)).toMatchObject([{ ok: true }, { ok: true }])
    expect(backend.get().kind).toBe('available')
    expect(probe).toHaveBeenCalledOnce()
  })

  it('shows the demo where no server answers, and leaves it once one does', async () => {
    const { findBackend, session, backend, probe } = setUp(unreachable, unreachable, available)
    await findBackend()
    expect(backend.get()).toMatchObject({ kind: 'demo', reason: 'Connection failed' })
    expect(await session.call('POST /api/auth/logout', { body: {} })).toMatchObject({
      answer: { message: 'of the demo' }
    })
    await vi.advanceTimersByTimeAsync(5000)
    expect(backend.get().kind).toBe('demo')
    await vi.advanceTimersByTimeAsync(10_000)
    expect(backend.get().kind).toBe('available')
    expect(probe).toHaveBeenCalledTimes(3)
  })

  it('shows the demo to a user who is signed in only where they ask for it', async () => {
    const { findBackend, showDemo, backend, storage } = setUp(unreachable)
    writeSessionHint(storage, { area: 'user', remember: true })
    await findBackend()
    expect(backend.get()).toMatchObject({ kind: 'unreachable', reason: 'Connection failed' })
    await showDemo()
    expect(backend.get().kind).toBe('demo')
  })

  it('a health check that takes too long says so, while the calls of the server go on', async () => {
    const { findBackend, reconnect, session, backend, probe } = setUp(available, unreachable, available)
    await findBackend()
    await reconnect(3000)
    expect(probe).toHaveBeenLastCalledWith(3000)
    expect(backend.get().kind).toBe('unreachable')
    expect(await session.call('POST /api/auth/logout', { body: {} })).toMatchObject({
      answer: { message: 'of the server' }
    })
    await reconnect(3000)
    expect(backend.get().kind).toBe('available')
  })
})
