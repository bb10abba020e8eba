import type { ProblemDetails, SessionUser, SignInAnswer } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import type { ApiClient, Fetch } from './api-client.ts'
import type { Area } from './session-hint.ts'
import type { TabChannel } from './tab-channel.ts'

/** An access token and its user, in memory only (security bar 23). */
export interface AccessToken {
  token: string
  /** Milliseconds since 1970. */
  expiresAt: number
  area: Area
  user: SessionUser
}

interface TokenHolderOptions {
  /** The API client without a session. */
  plain: ApiClient
  fetch: Fetch
  /** Runs a function while no other tab runs it (Web Locks). */
  exclusive: TabChannel<unknown>['exclusive']
  post: (
    message: { kind: 'renewed' | 'lent'; token: AccessToken } | { kind: 'ended'; reason: string | undefined }
  ) => void
  now: () => number
  area: () => Area
  onChange: (token: AccessToken | undefined, reason?: string) => void
  /** The server has ended the session. */
  onEnded: () => void
  /** The browser's session belongs to another user now, who has signed in from another tab or area. */
  onUserChange: (user: SessionUser) => void
}

/** Holds the access token of the page in memory, and refreshes it before it expires. */
export interface TokenHolder {
  /** Sends a request with the token; if the session has ended, retries once with the next token. */
  fetch: Fetch
  /** Sends a request with the current token, without a retry. */
  send: Fetch
  renew: () => Promise<void>
  /** Stores the token of a sign-in, and posts it to the other tabs. */
  adopt: (answer: SignInAnswer, area: Area) => void
  /** Stores the token of another tab. */
  accept: (token: AccessToken) => void
  setUser: (user: SessionUser) => void
  /** Posts a token that is still fresh to a page that has none. */
  lend: () => void
  /** Until when the server's rate limit refuses renewals, in milliseconds since 1970; undefined where it does not. */
  limitedUntil: () => number | undefined
  /** Whether there is a token that need not be renewed yet. */
  isFresh: () => boolean
  /** Clears the token; the reason is reported where the session ended elsewhere. */
  clear: (reason?: string) => void
}

/** A token that expires within this time is renewed before it is used. */
const renewalMarginMs = 5000

/** Creates the holder of the access token, which one tab renews for all before it expires. */
export function createTokenHolder({
  plain,
  fetch,
  exclusive,
  post,
  now,
  area,
  onChange,
  onEnded,
  onUserChange
}: TokenHolderOptions): TokenHolder {
  let held: AccessToken | undefined
  let renewing: Promise<void> | undefined
  let refusal: { until: number; problem: ProblemDetails } | undefined

  const set = (next: AccessToken | undefined, reason?: string): void => {
    held = next
    onChange(next, reason)
  }
  const adopt = ({ token, user, expiresIn }: SignInAnswer, signInArea: Area): void => {
    if (token === null || user === null) return
    const next = { token, user, area: signInArea, expiresAt: now() + (expiresIn ?? 0) * 1000 }
    set(next)
    post({ kind: 'renewed', token: next })
  }
  const isFresh = (): boolean => held !== undefined && held.expiresAt - renewalMarginMs > now()

  /** Refreshes the token, once for all callers that wait (single flight), unless another tab has just posted one. */
  const renew = (stale: string | undefined): Promise<void> => {
    renewing ??= exclusive(async () => {
      if (isFresh() && held?.token !== stale) return
      const outcome = await plain('POST /api/auth/refresh', { body: {} })
      refusal = undefined
      if (outcome.ok) {
        const before = held?.user.id
        const { user } = outcome.answer
        adopt(outcome.answer, held?.area ?? area())
        if (user !== null && before !== undefined && before !== user.id) onUserChange(user)
        return
      }
      if (outcome.status === 429 && outcome.problem !== null) {
        const until = now() + secondsToWait(outcome.problem) * 1000
        refusal = { until, problem: outcome.problem }
      }
      if (outcome.status !== 401) return
      const [{ message: reason } = { message: accountMessages.sessionEnded }] =
        outcome.problem?.error.details ?? []
      set(undefined, reason)
      onEnded()
      post({ kind: 'ended', reason })
    }).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const limitedUntil = (): number | undefined =>
    refusal !== undefined && refusal.until > now() ? refusal.until : undefined

  const send = (request: Request): Promise<Response> => {
    if (held !== undefined) request.headers.set('authorization', `Bearer ${held.token}`)
    return fetch(request)
  }

  return {
    adopt,
    send,
    accept: (token) => set(token),
    clear: (reason) => set(undefined, reason),
    setUser: (user) => held !== undefined && set({ ...held, user }),
    isFresh,
    lend: () => {
      if (held !== undefined && isFresh()) post({ kind: 'lent', token: held })
    },
    limitedUntil,
    renew: () => renew(undefined),
    fetch: async (request) => {
      if (held !== undefined && !isFresh()) await renew(held.token)
      // The server would answer that the session has ended, which is not true.
      if (refusal !== undefined && limitedUntil() !== undefined && held !== undefined && !isFresh())
        return Response.json(refusal.problem, { status: 429 })
      const used = held?.token
      const again = request.clone()
      const response = await send(request)
      if (used === undefined || !(await isSessionEnded(response))) return response
      await renew(used)
      return held === undefined || held.token === used ? response : send(again)
    }
  }
}

/** The wait that an error response names; a minute where it comes from a proxy and names none. */
function secondsToWait({ error }: Partial<ProblemDetails>): number {
  return error?.details?.[0]?.value ?? 60
}

const endCodes: readonly string[] = ['auth.expired', 'auth.required', 'tenant.suspended']

/**
 * True for a 401 because the session has ended, or a 403 because its tenant is suspended; false for a 401 of the
 * request itself, such as a wrong password.
 */
async function isSessionEnded(response: Response): Promise<boolean> {
  if (response.status !== 401 && response.status !== 403) return false
  const problem = (await response
    .clone()
    .json()
    .catch(() => undefined)) as Partial<ProblemDetails> | undefined
  return endCodes.includes(problem?.error?.code ?? '')
}
