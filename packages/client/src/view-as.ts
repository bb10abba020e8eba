import type { SessionUser, ViewAsAnswer } from '@sitewright/api'
import type { Fetch } from './api-client.ts'
import type { ClientSession, SessionState } from './client-session.ts'
import { createStore, type ReadableStore } from './store.ts'
import { createViewSession, viewedState } from './view-session.ts'

/** A read-only look of an administrator at the pages of somebody else. */
export interface View {
  /** Whose pages are shown. */
  user: SessionUser
  /** When it ends by itself, by the clock of this browser: milliseconds since 1970. */
  endsAt: number
  /** The page that it began on. */
  from: string
}

/** Why a view has ended: by the administrator, on this page alone, by its time, or by the server. */
export type ViewEnd = 'stopped' | 'unconfirmed' | 'expired' | 'ended'

/** Whether somebody else's pages are shown. Between the pages of two people nobody's are. */
export type ViewAsState =
  | { kind: 'off' }
  | { kind: 'entering'; view: View }
  | { kind: 'viewing'; view: View }
  | { kind: 'leaving'; view: View; end: ViewEnd }

/** Viewing as somebody else (docs/adr/0022), on this page: its token is kept in memory alone. */
export interface ViewAs extends ReadableStore<ViewAsState> {
  /** The session whose pages are shown. It is another object for another person, so that no cache mixes two. */
  session: ReadableStore<ClientSession>
  /** Takes the token of a view that one's own session was given; `from` is the page to come back to. */
  begin: (answer: ViewAsAnswer, from: string) => void
  /** Shows the pages of the other person, or one's own again; called once the page of the former is left. */
  settle: () => void
  /** Ends the view, on the server and here. */
  end: () => Promise<void>
}

interface ViewAsOptions {
  /** The administrator's own session. */
  own: ClientSession
  /** Sends a request without a token. */
  fetch: Fetch
  origin: string
  now?: () => number
}

/** The one place that decides whose token the calls of the pages carry. */
export function createViewAs({ own, fetch, origin, now = Date.now }: ViewAsOptions): ViewAs {
  const state = createStore<ViewAsState>({ kind: 'off' })
  const session = createStore<ClientSession>(own)
  let shown = createStore<SessionState>({ kind: 'checking' })
  /** Who looks, by id. */
  let viewer: string | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const leave = (view: View, end: ViewEnd): void => {
    const current = state.get()
    if (current.kind === 'off' || current.kind === 'leaving' || current.view !== view) return
    clearTimeout(timer)
    shown.set({ kind: 'checking' })
    state.set({ kind: 'leaving', view, end })
  }
  const ownUser = (): string | undefined => {
    const signedIn = own.get()
    return signedIn.kind === 'signed-in' ? signedIn.user.id : undefined
  }
  own.subscribe(() => {
    const current = state.get()
    if (current.kind !== 'off' && ownUser() !== viewer) leave(current.view, 'ended')
  })

  return {
    get: state.get,
    subscribe: state.subscribe,
    session,
    begin({ token, user, expiresIn }, from) {
      const view = { user, endsAt: now() + expiresIn * 1000, from }
      viewer = ownUser()
      clearTimeout(timer)
      timer = setTimeout(() => leave(view, 'expired'), expiresIn * 1000)
      shown = createStore<SessionState>({ kind: 'checking' })
      const onEnded = (): void => leave(view, now() < view.endsAt ? 'ended' : 'expired')
      session.set(createViewSession({ fetch, origin, token, state: shown, own, onEnded }))
      state.set({ kind: 'entering', view })
    },
    settle() {
      const current = state.get()
      if (current.kind === 'entering') {
        shown.set(viewedState(current.view.user))
        state.set({ kind: 'viewing', view: current.view })
      }
      if (current.kind === 'leaving') {
        session.set(own)
        state.set({ kind: 'off' })
      }
    },
    async end() {
      const current = state.get()
      if (current.kind !== 'viewing') return
      const outcome = await own.call('POST /api/admin/view-as/end', { body: {} })
      leave(current.view, outcome.ok ? 'stopped' : 'unconfirmed')
    }
  }
}
