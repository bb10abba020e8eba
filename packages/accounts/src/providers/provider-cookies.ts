import type { Context } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { flowSeconds } from './flows.ts'

const flowCookieName = 'oauth'

const cookieOptions = { prefix: 'host', path: '/', secure: true, httpOnly: true } as const

/** Reads the cookie that binds an OAuth flow to its browser. */
export function getFlowCookie(c: Context): string | undefined {
  return getCookie(c, flowCookieName, 'host')
}

/** Sets it with SameSite=Lax, since it must be sent on the redirect back (security bar 35). */
export function setFlowCookie(c: Context, value: string): void {
  setCookie(c, flowCookieName, value, { ...cookieOptions, sameSite: 'Lax', maxAge: flowSeconds })
}
