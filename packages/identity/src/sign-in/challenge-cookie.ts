import { type Challenge, challengeSchema } from '@sitewright/api'
import type { Context } from 'hono'
import { decodeBase64url, encodeBase64url } from '@sitewright/text'
import { utf8 } from '@sitewright/kernel/crypto'
import { deletePrivateCookie, getPrivateCookie, setPrivateCookie, type Env } from '@sitewright/kernel/request'

const challengeCookieName = 'second-step'
const challengeCookieSeconds = 300

/** Stores a challenge in a cookie until the page picks it up: it must not appear in a URL. */
export function setChallengeCookie(c: Context<Env>, challenge: Challenge): void {
  setPrivateCookie(c, challengeCookieName, encodeBase64url(utf8(JSON.stringify(challenge))), {
    seconds: challengeCookieSeconds
  })
}

/** Deletes the challenge cookie, once the second step is done or not needed. */
export function deleteChallengeCookie(c: Context<Env>): void {
  if (getPrivateCookie(c, challengeCookieName) !== undefined) deletePrivateCookie(c, challengeCookieName)
}

/** Reads and deletes the challenge cookie; undefined if there is none or it is invalid. */
export function takeChallengeCookie(c: Context<Env>): Challenge | undefined {
  const value = getPrivateCookie(c, challengeCookieName)
  if (value === undefined) return undefined
  deletePrivateCookie(c, challengeCookieName)
  try {
    return challengeSchema.parse(JSON.parse(new TextDecoder().decode(decodeBase64url(value))))
  } catch {
    return undefined
  }
}
