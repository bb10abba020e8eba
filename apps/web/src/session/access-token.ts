import type { ApiClient, ProblemDetails, Fetch, SessionUser, SignInAnswer } from '@sitewright/api'
import type { Area } from './session-hint.ts'
import { apiErrors } from '@sitewright/api/errors'
import type { TabChannel } from './tab-channel.ts'

/** An access token and whose it is. It lives in memory alone (security bar 23). */
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
  /** Runs something while no other tab runs it. */
  exclusive: TabChannel<unknown>['exclusive']
  post: (message: { kind: 'held'; held: AccessToken } | { kind: 'ended'; why: string | undefined }) => void
  now: () => number
  area: () => Area
  onChange: (held: AccessToken | undefined, why?: string) => void
  /** The server says that there is no session any more. */
  onEnded: () => void
  /** The browser's session is somebody else's now: another tab or area has signed them in. */
  onUserChange: (user: SessionUser) => void
}

/** Keeps the access token of the page, and gets the next one when it is due. */
export interface TokenHolder {
  /** Sends a request with the token; an answer that the session has ended is tried once more with the next token. */
  fetch: Fetch
  /** Sends a request with the token as it is. */
  send: Fetch
  renew: () => Promise<void>
  adopt: (answer: SignInAnswer, area: Area) => void
  /** Takes what another tab got. */
  accept: (held: AccessToken) => void
  setUser: (user: SessionUser) => void
  /** Whether there is a token that need not be renewed yet. */
  isFresh: () => boolean
  /** Forgets the token; the words say why the session has ended, where it did not end here. */
  clear: (why?: string) => void
}

/** A token that ends within this time is renewed before it is used. */
const renewalMarginMs = 5000

export function createTokenHolder({ plain, fetch, exclusive, post, now, area, onChange, onEnded, onUserChange }: TokenHolderOptions): TokenHolder {
  let held: AccessToken | undefined
  let renewing: Promise<void> | undefined

  const take = (next: AccessToken | undefined, why?: string): void => {
    held = next
    onChange(next, why)
  }
  const adopt = ({ token, user, expiresIn }: SignInAnswer, place: Area): void => {
    if (token === null || user === null) return
    const next = { token, user, area: place, until: now() + (expiresIn ?? 0) * 1000 }
    take(next)
    post({ kind: 'held', held: next })
  }
  const usable = (): boolean => held !== undefined && held.expiresAt - renewalMarginMs > now()

  /** Gets the next token, once for all who wait, unless another tab has just told one. */
  const renew = (stale: string | undefined): Promise<void> => {
    renewing ??= exclusive(async () => {
      if (usable() && held?.token !== stale) return
      const outcome = await plain('POST /api/auth/refresh', { body: {} })
      if (outcome.ok) {
        const before = held?.user.id
        const { user } = outcome.answer
        adopt(outcome.answer, held?.area ?? area())
        if (user !== null && before !== undefined && before !== user.id) onUserChange(user)
        return
      }
      if (outcome.status !== 401) return
      const [{ message: why } = { message: apiErrors['auth.expired'].message }] =
        outcome.problem?.error.details ?? []
      take(undefined, why)
      onEnded()
      post({ kind: 'ended', why })
    }).finally(() => {
      renewing = undefined
    })
    return renewing
  }

  const send = (request: Request): Promise<Response> => {
    if (held !== undefined) request.headers.set('authorization', `Bearer ${held.token}`)
    return fetch(request)
  }

  return {
    adopt,
    send,
    accept: (next) => take(next),
    clear: (why) => take(undefined, why),
    setUser: (user) => held !== undefined && take({ ...held, user }),
    isFresh: usable,
    renew: () => renew(undefined),
    fetch: async (request) => {
      if (held !== undefined && !usable()) await renew(held.token)
      const used = held?.token
      const again = request.clone()
      const response = await send(request)
      if (used === undefined || !(await isSessionEnded(response))) return response
      await renew(used)
      return held === undefined || held.token === used ? response : send(again)
    }
  }
}

const endCodes: readonly string[] = ['auth.expired', 'auth.required']

/** True for a 401 because the session has ended; false for a 401 of the request itself, such as a wrong password. */
async function isSessionEnded(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const problem = (await response
    .clone()
    .json()
    .catch(() => undefined)) as Partial<ProblemDetails> | undefined
  return endCodes.includes(problem?.error?.code ?? '')
}
