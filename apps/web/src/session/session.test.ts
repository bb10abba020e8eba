import { toProblemDetails } from '@sitewright/api'
import { describe, expect, it } from 'vitest'
import { createSession } from './session.ts'
import { browser, granted, place, refreshes, server, tabOf, user } from './session.test-support.ts'

describe('a session', () => {
  it('asks nobody at start where no mark says that a session may exist', async () => {
    const { storage, tab } = browser()
    const { asked, fetch } = server()
    const session = tabOf({ fetch, storage, tabs: tab() })
    await session.start()
    expect(session.get()).toEqual({ kind: 'nobody' })
    expect(asked).toEqual([])
  })

  it('security bar 23: keeps marks in storage, never a token', async () => {
    const { entries, storage, tab } = browser()
    const session = tabOf({ ...server(), storage, tabs: tab() })
    session.adopt({ ok: true, answer: granted('token-secret') }, place)
    expect(session.get()).toMatchObject({ kind: 'signed-in', area: 'user', user: { firstName: 'Maya' } })
    expect(Object.fromEntries(entries)).toEqual({ userToken: '1', userInfo: '1', refreshToken: '1' })
    session.adopt({ ok: true, answer: granted('token-secret') }, { ...place, area: 'admin' })
    expect(Object.fromEntries(entries)).toEqual({ adminToken: '1', adminRefreshToken: '1' })
  })

  it('renews once for parallel calls, and tries each of them once more', async () => {
    const { storage, tab } = browser()
    const { asked, fetch, expire } = server()
    storage.setItem('userToken', '1')
    const session = tabOf({ fetch, storage, tabs: tab() })
    await session.start()
    expire()
    const outcomes = await Promise.all([1, 2, 3].map(() => session.call('GET /api/auth/verify', {})))
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(refreshes(asked)).toBe(2)
  })

  it('renews a token that is about to end before it is used', async () => {
    const { storage, tab } = browser()
    const { asked, fetch } = server()
    let time = 0
    storage.setItem('userToken', '1')
    const session = tabOf({ fetch, storage, tabs: tab() }, () => time)
    await session.start()
    time = 596_000
    await session.call('GET /api/auth/verify', {})
    expect(asked.at(-1)).toBe('GET /api/auth/verify Bearer token-2')
  })

  it('notices while nobody does anything that it was ended, without renewing what is only looked at', async () => {
    const { storage, tab } = browser()
    const { asked, fetch, end } = server()
    let time = 0
    storage.setItem('userToken', '1')
    const session = tabOf({ fetch, storage, tabs: tab() }, () => time)
    await session.start()
    time = 596_000
    await session.look()
    expect(asked).toHaveLength(1)
    time = 0
    await session.look()
    expect(session.get().kind).toBe('signed-in')
    end()
    await session.look()
    expect(session.get()).toMatchObject({ kind: 'nobody' })
  })

  it('leaves it to a call under way to tell that it ended the session', async () => {
    const { storage, tab } = browser()
    const { asked, fetch, end } = server()
    storage.setItem('userToken', '1')
    let answer = (): void => undefined
    const ending = new Promise<void>((done) => (answer = done))
    const session = tabOf({
      fetch: async (request) => {
        if (!request.url.endsWith('/api/account/delete')) return fetch(request)
        end()
        await ending
        return Response.json({ success: true, message: 'Your account has been deleted' })
      },
      storage,
      tabs: tab()
    })
    await session.start()
    const deleting = session.call('POST /api/account/delete', { body: {} })
    await session.look()
    expect([session.get().kind, asked.length]).toEqual(['signed-in', 1])
    answer()
    expect((await deleting).ok).toBe(true)
    await session.look()
    expect(session.get().kind).toBe('nobody')
  })

  it('goes on with new tokens where it was, and stays remembered', () => {
    const { entries, storage, tab } = browser()
    const session = tabOf({ ...server(), storage, tabs: tab() })
    session.adopt({ ok: true, answer: granted('token-1') }, place)
    session.goOn({ ...granted('token-2'), user: { ...user, firstName: 'Mia' } })
    expect(session.get()).toMatchObject({ kind: 'signed-in', area: 'user', user: { firstName: 'Mia' } })
    expect(entries.get('refreshToken')).toBe('1')
  })

  it('keeps the mark where nobody answers, and says so', async () => {
    const { storage, tab } = browser()
    storage.setItem('adminToken', '1')
    const session = tabOf({ fetch: () => Promise.reject(new TypeError('offline')), storage, tabs: tab() })
    await session.start()
    expect(session.get()).toEqual({ kind: 'unanswered', message: 'Unable to refresh token' })
    expect(storage.getItem('adminToken')).toBe('1')
  })

  it('does not say that one is signed out where nobody was told', async () => {
    const { storage, tab } = browser()
    const { fetch } = server()
    let online = true
    storage.setItem('userToken', '1')
    const session = tabOf({
      fetch: (request) => (online ? fetch(request) : Promise.reject(new TypeError('offline'))),
      storage,
      tabs: tab()
    })
    await session.start()
    online = false
    expect(await session.signOut()).toMatchObject({ message: 'Unable to connect to authentication server' })
    expect(session.get().kind).toBe('signed-in')
  })

  it('holds a sign-in that waits for its second step, until somebody is in', () => {
    const { storage, tab } = browser()
    const session = tabOf({ ...server(), storage, tabs: tab() })
    const challenge = { ticket: 'ticket', methods: ['totp' as const], enrol: false, expiresIn: 300 }
    const waiting = { ...granted('x'), success: false, token: null, user: null, challenge }
    expect(session.adopt({ ok: true, answer: waiting }, place)).toMatchObject({ kind: 'challenge' })
    expect(session.pending()).toMatchObject({ challenge, from: '/' })
    session.adopt({ ok: true, answer: granted('token-1') }, place)
    expect(session.pending()).toBeUndefined()
  })

  it('says why the server ended it, and nothing after a sign-out', async () => {
    const { storage, tab } = browser()
    const why = 'Your password was changed. Sign in with the new one.'
    const { fetch, end } = server()
    storage.setItem('userToken', '1')
    let told = false
    const session = tabOf({
      fetch: async (request) =>
        told && request.url.endsWith('/refresh')
          ? Response.json(toProblemDetails('auth.refresh', 'trace', [{ path: '', message: why }]), {
              status: 401
            })
          : fetch(request),
      storage,
      tabs: tab()
    })
    await session.start()
    told = true
    end()
    await session.check()
    expect(session.get()).toEqual({ kind: 'nobody', ended: why })
  })

  it('keeps the marks of the demo and of a server apart', async () => {
    const { entries, storage, tab } = browser()
    storage.setItem('userToken', '1')
    const demo = server()
    const session = createSession({
      origin: 'http://here',
      fetch: demo.fetch,
      storage,
      tabs: tab(),
      source: () => Promise.resolve('demo')
    })
    await session.start()
    expect([session.get().kind, refreshes(demo.asked)]).toEqual(['nobody', 0])
    session.adopt({ ok: true, answer: granted('token-0') }, { ...place, area: 'admin' })
    expect(entries.get('userToken')).toBe('1')
    demo.end()
    await session.check()
    expect(Object.fromEntries(entries)).toEqual({ userToken: '1' })
  })

  it('marks a first sign-in as that of whatever answered it', async () => {
    const { entries, storage, tab } = browser()
    const { fetch } = server()
    const parts = { origin: 'http://here', fetch, storage, tabs: tab() }
    const session = createSession({ ...parts, source: () => Promise.resolve('demo') })
    await session.start()
    await session.call('GET /api/auth/options', {})
    session.adopt({ ok: true, answer: granted('token-1') }, place)
    expect([...entries.keys()].filter((key) => !key.startsWith('demo.'))).toEqual([])
    expect(entries.get('demo.userToken')).toBe('1')
  })
})
