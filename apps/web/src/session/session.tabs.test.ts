import { describe, expect, it } from 'vitest'
import { createSession } from './session.ts'
import { browser, granted, place, refreshes, server, tabOf, user } from './session.test-support.ts'

describe('sessions in several tabs', () => {
  it('renews once for two tabs, and both go on', async () => {
    const { storage, tab } = browser()
    const { asked, fetch, expire } = server()
    storage.setItem('userToken', '1')
    const [first, second] = [tabOf({ fetch, storage, tabs: tab() }), tabOf({ fetch, storage, tabs: tab() })]
    await Promise.all([first.start(), second.start()])
    expect(refreshes(asked)).toBe(1)
    expire()
    const verify = [first, second].map((session) => session.call('GET /api/auth/verify', {}))
    expect((await Promise.all(verify)).map(({ ok }) => ok)).toEqual([true, true])
    expect(refreshes(asked)).toBe(2)
  })

  it('ends in every tab when the server says so, and clears the marks', async () => {
    const { entries, storage, tab } = browser()
    const { fetch, end } = server()
    storage.setItem('userToken', '1')
    const [first, second] = [tabOf({ fetch, storage, tabs: tab() }), tabOf({ fetch, storage, tabs: tab() })]
    await Promise.all([first.start(), second.start()])
    end()
    await first.check()
    const gone = { kind: 'nobody', ended: 'Your session has ended. Sign in again.' }
    expect([first.get(), second.get()]).toEqual([gone, gone])
    expect(entries.size).toBe(0)
  })

  it('signs out in every tab, and leaves the work of this browser where it was', async () => {
    const { entries, storage, tab } = browser()
    const { fetch, onLogout } = server()
    onLogout(() => storage.clear())
    storage.setItem('sitewright.builder', '{"step":3}')
    storage.setItem('userToken', '1')
    const [first, second] = [tabOf({ fetch, storage, tabs: tab() }), tabOf({ fetch, storage, tabs: tab() })]
    await Promise.all([first.start(), second.start()])
    expect(await first.signOut()).toBeUndefined()
    expect([first.get().kind, second.get().kind]).toEqual(['nobody', 'nobody'])
    expect(Object.fromEntries(entries)).toEqual({ 'sitewright.builder': '{"step":3}' })
  })

  it('tells a tab that somebody else is signed in now, and who', async () => {
    const { storage, tab } = browser()
    const { fetch } = server()
    const names: string[] = []
    const parts = { origin: 'http://here', fetch, storage }
    const first = createSession({
      ...parts,
      tabs: tab(),
      taken: ({ firstName }) => void names.push(firstName)
    })
    const second = tabOf({ fetch, storage, tabs: tab() })
    first.adopt({ ok: true, answer: granted('token-1') }, place)
    second.adopt({ ok: true, answer: granted('token-2') }, place)
    expect(names).toEqual([])
    const ada = { ...user, id: '2', firstName: 'Ada' }
    second.adopt({ ok: true, answer: { ...granted('token-3'), user: ada } }, { ...place, area: 'admin' })
    expect(names).toEqual(['Ada'])
    expect(first.get()).toMatchObject({ kind: 'signed-in', user: { firstName: 'Ada' } })
  })

  it('tells so too where a renewal shows it before the other tab does', async () => {
    const { storage, tab } = browser()
    const maya = server()
    const ada = { ...user, id: '2', firstName: 'Ada' }
    const names: string[] = []
    const session = createSession({
      origin: 'http://here',
      storage,
      tabs: tab(),
      fetch: async (request) =>
        new URL(request.url).pathname === '/api/auth/refresh'
          ? Response.json({ ...granted('token-2'), user: ada })
          : maya.fetch(request),
      taken: ({ firstName }) => void names.push(firstName)
    })
    session.adopt({ ok: true, answer: granted('token-1') }, place)
    await session.call('GET /api/auth/verify', {})
    expect(names).toEqual(['Ada'])
  })
})
