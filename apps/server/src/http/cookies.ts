import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const refreshName = 'rt'
const deviceName = 'device'

/** Only our own pages send them, over https or to this machine; no script reads them (security bar 23). */
const cookieOptions = { prefix: 'host', path: '/', secure: true, httpOnly: true, sameSite: 'Strict' } as const

export function getRefreshCookie(c: Context): string | undefined {
  return getCookie(c, refreshName, 'host')
}

/** Keeps a refresh token; without a time it goes with the browser's session. */
export function setRefreshCookie(c: Context, token: string, seconds?: number): void {
  setCookie(c, refreshName, token, { ...cookieOptions, ...(seconds === undefined ? {} : { maxAge: seconds }) })
}

export function deleteRefreshCookie(c: Context): void {
  deleteCookie(c, refreshName, cookieOptions)
}

export function getDeviceCookie(c: Context): string | undefined {
  return getCookie(c, deviceName, 'host')
}

export function setDeviceCookie(c: Context, value: string, seconds: number): void {
  setCookie(c, deviceName, value, { ...cookieOptions, maxAge: seconds })
}
