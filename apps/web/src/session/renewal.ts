import type { Call, ErrorAnswer, Fetch, SessionUser, SignInAnswer } from '@sitewright/api'
import type { Area } from './markers.ts'
import type { TabMessage } from './session.ts'
import type { Tabs } from './tabs.ts'

/** An access token and whose it is. It lives in memory alone (security bar 23). */
export interface Held {
  token: string
  /** Milliseconds since 1970. */
  until: number
  area: Area
  user: SessionUser
}

interface HolderParts {
  /** Calls without a session. */
  plain: Call
  fetch: Fetch
  tabs: Tabs<TabMessage>
  now: () => number
  area: () => Area
  changed: (held: Held | undefined) => void
  /** The server says that there is no session any more. */
  ended: () => void
}

/** Keeps the access token of the page, and gets the next one when it is due. */
export interface Holder {
  /** Sends a request with the token; an answer that the session has ended is tried once more with the next token. */
  fetch: Fetch
  /** Sends a request with the token as it is. */
  send: Fetch
  begin: () => Promise<void>
  adopt: (answer: SignInAnswer, area: Area) => void
  /** Takes what another tab got. */
  take: (held: Held) => void
  know: (user: SessionUser) => void
  /** Whether there is a token that need not be renewed yet. */
  lives: () => boolean
  drop: () => void
}

/** A token that ends within this time is renewed before it is used. */
const marginMs = 5000

export function holder({ plain, fetch, tabs, now, area, changed, ended }: HolderParts): Holder {
  let held: Held | undefined
  let renewing: Promise<void> | undefined

  const take = (next: Held | undefined): void => {
    held = next
    changed(next)
  }
  const adopt = ({ token, user, expiresIn }: SignInAnswer, place: Area): void => {
    if (token === null || user === null) return
    const next = { token, user, area: place, until: now() + (expiresIn ?? 0) * 1000 }
    take(next)
    tabs.tell({ kind: 'held', held: next })
  }
  const usable = (): boolean => held !== undefined && held.until - marginMs > now()

  /** Gets the next token, once for all who wait, unless another tab has just told one. */
  const renew = (stale: string | undefined): Promise<void> => {
    renewing ??= tabs
      .alone(async () => {
        if (usable() && held?.token !== stale) return
        const outcome = await plain('POST /api/auth/refresh', { body: {} })
        if (outcome.ok) return adopt(outcome.answer, held?.area ?? area())
        if (outcome.status !== 401) return
        take(undefined)
        ended()
        tabs.tell({ kind: 'ended' })
      })
      .finally(() => {
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
    take,
    drop: () => take(undefined),
    know: (user) => held !== undefined && take({ ...held, user }),
    lives: usable,
    begin: () => renew(undefined),
    fetch: async (request) => {
      if (held !== undefined && !usable()) await renew(held.token)
      const used = held?.token
      const again = request.clone()
      const response = await send(request)
      if (used === undefined || !(await saysEnded(response))) return response
      await renew(used)
      return held === undefined || held.token === used ? response : send(again)
    }
  }
}

const endCodes: readonly string[] = ['auth.expired', 'auth.required']

/** Whether an answer refuses the session, and not what was asked in it. */
async function saysEnded(response: Response): Promise<boolean> {
  if (response.status !== 401) return false
  const problem = (await response
    .clone()
    .json()
    .catch(() => undefined)) as Partial<ErrorAnswer> | undefined
  return endCodes.includes(problem?.error?.code ?? '')
}
