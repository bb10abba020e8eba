import type { Challenge, SessionUser, SignInAnswer } from '@sitewright/api'
import { callMessages } from '@sitewright/api/messages'
import { createTokenHolder, type AccessToken } from './access-token.ts'
import { createApiClient, type ApiClient, type CallOutcome, type Fetch } from './api-client.ts'
import {
  toCallFailure,
  toSignInOutcome,
  type CallFailure,
  type FallbackMessages,
  type SignInOutcome
} from './outcomes.ts'
import { preserveStorage } from './preserve-storage.ts'
import {
  clearSessionHint,
  hintedArea,
  isRemembered,
  writeSessionHint,
  type Area,
  type SessionSource
} from './session-hint.ts'
import { createStore, type ReadableStore } from './store.ts'
import type { TabChannel } from './tab-channel.ts'

export type SessionState =
  | { kind: 'checking' }
  /** The reason says why an earlier session has ended. */
  | { kind: 'signed-out'; reason?: string }
  /** An earlier visit left a session, but the server does not respond whether it is still active. */
  | { kind: 'unreachable'; message: string }
  /** The server's rate limit refuses to renew the session until then, in milliseconds since 1970. */
  | { kind: 'limited'; until: number }
  | { kind: 'signed-in'; area: Area; user: SessionUser }

/** A sign-in that waits for its second factor. */
export interface PendingSignIn extends SignInContext {
  challenge: Challenge
}

/** The area of a sign-in, its duration, and its return path. */
export interface SignInContext {
  area: Area
  remember: boolean
  /** The return path, on this site. */
  from: string
}

/** A message between tabs (BroadcastChannel). */
export type TabMessage = { from: SessionSource } & (
  | { kind: 'renewed'; token: AccessToken }
  /** A new page requests the token of the others, so that it need not be renewed. */
  | { kind: 'wanted' }
  | { kind: 'lent'; token: AccessToken }
  | { kind: 'ended'; reason: string | undefined }
)

/** Dependencies of a session, which tests replace. */
export interface ClientSessionOptions {
  fetch: Fetch
  origin: string
  storage: Storage | null
  tabs: TabChannel<TabMessage>
  now?: () => number
  /** Waits for some milliseconds. */
  wait?: (ms: number) => Promise<void>
  /** The source of the session; hints and tabs of the demo and of a server are separate. */
  source?: () => Promise<SessionSource>
  /** Another tab has signed another user in, as its message or a token refresh reveals. */
  onUserChange?: (user: SessionUser) => void
}

/** The session of this page: its API client, its user, sign-in and sign-out. */
export interface ClientSession extends ReadableStore<SessionState> {
  /** Restores the session of an earlier visit; calls the server only if there is a session hint. */
  start: () => Promise<void>
  /** The API client with the access token, which is refreshed on demand. */
  call: ApiClient
  /** The same for a request outside of the API client, such as a file. */
  fetch: Fetch
  /** Restarts, after a switch of the backend. */
  restart: () => Promise<void>
  /** Completes a sign-in with the response of any sign-in call. */
  completeSignIn: (
    outcome: CallOutcome<SignInAnswer>,
    context: SignInContext,
    fallback?: FallbackMessages
  ) => SignInOutcome
  /** Resumes a session that was delivered as a cookie only, as after OAuth. */
  resumeFromCookie: (area: Area) => Promise<void>
  pendingSignIn: () => PendingSignIn | undefined
  /** Continues with the tokens of a response, as after step-up. */
  replaceTokens: (answer: SignInAnswer) => void
  /** Continues in another tenant, where the role determines the area of the session. */
  moveToTenant: (answer: SignInAnswer) => void
  /** Refreshes a token that expires soon, for pages whose calls do not go through this session. */
  keepAlive: () => Promise<void>
  /** Verifies the session with the server, and updates the user. */
  verify: () => Promise<void>
  /** Verifies in the background: it never refreshes an unused session. */
  probe: () => Promise<void>
  /** Ends the session on the server and in every tab; undefined on success. */
  signOut: () => Promise<CallFailure | undefined>
}

/** How long a new page waits for the token of another one. */
const lendingMs = 40

/** With this header the refresh token travels in a cookie that no script can read (security bar 23). */
const transport = { 'x-session-transport': 'cookie' } as const

/**
 * Creates the session of a browser: it restores the one of an earlier visit, refreshes tokens, and synchronises all
 * tabs.
 */
export function createClientSession({
  fetch: fetchRaw,
  origin,
  storage,
  tabs,
  now = Date.now,
  wait = (ms) => new Promise((done) => setTimeout(done, ms)),
  source: findSource = () => Promise.resolve('server'),
  onUserChange = () => undefined
}: ClientSessionOptions): ClientSession {
  const state = createStore<SessionState>({ kind: 'checking' })
  let pending: PendingSignIn | undefined
  let started: Promise<void> | undefined
  let source: SessionSource = 'server'
  const fetch: Fetch = async (request) => {
    source = await findSource()
    return fetchRaw(request)
  }

  const show = (token: AccessToken | undefined, reason?: string): void => {
    if (token !== undefined) {
      pending = undefined
      return state.set({ kind: 'signed-in', area: token.area, user: token.user })
    }
    state.set(reason === undefined ? { kind: 'signed-out' } : { kind: 'signed-out', reason })
  }
  const headers = () => transport
  const plain = createApiClient({ fetch, origin, headers })
  const tokens = createTokenHolder({
    plain,
    fetch,
    exclusive: tabs.exclusive,
    post: (message) => tabs.post({ ...message, from: source }),
    now,
    area: () => hintedArea(storage, source) ?? 'user',
    onChange: show,
    onEnded: () => clearSessionHint(storage, source),
    onUserChange
  })
  let inFlight = 0
  const fetchWithToken: Fetch = async (request) => {
    inFlight += 1
    try {
      return await tokens.fetch(request)
    } finally {
      inFlight -= 1
    }
  }
  const call = createApiClient({ fetch: fetchWithToken, origin, headers })
  const callWithoutRenewal = createApiClient({ fetch: tokens.send, origin, headers })
  const verify = async (): Promise<void> => {
    const outcome = await call('GET /api/auth/verify', {})
    if (outcome.ok) tokens.setUser(outcome.answer.user)
  }

  let borrowing: ((token: AccessToken) => void) | undefined
  /** Takes over the token of another tab, if one responds: several pages share one renewal (security bar 13). */
  const borrow = async (): Promise<void> => {
    const lent = new Promise<AccessToken>((resolve) => {
      borrowing = resolve
    })
    tabs.post({ kind: 'wanted', from: source })
    const token = await Promise.race([lent, wait(lendingMs)])
    borrowing = undefined
    if (token === undefined || tokens.isFresh()) return
    tokens.accept(token)
    // The other tab's copy of the user may be older.
    await verify()
  }

  tabs.onMessage((message) => {
    if (message.from !== source) return
    if (message.kind === 'ended') return tokens.clear(message.reason)
    if (message.kind === 'wanted') return tokens.lend()
    if (message.kind === 'lent') return borrowing?.(message.token)
    const before = state.get()
    const { user } = message.token
    tokens.accept(message.token)
    if (before.kind === 'signed-in' && before.user.id !== user.id) onUserChange(user)
  })

  const begin = async (): Promise<void> => {
    if (hintedArea(storage) === undefined && hintedArea(storage, 'demo') === undefined) return tokens.clear()
    state.set({ kind: 'checking' })
    source = await findSource()
    if (hintedArea(storage, source) === undefined) return tokens.clear()
    await borrow()
    if (!tokens.isFresh()) await tokens.renew()
    const until = tokens.limitedUntil()
    if (state.get().kind !== 'checking') return
    if (until !== undefined) state.set({ kind: 'limited', until })
    else state.set({ kind: 'unreachable', message: callMessages.refresh.unanswered })
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    call,
    fetch: fetchWithToken,
    pendingSignIn: () => pending,
    start: () => {
      if (['unreachable', 'limited'].includes(state.get().kind)) started = undefined
      started ??= begin()
      return started
    },
    restart: () => {
      tokens.clear()
      started = begin()
      return started
    },
    completeSignIn: (outcome, context, fallback) => {
      const result = toSignInOutcome(outcome, fallback)
      if (result.kind === 'challenge') pending = { ...context, challenge: result.challenge }
      if (result.kind === 'signed-in' && outcome.ok) {
        writeSessionHint(storage, { ...context, source })
        tokens.adopt(outcome.answer, context.area)
      }
      return result
    },
    resumeFromCookie: (area) => {
      const resume = async (): Promise<void> => {
        source = await findSource()
        writeSessionHint(storage, { area, remember: false, source })
        tokens.clear()
        await begin()
      }
      started = resume()
      return started
    },
    replaceTokens: (answer) => {
      const shown = state.get()
      if (shown.kind === 'signed-in') tokens.adopt(answer, shown.area)
    },
    moveToTenant: (answer) => {
      const area = answer.user?.permissions.includes('admin.access') === true ? 'admin' : 'user'
      writeSessionHint(storage, { area, remember: isRemembered(storage), source })
      tokens.adopt(answer, area)
    },
    keepAlive: async () => {
      if (state.get().kind === 'signed-in' && !tokens.isFresh()) await tokens.renew()
    },
    verify,
    probe: async () => {
      // A pending call may end the session itself, and has its own message.
      if (inFlight > 0 || !tokens.isFresh()) return
      const outcome = await callWithoutRenewal('GET /api/auth/verify', {})
      if (!outcome.ok && outcome.status === 401 && inFlight === 0) await verify()
    },
    signOut: async () => {
      const outcome = await preserveStorage(storage, () => call('POST /api/auth/logout', { body: {} }))
      if (!outcome.ok && outcome.status !== 401) return toCallFailure(outcome, callMessages.logout)
      tokens.clear()
      clearSessionHint(storage, source)
      tabs.post({ kind: 'ended', reason: undefined, from: source })
      return undefined
    }
  }
}
