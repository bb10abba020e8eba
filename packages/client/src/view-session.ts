import type { SessionUser } from '@sitewright/api'
import { callMessages } from '@sitewright/api/messages'
import { createApiClient, type CallOutcome, type Fetch } from './api-client.ts'
import type { ClientSession, SessionState } from './client-session.ts'
import { toCallFailure } from './outcomes.ts'
import type { Store } from './store.ts'

interface ViewSessionOptions {
  /** Sends a request without a token. */
  fetch: Fetch
  origin: string
  token: string
  state: Store<SessionState>
  /** The administrator's own session. */
  own: ClientSession
  /** The server has ended the view. */
  onEnded: () => void
}

/** The session state of the viewed user. */
export function viewedState(user: SessionUser): SessionState {
  return { kind: 'signed-in', area: user.permissions.includes('admin.access') ? 'admin' : 'user', user }
}

/**
 * Creates the session of a view: calls carry its token, which is not renewed. Sign-ins and renewals stay with the
 * administrator's own session.
 */
export function createViewSession(options: ViewSessionOptions): ClientSession {
  const { fetch, origin, token, state, own, onEnded } = options
  const send: Fetch = async (request) => {
    request.headers.set('authorization', `Bearer ${token}`)
    const response = await fetch(request)
    if (response.status === 401) onEnded()
    return response
  }
  /** Viewing counts as activity: the administrator's own session must not idle out meanwhile. */
  const sendForViewer: Fetch = (request) => {
    void own.keepAlive()
    return send(request)
  }
  const call = createApiClient({ fetch: sendForViewer, origin })
  const callInBackground = createApiClient({ fetch: send, origin })
  const show = (outcome: CallOutcome<{ user: SessionUser }>): void => {
    if (outcome.ok && state.get().kind === 'signed-in') state.set(viewedState(outcome.answer.user))
  }
  return {
    ...own,
    get: state.get,
    subscribe: state.subscribe,
    call,
    fetch: sendForViewer,
    start: () => Promise.resolve(),
    verify: async () => show(await callInBackground('GET /api/auth/verify', {})),
    probe: async () => void (await callInBackground('GET /api/auth/verify', {})),
    signOut: async () => {
      const outcome = await call('POST /api/auth/logout', { body: {} })
      return outcome.ok ? undefined : toCallFailure(outcome, callMessages.logout)
    }
  }
}
