import type { SessionUser, ViewAsAnswer } from '@sitewright/api'
import { toProblemDetails } from '@sitewright/api'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  context,
  countRefreshes,
  createFakeBrowser,
  createFakeServer,
  openTab,
  signInAnswer,
  user as administrator
} from './client-session.test-support.ts'
import { createViewAs } from './view-as.ts'

const minute = 60_000
const bo: SessionUser = { ...administrator, id: '2', firstName: 'Bo', email: 'bo@example.com' }
const answer: ViewAsAnswer = { success: true, token: 'view-token', until: 0, expiresIn: 1800, user: bo }

/** An administrator whose server also knows the token of a view, as long as that has not ended. */
function setUp() {
  const server = createFakeServer()
  const browser = createFakeBrowser()
  let isViewed = true
  let isReachable = true
  const fetch = async (request: Request): Promise<Response> => {
    if (!isReachable) throw new TypeError('Failed to fetch')
    if (request.headers.get('authorization') !== 'Bearer view-token') return server.fetch(request)
    server.asked.push(`${request.method} ${new URL(request.url).pathname} Bearer view-token`)
    if (!isViewed) return Response.json(toProblemDetails('auth.expired', 'trace'), { status: 401 })
    if (request.method !== 'GET')
      return Response.json(toProblemDetails('view-as.read-only', 'trace'), { status: 403 })
    return Response.json({ success: true, user: bo })
  }
  const own = openTab({ fetch, storage: browser.storage, tabs: browser.tab() })
  const signIn = (): void => {
    server.expire()
    own.completeSignIn({ ok: true, answer: signInAnswer('token-1') }, { ...context, area: 'admin' })
  }
  signIn()
  const viewAs = createViewAs({ own, fetch, origin: 'http://here' })
  const enter = (): void => {
    viewAs.begin(answer, '/admin/users?user=2')
    viewAs.settle()
  }
  return {
    ...server,
    browser,
    own,
    viewAs,
    enter,
    endOnServer: () => (isViewed = false),
    disconnect: () => (isReachable = false)
  }
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('the pages send the token of the view, and one’s own session keeps its own', async () => {
  const { asked, own, viewAs } = setUp()
  viewAs.begin(answer, '/admin/users?user=2')
  const session = viewAs.session.get()
  expect([viewAs.get().kind, session.get().kind]).toEqual(['entering', 'checking'])
  viewAs.settle()
  expect(session.get()).toMatchObject({ kind: 'signed-in', area: 'user', user: { firstName: 'Bo' } })
  await session.call('GET /api/account/profile', {})
  await own.call('GET /api/account/profile', {})
  expect(asked).toEqual([
    'GET /api/account/profile Bearer view-token',
    'GET /api/account/profile Bearer token-1'
  ])
  expect(own.get()).toMatchObject({ user: { firstName: 'Maya' } })
})

it('who may open the control panel is shown it with their rights', () => {
  const { viewAs } = setUp()
  viewAs.begin({ ...answer, user: { ...bo, permissions: ['admin.access', 'user.read'] } }, '/admin/users')
  viewAs.settle()
  expect(viewAs.session.get().get()).toMatchObject({
    area: 'admin',
    user: { permissions: ['admin.access', 'user.read'] }
  })
})

it('looking around renews one’s own session when it is due, and never the view', async () => {
  const { asked, viewAs, enter, own } = setUp()
  enter()
  const session = viewAs.session.get()
  await session.call('GET /api/account/profile', {})
  expect(countRefreshes(asked)).toBe(0)
  await vi.advanceTimersByTimeAsync(11 * minute)
  await session.probe()
  expect(countRefreshes(asked)).toBe(0)
  await session.call('GET /api/account/profile', {})
  await vi.advanceTimersByTimeAsync(0)
  expect(asked.filter((line) => line.includes('/refresh'))).toEqual(['POST /api/auth/refresh'])
  expect([own.get().kind, viewAs.get().kind]).toEqual(['signed-in', 'viewing'])
})

it('a refusal to write is no end, and neither is signing out', async () => {
  const { viewAs, enter, own } = setUp()
  enter()
  const session = viewAs.session.get()
  expect(await session.call('POST /api/account/sessions/end-others', { body: {} })).toMatchObject({
    status: 403,
    problem: { error: { code: 'view-as.read-only' } }
  })
  expect(await session.signOut()).toMatchObject({ code: 'view-as.read-only' })
  expect([own.get().kind, viewAs.get().kind]).toEqual(['signed-in', 'viewing'])
})

it('ends by its button with one’s own token, and one’s own pages come back once the other page is left', async () => {
  const { asked, viewAs, enter, own } = setUp()
  enter()
  await viewAs.end()
  expect(asked).toEqual(['POST /api/admin/view-as/end Bearer token-1'])
  expect(viewAs.get()).toMatchObject({
    kind: 'leaving',
    end: 'stopped',
    view: { from: '/admin/users?user=2' }
  })
  expect(viewAs.session.get().get().kind).toBe('checking')
  viewAs.settle()
  expect([viewAs.get().kind, viewAs.session.get()]).toEqual(['off', own])
})

it('ends here where the server does not answer, and says that it could not confirm it', async () => {
  const { viewAs, enter, disconnect } = setUp()
  enter()
  disconnect()
  await viewAs.end()
  expect(viewAs.get()).toMatchObject({ kind: 'leaving', end: 'unconfirmed' })
})

it('ends by itself after half an hour', async () => {
  const { viewAs, enter } = setUp()
  enter()
  await vi.advanceTimersByTimeAsync(30 * minute - 1)
  expect(viewAs.get().kind).toBe('viewing')
  await vi.advanceTimersByTimeAsync(1)
  expect(viewAs.get()).toMatchObject({ kind: 'leaving', end: 'expired' })
})

it.each(['call', 'probe'] as const)('ends where the server says so to a %s', async (kind) => {
  const { viewAs, enter, own, endOnServer } = setUp()
  enter()
  endOnServer()
  const session = viewAs.session.get()
  await (kind === 'call' ? session.call('GET /api/account/profile', {}) : session.probe())
  expect(viewAs.get()).toMatchObject({ kind: 'leaving', end: 'ended' })
  viewAs.settle()
  expect(own.get().kind).toBe('signed-in')
})

it('ends with one’s own session, and where another tab signs somebody else in', () => {
  for (const next of ['ended', 'another'] as const) {
    const { viewAs, enter, browser } = setUp()
    enter()
    const token = {
      token: 'token-9',
      user: { ...administrator, id: '9' },
      area: 'admin',
      expiresAt: 0
    } as const
    browser
      .tab()
      .post(
        next === 'ended'
          ? { kind: 'ended', reason: undefined, from: 'server' }
          : { kind: 'renewed', token, from: 'server' }
      )
    expect(viewAs.get()).toMatchObject({ kind: 'leaving', end: 'ended' })
  }
})

it('security bar 23: the token of a view is in memory alone: other tabs and the storage know nothing of it', () => {
  const { viewAs, browser } = setUp()
  const heard: unknown[] = []
  browser.tab().onMessage((message) => heard.push(message))
  const before = JSON.stringify([...browser.entries])
  viewAs.begin(answer, '/admin/users')
  viewAs.settle()
  expect([JSON.stringify([...browser.entries]), heard]).toEqual([before, []])
})
