import type { ApiClient, Challenge, Fetch, CallOutcome, SessionUser, SignInAnswer } from '@sitewright/api'
import { createApiClient } from '@sitewright/api/client'
import { createCell } from './cell.ts'
import { keepLocalWork } from './local-work.ts'
import { clearMarks, markedArea, markSession, type Area, type Source } from './markers.ts'
import { callMessages } from '@sitewright/api/messages'
import { refusalOf, signInOutcome, type CallWords, type Refusal, type SignInOutcome } from './outcomes.ts'
import { holder, type Held } from './renewal.ts'
import type { Tabs } from './tabs.ts'

/** Who is signed in on this page. */
export type SessionState =
  | { kind: 'checking' }
  /** Nobody is signed in; the words say why a session that was there has ended. */
  | { kind: 'nobody'; ended?: string }
  /** An earlier visit left a session, but nobody answers whether it lives. */
  | { kind: 'unanswered'; message: string }
  | { kind: 'signed-in'; area: Area; user: SessionUser }

/** A sign-in that waits for its second step. */
export interface Pending extends SignInPlace {
  challenge: Challenge
}

/** Where somebody signs in, for how long, and where that leads. */
export interface SignInPlace {
  area: Area
  remember: boolean
  /** A path of this site. */
  from: string
}

/** What the tabs tell each other. */
export type TabMessage = { from: Source } & (
  | { kind: 'held'; held: Held }
  | { kind: 'ended'; why: string | undefined }
)

/** What a session works with; a browser and its tests give different ones. */
export interface SessionParts {
  fetch: Fetch
  origin: string
  storage: Storage | null
  tabs: Tabs<TabMessage>
  now?: () => number
  /** What answers the calls; marks and tabs of the demo and of a server are apart. */
  source?: () => Promise<Source>
  /** Another tab has signed somebody else in; it told so, or a renewal showed it. */
  taken?: (user: SessionUser) => void
}

/** The session of this page: its calls, who is signed in, and the ways in and out. */
export interface Session {
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
  adopt: (outcome: CallOutcome<SignInAnswer>, place: SignInPlace, words?: CallWords) => SignInOutcome
  /** Takes up a session that came with a cookie alone, as after a provider. */
  resume: (area: Area) => Promise<void>
  pending: () => Pending | undefined
  /** Lets the session go on with the tokens of an answer, as after a fresh proof. */
  goOn: (answer: SignInAnswer) => void
  /** Asks the server whether the session lives, and for what is new about the person. */
  check: () => Promise<void>
  /** Asks the same while nobody does anything: it never renews a session that is only looked at. */
  look: () => Promise<void>
  /** Ends the session on the server and in every tab; undefined where that worked. */
  signOut: () => Promise<Refusal | undefined>
}

/** With this header the refresh token travels in a cookie that no script can read (security bar 23). */
const transport = { 'x-session-transport': 'cookie' } as const

export function createSession({
  fetch: fetchRaw,
  origin,
  storage,
  tabs: allTabs,
  now = Date.now,
  source: findSource = () => Promise.resolve('server'),
  taken = () => undefined
}: SessionParts): Session {
  const state = createCell<SessionState>({ kind: 'checking' })
  let pending: Pending | undefined
  let started: Promise<void> | undefined
  let source: Source = 'server'
  const fetch: Fetch = async (request) => {
    source = await findSource()
    return fetchRaw(request)
  }

  const show = (held: Held | undefined, why?: string): void => {
    if (held !== undefined) pending = undefined
    const nobody = why === undefined ? { kind: 'nobody' as const } : { kind: 'nobody' as const, ended: why }
    state.set(held === undefined ? nobody : { kind: 'signed-in', area: held.area, user: held.user })
  }
  const tell = (message: { kind: 'held'; held: Held } | { kind: 'ended'; why: string | undefined }): void =>
    allTabs.tell({ ...message, from: source })
  const headers = () => transport
  const plain = createApiClient({ fetch, origin, headers })
  const held = holder({
    plain,
    fetch,
    alone: allTabs.alone,
    tell,
    now,
    area: () => markedArea(storage, source) ?? 'user',
    changed: show,
    ended: () => clearMarks(storage, source),
    taken
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
    if (outcome.ok) held.know(outcome.answer.user)
  }

  allTabs.hear((message) => {
    if (message.from !== source) return
    if (message.kind === 'ended') return held.drop(message.why)
    const before = state.get()
    held.take(message.held)
    if (before.kind === 'signed-in' && before.user.id !== message.held.user.id) taken(message.held.user)
  })

  const end = (): void => {
    held.drop()
    clearMarks(storage, source)
    tell({ kind: 'ended', why: undefined })
  }

  const begin = async (): Promise<void> => {
    if (markedArea(storage) === undefined && markedArea(storage, 'demo') === undefined) return held.drop()
    state.set({ kind: 'checking' })
    source = await findSource()
    if (markedArea(storage, source) === undefined) return held.drop()
    await held.begin()
    if (state.get().kind === 'checking')
      state.set({ kind: 'unanswered', message: callMessages.refresh.unanswered })
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    call,
    fetch: fetchHeld,
    pending: () => pending,
    start: () => {
      if (state.get().kind === 'unanswered') started = undefined
      started ??= begin()
      return started
    },
    restart: () => {
      held.drop()
      started = begin()
      return started
    },
    adopt: (outcome, place, words) => {
      const result = signInOutcome(outcome, words)
      if (result.kind === 'challenge') pending = { ...place, challenge: result.challenge }
      if (result.kind === 'signed-in' && outcome.ok) {
        markSession(storage, { ...place, source })
        held.adopt(outcome.answer, place.area)
      }
      return result
    },
    resume: (area) => {
      const take = async (): Promise<void> => {
        source = await findSource()
        markSession(storage, { area, remember: false, source })
        held.drop()
        await begin()
      }
      started = take()
      return started
    },
    goOn: (answer) => {
      const shown = state.get()
      if (shown.kind === 'signed-in') held.adopt(answer, shown.area)
    },
    check,
    look: async () => {
      // A call that is under way may be what ends the session, and has the words for it.
      if (underWay > 0 || !held.lives()) return
      const outcome = await peek('GET /api/auth/verify', {})
      if (!outcome.ok && outcome.status === 401 && underWay === 0) await check()
    },
    signOut: async () => {
      const outcome = await keepLocalWork(storage, () => call('POST /api/auth/logout', { body: {} }))
      if (!outcome.ok && outcome.status !== 401) return refusalOf(outcome, callMessages.logout)
      end()
      return undefined
    }
  }
}
