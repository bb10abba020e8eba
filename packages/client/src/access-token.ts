import type { ProblemDetails, SessionUser, SignInAnswer } from '@sitewright/api'
import { accountMessages } from '@sitewright/api/messages'
import type { ApiClient, Fetch } from './api-client.ts'
import type { Area } from './session-hint.ts'
import type { TabChannel } from './tab-channel.ts'

/** An access token and its user. It is kept in memory alone (security bar 23). */
export interface AccessToken {
  token: string
  /** Milliseconds since 1970. */
  expiresAt: number
  area: Area
  user: SessionUser
}

interface TokenHolderOptions {
  /** ApiCalls without a session. */
  plain: ApiClient
  fetch: Fetch
  /** Runs something while no other tab runs it (Web Locks). */
  exclusive: TabChannel<unknown>['exclusive']
  post: (
    message: { kind: 'renewed' | 'lent'; token: AccessToken } | { kind: 'ended'; reason: string | undefined }
  ) => void
  now: () => number
  area: () => Area
  onChange: (token: AccessToken | undefined, reason?: string) => void
  /** The server says that the session is over. */
  onEnded: () => void
  /** The browser's session belongs to another user now: another tab or area has signed them in. */
  onUserChange: (user: SessionUser) => void
}

/** Holds the access token of the page in memory, and refreshes it before it expires. */
export interface TokenHolder {
  /** Sends a request with the token; where the session has ended, it is sent once more with the next token. */
  fetch: Fetch
  /** Sends a request with the token as it is. */
  send: Fetch
  renew: () => Promise<void>
  /** Takes the token of an answer, and posts it to the other tabs. */
  adopt: (answer: SignInAnswer, area: Area) => void
  /** Takes the token that another tab got. */
  accept: (token: AccessToken) => void
  setUser: (user: SessionUser) => void
  /** Gives a token that need not be renewed yet to a page that has none. */
  lend: () => void
  /** Until when the server renews nothing here, in milliseconds since 1970; undefined where it does. */
  limitedUntil: () => number | undefined
  /** Whether there is a token that need not be renewed yet. */
  isFresh: () => boolean
  /** Clears the token; the reason is reported where the session did not end here. */
  clear: (reason?: string) => void
}

/** A token that expires within this time is renewed before it is used. */
const renewalMarginMs = 5000

/** Creates the holder of the access token: in memory only, renewed by one tab for all before it expires. */
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
      // What the server would answer is that the session has ended, which is not so.
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

/** The wait that a refusal names; a minute where what stands before the server names none. */
function secondsToWait({ error }: Partial<ProblemDetails>): number {
  return error?.details?.[0]?.value ?? 60
}

const endCodes: readonly string[] = ['auth.expired', 'auth.required', 'tenant.suspended']

/** True for a 401 because the session has ended, or a 403 because its tenant is suspended; false for a 401 of the request itself, such as a wrong password. */
async function isSessionEnded(response: Response): Promise<boolean> {
  if (response.status !== 401 && response.status !== 403) return false
  const problem = (await response
    .clone()
    .json()
    .catch(() => undefined)) as Partial<ProblemDetails> | undefined
  return endCodes.includes(problem?.error?.code ?? '')
}
