import { challengeSchema, type Challenge } from '@sitewright/api'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { decodeBase64url, encodeBase64url, utf8 } from '../../crypto/base64url.ts'
import { flowSeconds } from './flows.ts'

const browserName = 'oauth'
const ticketName = 'second-step'
const ticketSeconds = 300

const sealed = { prefix: 'host', path: '/', secure: true, httpOnly: true } as const

/** The cookie that says which browser began a sign-in. */
export function browserCookie(c: Context): string | undefined {
  return getCookie(c, browserName, 'host')
}

/** Keeps it; it has to come along when the provider sends the browser back, so it is lax (security bar 35). */
export function keepBrowserCookie(c: Context, value: string): void {
  setCookie(c, browserName, value, { ...sealed, sameSite: 'Lax', maxAge: flowSeconds })
}

/** Keeps what a second step is opened with, until the page picks it up: it must not travel in an address. */
export function keepChallengeCookie(c: Context, challenge: Challenge): void {
  setCookie(c, ticketName, encodeBase64url(utf8(JSON.stringify(challenge))), {
    ...sealed,
    sameSite: 'Strict',
    maxAge: ticketSeconds
  })
}

/** Deletes the cookie, once the second step is done or not needed. */
export function dropChallengeCookie(c: Context): void {
  if (getCookie(c, ticketName, 'host') !== undefined)
    deleteCookie(c, ticketName, { ...sealed, sameSite: 'Strict' })
}

/** Takes it out, once; undefined where there is none, or not one of ours. */
export function takeChallengeCookie(c: Context): Challenge | undefined {
  const value = getCookie(c, ticketName, 'host')
  if (value === undefined) return undefined
  deleteCookie(c, ticketName, { ...sealed, sameSite: 'Strict' })
  try {
    return challengeSchema.parse(JSON.parse(new TextDecoder().decode(decodeBase64url(value))))
  } catch {
    return undefined
  }
}
