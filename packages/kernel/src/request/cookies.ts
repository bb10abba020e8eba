import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { CookieOptions } from 'hono/utils/cookie'
import type { CookiePrefix } from './cookie-prefix.ts'
import type { Env } from './env.ts'

const refreshName = 'rt'
const deviceName = 'device'

/** Reads a cookie of ours under its prefixed name. */
export function getPrivateCookie(c: Context<Env>, name: string): string | undefined {
  const { cookiePrefix } = c.get('caller')
  return cookiePrefix === undefined ? getCookie(c, name) : getCookie(c, name, cookiePrefix)
}

/**
 * Sets a cookie that no script and no other host can read; without a lifetime it ends with the browser session
 * (security bar 23).
 */
export function setPrivateCookie(
  c: Context<Env>,
  name: string,
  value: string,
  { sameSite, seconds }: { sameSite?: 'Strict' | 'Lax'; seconds?: number | undefined } = {}
): void {
  const options = cookieOptions(c.get('caller').cookiePrefix, sameSite)
  setCookie(c, name, value, seconds === undefined ? options : { ...options, maxAge: seconds })
}

/** Deletes a cookie of ours under its prefixed name. */
export function deletePrivateCookie(c: Context<Env>, name: string): void {
  deleteCookie(c, name, cookieOptions(c.get('caller').cookiePrefix))
}

function cookieOptions(prefix: CookiePrefix, sameSite: 'Strict' | 'Lax' = 'Strict'): CookieOptions {
  const options = { path: '/', httpOnly: true, sameSite } as const
  return prefix === undefined ? options : { ...options, secure: true, prefix }
}

/** The refresh token of the cookie; undefined without one. */
export function getRefreshCookie(c: Context<Env>): string | undefined {
  return getPrivateCookie(c, refreshName)
}

/** Sets the refresh token cookie; without a lifetime it ends with the browser session. */
export function setRefreshCookie(c: Context<Env>, token: string, seconds?: number): void {
  setPrivateCookie(c, refreshName, token, { seconds })
}

/** Deletes the refresh token cookie. */
export function deleteRefreshCookie(c: Context<Env>): void {
  deletePrivateCookie(c, refreshName)
}

/** The token of the known-device cookie; undefined without one. */
export function getDeviceCookie(c: Context<Env>): string | undefined {
  return getPrivateCookie(c, deviceName)
}

/** Sets the known-device cookie. */
export function setDeviceCookie(c: Context<Env>, value: string, seconds: number): void {
  setPrivateCookie(c, deviceName, value, { seconds })
}
