import type { SessionUser, SignInAnswer } from '@sitewright/api'
import { errorAnswer, type ApiErrorCode } from '@sitewright/api'
import { describe, expect, it } from 'vitest'
import { createSession, type SessionParts, type TabMessage } from './session.ts'
import type { Tabs } from './tabs.ts'

const user: SessionUser = {
  id: '1',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  role: 'user',
  permissions: [],
  avatar: null,
  lastLogin: null,
  isActive: true,
  tenantId: null,
  emailVerified: true,
  twoFactorEnabled: false,
  createdAt: 0
}

function granted(token: string): SignInAnswer {
  return { success: true, message: '', token, refreshToken: null, user, expiresIn: 600, challenge: null }
}

function problem(code: ApiErrorCode, status: number): Response {
  return Response.json(errorAnswer(code, 'trace'), { status })
}

const place = { area: 'user', remember: true, from: '/' } as const

/** A browser: one storage, one lock and one channel for all its tabs. */
function browser() {
  const entries = new Map<string, string>()
  const storage = {
    get length() {
      return entries.size
    },
    key: (index: number) => [...entries.keys()][index] ?? null,
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
    clear: () => entries.clear()
  } satisfies Storage
  const listeners: ((message: TabMessage) => void)[] = []
  let line: Promise<unknown> = Promise.resolve()
  const tab = (): Tabs<TabMessage> => {
    const own: ((message: TabMessage) => void)[] = []
    return {
      tell: (message) => listeners.filter((each) => !own.includes(each)).forEach((hear) => hear(message)),
      hear: (listener) => {
        own.push(listener)
        listeners.push(listener)
      },
      alone: <T>(run: () => Promise<T>) => {
        const turn = line.then(run)
        line = turn.catch(() => undefined)
        return turn
      }
    }
  }
  return { entries, storage, tab }
}

/** A server that knows which tokens live, and counts what it is asked. */
function server() {
  const asked: string[] = []
  let newest = 0
  let ended = false
  let clear = (): void => undefined
  const answer = async (request: Request): Promise<Response> => {
    const path = new URL(request.url).pathname
    const token = request.headers.get('authorization')
    asked.push(`${request.method} ${path} ${token ?? ''}`.trim())
    await Promise.resolve()
    if (path === '/api/auth/refresh') {
      if (ended) return problem('auth.refresh', 401)
      newest += 1
      return Response.json(granted(`token-${newest}`))
    }
    if (path === '/api/auth/logout') {
      clear()
      return Response.json({ success: true, message: 'Signed out' })
    }
    if (token === `Bearer token-${newest}` && !ended) return Response.json({ success: true, user })
    return problem('auth.expired', 401)
  }
  return {
    asked,
    fetch: answer,
    expire: () => (newest += 1),
    end: () => (ended = true),
    onLogout: (run: () => void) => (clear = run)
  }
}

function tabOf(parts: Pick<SessionParts, 'fetch' | 'storage' | 'tabs'>, now?: () => number) {
  return createSession({ origin: 'http://here', ...parts, ...(now === undefined ? {} : { now }) })
}

const refreshes = (asked: readonly string[]) => asked.filter((line) => line.includes('/refresh')).length

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

  it('ends in every tab when the server says so, and clears the marks', async () => {
    const { entries, storage, tab } = browser()
    const { fetch, end } = server()
    storage.setItem('userToken', '1')
    const [first, second] = [tabOf({ fetch, storage, tabs: tab() }), tabOf({ fetch, storage, tabs: tab() })]
    await Promise.all([first.start(), second.start()])
    end()
    await first.check()
    expect([first.get(), second.get()]).toEqual([{ kind: 'nobody' }, { kind: 'nobody' }])
    expect(entries.size).toBe(0)
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
    expect(session.get()).toEqual({ kind: 'nobody' })
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
})
