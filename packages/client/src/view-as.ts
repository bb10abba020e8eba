import type { SessionUser, ViewAsAnswer } from '@sitewright/api'
import type { Fetch } from './api-client.ts'
import type { ClientSession, SessionState } from './client-session.ts'
import { createStore, type ReadableStore } from './store.ts'
import { createViewSession, viewedState } from './view-session.ts'

/** A read-only view of an administrator as another user. */
export interface View {
  /** The viewed user. */
  user: SessionUser
  /** When it expires, by the clock of this browser, in milliseconds since 1970. */
  endsAt: number
  /** The page where it was started. */
  from: string
}

/** Why a view has ended: by the administrator, on this page only, by its time limit, or by the server. */
export type ViewEnd = 'stopped' | 'unconfirmed' | 'expired' | 'ended'

/** Whether another user is viewed. While switching users, no pages are shown. */
export type ViewAsState =
  | { kind: 'off' }
  | { kind: 'entering'; view: View }
  | { kind: 'viewing'; view: View }
  | { kind: 'leaving'; view: View; end: ViewEnd }

/** Viewing as another user (docs/adr/0022), on this page: its token is in memory only. */
export interface ViewAs extends ReadableStore<ViewAsState> {
  /** The session of the viewed user. Each user has a session object of their own, so that no cache mixes two. */
  session: ReadableStore<ClientSession>
  /** Starts a view with the token from the administrator's own session; `from` is the page to return to. */
  begin: (answer: ViewAsAnswer, from: string) => void
  /** Completes a switch of users; called once the page of the former is left. */
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

/** Creates the state that decides whose token the calls of the pages carry. */
export function createViewAs({ own, fetch, origin, now = Date.now }: ViewAsOptions): ViewAs {
  const state = createStore<ViewAsState>({ kind: 'off' })
  const session = createStore<ClientSession>(own)
  let shown = createStore<SessionState>({ kind: 'checking' })
  /** The viewing administrator. */
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
