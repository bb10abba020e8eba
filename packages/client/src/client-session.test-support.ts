import type { SessionUser, SignInAnswer } from '@sitewright/api'
import { toProblemDetails, type ApiErrorCode } from '@sitewright/api'
import { createClientSession, type ClientSessionOptions, type TabMessage } from './client-session.ts'
import type { TabChannel } from './tab-channel.ts'

export const user: SessionUser = {
  id: '1',
  email: 'maya@example.com',
  firstName: 'Maya',
  lastName: 'Okafor',
  role: 'user',
  roleName: 'User',
  permissions: [],
  avatar: null,
  lastLogin: null,
  isActive: true,
  tenantId: null,
  features: null,
  emailVerified: true,
  twoFactorEnabled: false,
  createdAt: 0
}

export function signInAnswer(token: string): SignInAnswer {
  return { success: true, message: '', token, refreshToken: null, user, expiresIn: 600, challenge: null }
}

function errorResponse(code: ApiErrorCode, status: number): Response {
  return Response.json(toProblemDetails(code, 'trace'), { status })
}

export const context = { area: 'user', remember: true, from: '/' } as const

/** A browser: one storage, one lock and one channel for all its tabs. */
export function createFakeBrowser() {
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
  let queue: Promise<unknown> = Promise.resolve()
  const tab = (): TabChannel<TabMessage> => {
    const own: ((message: TabMessage) => void)[] = []
    return {
      post: (message) => listeners.filter((each) => !own.includes(each)).forEach((listen) => listen(message)),
      onMessage: (listener) => {
        own.push(listener)
        listeners.push(listener)
      },
      exclusive: <T>(run: () => Promise<T>) => {
        const turn = queue.then(run)
        queue = turn.catch(() => undefined)
        return turn
      },
      close: () => {
        for (const listener of own.splice(0)) listeners.splice(listeners.indexOf(listener), 1)
      }
    }
  }
  return { entries, storage, tab }
}

/** A server that knows which tokens are active, and counts its calls. */
export function createFakeServer() {
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
      if (ended) return errorResponse('auth.refresh', 401)
      newest += 1
      return Response.json(signInAnswer(`token-${newest}`))
    }
    if (path === '/api/auth/logout') {
      clear()
      return Response.json({ success: true, message: 'Signed out' })
    }
    if (token === `Bearer token-${newest}` && !ended) return Response.json({ success: true, user })
    return errorResponse('auth.expired', 401)
  }
  return {
    asked,
    fetch: answer,
    expire: () => (newest += 1),
    end: () => (ended = true),
    onLogout: (run: () => void) => (clear = run)
  }
}

export function openTab(parts: Pick<ClientSessionOptions, 'fetch' | 'storage' | 'tabs'>, now?: () => number) {
  return createClientSession({ origin: 'http://here', ...parts, ...(now === undefined ? {} : { now }) })
}

export const countRefreshes = (asked: readonly string[]) =>
  asked.filter((line) => line.includes('/refresh')).length
