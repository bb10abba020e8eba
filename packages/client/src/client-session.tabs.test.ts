import { toProblemDetails } from '@sitewright/api'
import { describe, expect, it } from 'vitest'
import { createClientSession } from './client-session.ts'
import {
  context,
  countRefreshes,
  createFakeBrowser,
  createFakeServer,
  openTab,
  signInAnswer,
  user
} from './client-session.test-support.ts'

describe('sessions in several tabs', () => {
  it('renews once for two tabs, and both go on', async () => {
    const { storage, tab } = createFakeBrowser()
    const { asked, fetch, expire } = createFakeServer()
    storage.setItem('userToken', '1')
    const [first, second] = [
      openTab({ fetch, storage, tabs: tab() }),
      openTab({ fetch, storage, tabs: tab() })
    ]
    await Promise.all([first.start(), second.start()])
    expect(countRefreshes(asked)).toBe(1)
    expire()
    const verify = [first, second].map((session) => session.call('GET /api/auth/verify', {}))
    expect((await Promise.all(verify)).map(({ ok }) => ok)).toEqual([true, true])
    expect(countRefreshes(asked)).toBe(2)
  })

  it('security bar 13: pages that are loaded later share the token of the first, and renew nothing', async () => {
    const { storage, tab } = createFakeBrowser()
    const { asked, fetch, end } = createFakeServer()
    storage.setItem('userToken', '1')
    const first = openTab({ fetch, storage, tabs: tab() })
    await first.start()
    for (let loads = 0; loads < 100; loads += 1) {
      const later = openTab({ fetch, storage, tabs: tab() })
      await later.start()
      expect(later.get()).toMatchObject({ kind: 'signed-in', user: { id: user.id } })
    }
    expect(countRefreshes(asked)).toBe(1)
    // A token that has been revoked meanwhile signs nobody in.
    end()
    const last = openTab({ fetch, storage, tabs: tab() })
    await last.start()
    expect(last.get().kind).toBe('signed-out')
  })

  it('security bar 13: says until when a session is not renewed, and signs nobody out', async () => {
    const { entries, storage, tab } = createFakeBrowser()
    const { fetch } = createFakeServer()
    storage.setItem('userToken', '1')
    let isRefused = true
    let now = 1_000_000
    const limited = async (request: Request): Promise<Response> =>
      isRefused && request.url.endsWith('/refresh')
        ? Response.json(
            toProblemDetails('request.too-many', 'trace', [{ path: '', message: '', value: 90 }]),
            { status: 429 }
          )
        : fetch(request)
    const session = openTab({ fetch: limited, storage, tabs: tab() }, () => now)
    await session.start()
    expect(session.get()).toEqual({ kind: 'limited', until: 1_090_000 })
    expect(entries.get('userToken')).toBe('1')
    isRefused = false
    await session.start()
    expect(session.get().kind).toBe('signed-in')
    // An open page shows the same reason, and not that its session has ended.
    isRefused = true
    now += 600_000
    const outcome = await session.call('GET /api/auth/verify', {})
    expect(outcome).toMatchObject({ ok: false, status: 429 })
    expect(session.get().kind).toBe('signed-in')
  })

  it('ends in every tab when the server says so, and clears the hint', async () => {
    const { entries, storage, tab } = createFakeBrowser()
    const { fetch, end } = createFakeServer()
    storage.setItem('userToken', '1')
    const [first, second] = [
      openTab({ fetch, storage, tabs: tab() }),
      openTab({ fetch, storage, tabs: tab() })
    ]
    await Promise.all([first.start(), second.start()])
    end()
    await first.verify()
    const gone = { kind: 'signed-out', reason: 'Your session has ended. Sign in again.' }
    expect([first.get(), second.get()]).toEqual([gone, gone])
    expect(entries.size).toBe(0)
  })

  it('signs out in every tab, and leaves the work of this browser where it was', async () => {
    const { entries, storage, tab } = createFakeBrowser()
    const { fetch, onLogout } = createFakeServer()
    onLogout(() => storage.clear())
    storage.setItem('sitewright.builder', '{"step":3}')
    storage.setItem('userToken', '1')
    const [first, second] = [
      openTab({ fetch, storage, tabs: tab() }),
      openTab({ fetch, storage, tabs: tab() })
    ]
    await Promise.all([first.start(), second.start()])
    expect(await first.signOut()).toBeUndefined()
    expect([first.get().kind, second.get().kind]).toEqual(['signed-out', 'signed-out'])
    expect(Object.fromEntries(entries)).toEqual({ 'sitewright.builder': '{"step":3}' })
  })

  it('tells a tab that another user is signed in now, and who', async () => {
    const { storage, tab } = createFakeBrowser()
    const { fetch } = createFakeServer()
    const names: string[] = []
    const parts = { origin: 'http://here', fetch, storage }
    const first = createClientSession({
      ...parts,
      tabs: tab(),
      onUserChange: ({ firstName }) => void names.push(firstName)
    })
    const second = openTab({ fetch, storage, tabs: tab() })
    first.completeSignIn({ ok: true, answer: signInAnswer('token-1') }, context)
    second.completeSignIn({ ok: true, answer: signInAnswer('token-2') }, context)
    expect(names).toEqual([])
    const ada = { ...user, id: '2', firstName: 'Ada' }
    second.completeSignIn(
      { ok: true, answer: { ...signInAnswer('token-3'), user: ada } },
      { ...context, area: 'admin' }
    )
    expect(names).toEqual(['Ada'])
    expect(first.get()).toMatchObject({ kind: 'signed-in', user: { firstName: 'Ada' } })
  })

  it('tells so too where a renewal shows it before the other tab does', async () => {
    const { storage, tab } = createFakeBrowser()
    const maya = createFakeServer()
    const ada = { ...user, id: '2', firstName: 'Ada' }
    const names: string[] = []
    const session = createClientSession({
      origin: 'http://here',
      storage,
      tabs: tab(),
      fetch: async (request) =>
        new URL(request.url).pathname === '/api/auth/refresh'
          ? Response.json({ ...signInAnswer('token-2'), user: ada })
          : maya.fetch(request),
      onUserChange: ({ firstName }) => void names.push(firstName)
    })
    session.completeSignIn({ ok: true, answer: signInAnswer('token-1') }, context)
    await session.call('GET /api/auth/verify', {})
    expect(names).toEqual(['Ada'])
  })
})
