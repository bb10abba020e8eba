import type { Context } from 'hono'
import { getPrivateCookie, setPrivateCookie, type Env } from '@sitewright/kernel/request'
import { flowSeconds } from './oauth-flows.ts'

const flowCookieName = 'oauth'

/** Reads the cookie that binds an OAuth flow to its browser. */
export function getFlowCookie(c: Context<Env>): string | undefined {
  return getPrivateCookie(c, flowCookieName)
}

/** Sets it with SameSite=Lax, since it must be sent on the redirect back (security bar 35). */
export function setFlowCookie(c: Context<Env>, value: string): void {
  setPrivateCookie(c, flowCookieName, value, { sameSite: 'Lax', seconds: flowSeconds })
}
