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

describe('a session', () => {
  it('calls nothing at start where no session hint is stored', async () => {
    const { storage, tab } = createFakeBrowser()
    const { asked, fetch } = createFakeServer()
    const session = openTab({ fetch, storage, tabs: tab() })
    await session.start()
    expect(session.get()).toEqual({ kind: 'signed-out' })
    expect(asked).toEqual([])
  })

  it('security bar 23: keeps a hint in storage, never a token', async () => {
    const { entries, storage, tab } = createFakeBrowser()
    const session = openTab({ ...createFakeServer(), storage, tabs: tab() })
    session.completeSignIn({ ok: true, answer: signInAnswer('token-secret') }, context)
    expect(session.get()).toMatchObject({ kind: 'signed-in', area: 'user', user: { firstName: 'Maya' } })
    expect(Object.fromEntries(entries)).toEqual({ userToken: '1', userInfo: '1', refreshToken: '1' })
    session.completeSignIn({ ok: true, answer: signInAnswer('token-secret') }, { ...context, area: 'admin' })
    expect(Object.fromEntries(entries)).toEqual({ adminToken: '1', adminRefreshToken: '1' })
  })

  it('renews once for parallel calls, and retries each of them once', async () => {
    const { storage, tab } = createFakeBrowser()
    const { asked, fetch, expire } = createFakeServer()
    storage.setItem('userToken', '1')
    const session = openTab({ fetch, storage, tabs: tab() })
    await session.start()
    expire()
    const outcomes = await Promise.all([1, 2, 3].map(() => session.call('GET /api/auth/verify', {})))
    expect(outcomes.map(({ ok }) => ok)).toEqual([true, true, true])
    expect(countRefreshes(asked)).toBe(2)
  })

  it('renews a token that is about to expire before it is used', async () => {
    const { storage, tab } = createFakeBrowser()
    const { asked, fetch } = createFakeServer()
    let time = 0
    storage.setItem('userToken', '1')
    const session = openTab({ fetch, storage, tabs: tab() }, () => time)
    await session.start()
    time = 596_000
    await session.call('GET /api/auth/verify', {})
    expect(asked.at(-1)).toBe('GET /api/auth/verify Bearer token-2')
  })

  it('notices a revocation by a probe, which renews nothing', async () => {
    const { storage, tab } = createFakeBrowser()
    const { asked, fetch, end } = createFakeServer()
    let time = 0
    storage.setItem('userToken', '1')
    const session = openTab({ fetch, storage, tabs: tab() }, () => time)
    await session.start()
    time = 596_000
    await session.probe()
    expect(asked).toHaveLength(1)
    time = 0
    await session.probe()
    expect(session.get().kind).toBe('signed-in')
    end()
    await session.probe()
    expect(session.get()).toMatchObject({ kind: 'signed-out' })
  })

  it('leaves it to a call in flight to report that it ended the session', async () => {
    const { storage, tab } = createFakeBrowser()
    const { asked, fetch, end } = createFakeServer()
    storage.setItem('userToken', '1')
    let answer = (): void => undefined
    const ending = new Promise<void>((done) => (answer = done))
    const session = openTab({
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
    await session.probe()
    expect([session.get().kind, asked.length]).toEqual(['signed-in', 1])
    answer()
    expect((await deleting).ok).toBe(true)
    await session.probe()
    expect(session.get().kind).toBe('signed-out')
  })

  it('replaces its tokens, and stays remembered', () => {
    const { entries, storage, tab } = createFakeBrowser()
    const session = openTab({ ...createFakeServer(), storage, tabs: tab() })
    session.completeSignIn({ ok: true, answer: signInAnswer('token-1') }, context)
    session.replaceTokens({ ...signInAnswer('token-2'), user: { ...user, firstName: 'Mia' } })
    expect(session.get()).toMatchObject({ kind: 'signed-in', area: 'user', user: { firstName: 'Mia' } })
    expect(entries.get('refreshToken')).toBe('1')
  })

  it('keeps the hint where no server answers, and says so', async () => {
    const { storage, tab } = createFakeBrowser()
    storage.setItem('adminToken', '1')
    const session = openTab({ fetch: () => Promise.reject(new TypeError('offline')), storage, tabs: tab() })
    await session.start()
    expect(session.get()).toEqual({ kind: 'unreachable', message: 'Unable to refresh token' })
    expect(storage.getItem('adminToken')).toBe('1')
  })

  it('does not count as signed out where the server was not reached', async () => {
    const { storage, tab } = createFakeBrowser()
    const { fetch } = createFakeServer()
    let online = true
    storage.setItem('userToken', '1')
    const session = openTab({
      fetch: (request) => (online ? fetch(request) : Promise.reject(new TypeError('offline'))),
      storage,
      tabs: tab()
    })
    await session.start()
    online = false
    expect(await session.signOut()).toMatchObject({ message: 'Unable to connect to authentication server' })
    expect(session.get().kind).toBe('signed-in')
  })

  it('holds a pending sign-in until it is completed', () => {
    const { storage, tab } = createFakeBrowser()
    const session = openTab({ ...createFakeServer(), storage, tabs: tab() })
    const challenge = {
      ticket: 'ticket',
      methods: ['totp' as const],
      enrol: false,
      expiresIn: 300,
      keepUntil: null
    }
    const waiting = { ...signInAnswer('x'), success: false, token: null, user: null, challenge }
    expect(session.completeSignIn({ ok: true, answer: waiting }, context)).toMatchObject({
      kind: 'challenge'
    })
    expect(session.pendingSignIn()).toMatchObject({ challenge, from: '/' })
    session.completeSignIn({ ok: true, answer: signInAnswer('token-1') }, context)
    expect(session.pendingSignIn()).toBeUndefined()
  })

  it('tells the reason why the server ended it', async () => {
    const { storage, tab } = createFakeBrowser()
    const why = 'Your password was changed. Sign in with the new one.'
    const { fetch, end } = createFakeServer()
    storage.setItem('userToken', '1')
    let told = false
    const session = openTab({
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
    await session.verify()
    expect(session.get()).toEqual({ kind: 'signed-out', reason: why })
  })

  it('keeps the hints of the demo and of a server apart', async () => {
    const { entries, storage, tab } = createFakeBrowser()
    storage.setItem('userToken', '1')
    const demo = createFakeServer()
    const session = createClientSession({
      origin: 'http://here',
      fetch: demo.fetch,
      storage,
      tabs: tab(),
      source: () => Promise.resolve('demo')
    })
    await session.start()
    expect([session.get().kind, countRefreshes(demo.asked)]).toEqual(['signed-out', 0])
    session.completeSignIn({ ok: true, answer: signInAnswer('token-0') }, { ...context, area: 'admin' })
    expect(entries.get('userToken')).toBe('1')
    demo.end()
    await session.verify()
    expect(Object.fromEntries(entries)).toEqual({ userToken: '1' })
  })

  it('stores the hint of a first sign-in for whatever answered it', async () => {
    const { entries, storage, tab } = createFakeBrowser()
    const { fetch } = createFakeServer()
    const parts = { origin: 'http://here', fetch, storage, tabs: tab() }
    const session = createClientSession({ ...parts, source: () => Promise.resolve('demo') })
    await session.start()
    await session.call('GET /api/auth/options', {})
    session.completeSignIn({ ok: true, answer: signInAnswer('token-1') }, context)
    expect([...entries.keys()].filter((key) => !key.startsWith('demo.'))).toEqual([])
    expect(entries.get('demo.userToken')).toBe('1')
  })
})
