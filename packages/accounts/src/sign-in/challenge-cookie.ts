import { type Challenge, challengeSchema } from '@sitewright/api'
import type { Context } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import { decodeBase64url, encodeBase64url } from '@sitewright/text'
import { utf8 } from '../crypto/utf8.ts'
import { cookieOptions } from '../request/cookies.ts'

const challengeCookieName = 'second-step'
const challengeCookieSeconds = 300

/** Stores a challenge in a cookie until the page picks it up: it must not appear in a URL. */
export function setChallengeCookie(c: Context, challenge: Challenge): void {
  setCookie(c, challengeCookieName, encodeBase64url(utf8(JSON.stringify(challenge))), {
    ...cookieOptions,
    maxAge: challengeCookieSeconds
  })
}

/** Deletes the challenge cookie, once the second step is done or not needed. */
export function deleteChallengeCookie(c: Context): void {
  if (getCookie(c, challengeCookieName, 'host') !== undefined)
    deleteCookie(c, challengeCookieName, cookieOptions)
}

/** Reads and deletes the challenge cookie; undefined if there is none or it is invalid. */
export function takeChallengeCookie(c: Context): Challenge | undefined {
  const value = getCookie(c, challengeCookieName, 'host')
  if (value === undefined) return undefined
  deleteCookie(c, challengeCookieName, cookieOptions)
  try {
    return challengeSchema.parse(JSON.parse(new TextDecoder().decode(decodeBase64url(value))))
  } catch {
    return undefined
  }
}
