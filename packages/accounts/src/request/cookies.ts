import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'

const refreshName = 'rt'
const deviceName = 'device'

/** SameSite=Strict, Secure and HttpOnly (security bar 23). */
export const cookieOptions = {
  prefix: 'host',
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Strict'
} as const

/** The refresh token of a browser; undefined without one. */
export function getRefreshCookie(c: Context): string | undefined {
  return getCookie(c, refreshName, 'host')
}

/** Sets the refresh token cookie; without a lifetime it ends with the browser session. */
export function setRefreshCookie(c: Context, token: string, seconds?: number): void {
  setCookie(c, refreshName, token, {
    ...cookieOptions,
    ...(seconds === undefined ? {} : { maxAge: seconds })
  })
}

/** Removes the refresh token from the browser. */
export function deleteRefreshCookie(c: Context): void {
  deleteCookie(c, refreshName, cookieOptions)
}

/** The token of a remembered device; undefined without one. */
export function getDeviceCookie(c: Context): string | undefined {
  return getCookie(c, deviceName, 'host')
}

/** Sets the token by which a browser is known as a remembered device. */
export function setDeviceCookie(c: Context, value: string, seconds: number): void {
  setCookie(c, deviceName, value, { ...cookieOptions, maxAge: seconds })
}
