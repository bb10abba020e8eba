import type { ApiClient, Challenge, Fetch, CallOutcome, SessionUser, SignInAnswer } from '@sitewright/api'
import { createApiClient } from '@sitewright/api/client'
import { createStore } from './store.ts'
import { preserveStorage } from './preserve-storage.ts'
import { clearSessionHint, hintedArea, writeSessionHint, type Area, type SessionSource } from './session-hint.ts'
import { callMessages } from '@sitewright/api/messages'
import { toCallFailure, toSignInOutcome, type FallbackMessages, type CallFailure, type SignInOutcome } from './outcomes.ts'
import { createTokenHolder, type AccessToken } from './access-token.ts'
import type { TabChannel } from './tab-channel.ts'

/** Who is signed in on this page. */
export type SessionState =
  | { kind: 'checking' }
  /** Nobody is signed in; the words say why a session that was there has ended. */
  | { kind: 'nobody'; ended?: string }
  /** An earlier visit left a session, but nobody answers whether it lives. */
  | { kind: 'unanswered'; message: string }
  | { kind: 'signed-in'; area: Area; user: SessionUser }

/** A sign-in that waits for its second step. */
export interface PendingSignIn extends SignInContext {
  challenge: Challenge
}

/** Where somebody signs in, for how long, and where that leads. */
export interface SignInContext {
  area: Area
  remember: boolean
  /** A path of this site. */
  from: string
}

/** What the tabs tell each other. */
export type TabMessage = { from: SessionSource } & (
  | { kind: 'held'; held: AccessToken }
  | { kind: 'ended'; why: string | undefined }
)

/** What a session works with; a browser and its tests give different ones. */
export interface ClientSessionOptions {
  fetch: Fetch
  origin: string
  storage: Storage | null
  tabs: TabChannel<TabMessage>
  now?: () => number
  /** What answers the calls; marks and tabs of the demo and of a server are apart. */
  source?: () => Promise<SessionSource>
  /** Another tab has signed somebody else in; it told so, or a renewal showed it. */
  onUserChange?: (user: SessionUser) => void
}

/** The session of this page: its calls, who is signed in, and the ways in and out. */
export interface ClientSession {
  get: () => SessionState
  subscribe: (listener: () => void) => () => void
  /** Looks whether an earlier visit left a session; asks the server only where a mark says so. */
  start: () => Promise<void>
  /** A call in the name of whoever is signed in; it renews the session where it has to. */
  call: ApiClient
  /** The same for what is no call of the client, such as a file. */
  fetch: Fetch
  /** Looks anew, after something else has begun to answer the calls. */
  restart: () => Promise<void>
  /** Takes the answer of any way to sign in. */
  completeSignIn: (outcome: CallOutcome<SignInAnswer>, place: SignInContext, words?: FallbackMessages) => SignInOutcome
  /** Takes up a session that came with a cookie alone, as after a provider. */
  resumeFromCookie: (area: Area) => Promise<void>
  pendingSignIn: () => PendingSignIn | undefined
  /** Lets the session go on with the tokens of an answer, as after a fresh proof. */
  replaceTokens: (answer: SignInAnswer) => void
  /** Asks the server whether the session lives, and for what is new about the person. */
  verify: () => Promise<void>
  /** Asks the same while nobody does anything: it never renews a session that is only looked at. */
  probe: () => Promise<void>
  /** Ends the session on the server and in every tab; undefined where that worked. */
  signOut: () => Promise<CallFailure | undefined>
}

/** With this header the refresh token travels in a cookie that no script can read (security bar 23). */
const transport = { 'x-session-transport': 'cookie' } as const

export function createClientSession({
  fetch: fetchRaw,
  origin,
  storage,
  tabs: allTabs,
  now = Date.now,
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

  const show = (held: AccessToken | undefined, why?: string): void => {
    if (held !== undefined) pending = undefined
    const nobody = why === undefined ? { kind: 'nobody' as const } : { kind: 'nobody' as const, ended: why }
    state.set(held === undefined ? nobody : { kind: 'signed-in', area: held.area, user: held.user })
  }
  const tell = (message: { kind: 'held'; held: AccessToken } | { kind: 'ended'; why: string | undefined }): void =>
    allTabs.post({ ...message, from: source })
  const headers = () => transport
  const plain = createApiClient({ fetch, origin, headers })
  const held = createTokenHolder({
    plain,
    fetch,
    exclusive: allTabs.exclusive,
    post,
    now,
    area: () => hintedArea(storage, source) ?? 'user',
    onChange: show,
    onEnded: () => clearSessionHint(storage, source),
    onUserChange
  })
  let underWay = 0
  const fetchHeld: Fetch = async (request) => {
    underWay += 1
    try {
      return await held.fetch(request)
    } finally {
      underWay -= 1
    }
  }
  const call = createApiClient({ fetch: fetchHeld, origin, headers })
  const peek = createApiClient({ fetch: held.send, origin, headers })
  const check = async (): Promise<void> => {
    const outcome = await call('GET /api/auth/verify', {})
    if (outcome.ok) held.setUser(outcome.answer.user)
  }

  allTabs.onMessage((message) => {
    if (message.from !== source) return
    if (message.kind === 'ended') return held.clear(message.why)
    const before = state.get()
    held.accept(message.held)
    if (before.kind === 'signed-in' && before.user.id !== message.held.user.id) onUserChange(message.held.user)
  })

  const end = (): void => {
    held.clear()
    clearSessionHint(storage, source)
    tell({ kind: 'ended', why: undefined })
  }

  const begin = async (): Promise<void> => {
    if (hintedArea(storage) === undefined && hintedArea(storage, 'demo') === undefined) return held.clear()
    state.set({ kind: 'checking' })
    source = await findSource()
    if (hintedArea(storage, source) === undefined) return held.clear()
    await held.renew()
    if (state.get().kind === 'checking')
      state.set({ kind: 'unanswered', message: callMessages.refresh.unanswered })
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    call,
    fetch: fetchHeld,
    pendingSignIn: () => pending,
    start: () => {
      if (state.get().kind === 'unanswered') started = undefined
      started ??= begin()
      return started
    },
    restart: () => {
      held.clear()
      started = begin()
      return started
    },
    completeSignIn: (outcome, place, words) => {
      const result = toSignInOutcome(outcome, words)
      if (result.kind === 'challenge') pending = { ...place, challenge: result.challenge }
      if (result.kind === 'signed-in' && outcome.ok) {
        writeSessionHint(storage, { ...place, source })
        held.adopt(outcome.answer, place.area)
      }
      return result
    },
    resumeFromCookie: (area) => {
      const take = async (): Promise<void> => {
        source = await findSource()
        writeSessionHint(storage, { area, remember: false, source })
        held.clear()
        await begin()
      }
      started = take()
      return started
    },
    replaceTokens: (answer) => {
      const shown = state.get()
      if (shown.kind === 'signed-in') held.adopt(answer, shown.area)
    },
    verify,
    probe: async () => {
      // A call that is under way may be what ends the session, and has the words for it.
      if (underWay > 0 || !held.isFresh()) return
      const outcome = await peek('GET /api/auth/verify', {})
      if (!outcome.ok && outcome.status === 401 && underWay === 0) await check()
    },
    signOut: async () => {
      const outcome = await preserveStorage(storage, () => call('POST /api/auth/logout', { body: {} }))
      if (!outcome.ok && outcome.status !== 401) return toCallFailure(outcome, callMessages.logout)
      end()
      return undefined
    }
  }
}
