import { ApiError, apiKeyPrefix } from '@sitewright/api'
import type { Context } from 'hono'
import type { PresentedKey } from '../sessions/verify-api-key.ts'
import { parseBearerToken } from './guard.ts'

/**
 * The API key of a request: as `X-Api-Key`, as a bearer token with the prefix of keys, or as the password of basic
 * authentication whose user name is its id. Two keys are refused, and so is a key beside a session token.
 */
export function findPresentedKey(c: Context): PresentedKey | undefined {
  const own = c.req.header('x-api-key')
  const authorization = c.req.header('authorization')
  const given = authorization === undefined ? undefined : parseAuthorization(authorization)
  if (own === undefined) return given
  if (authorization !== undefined) throw new ApiError('key.mixed')
  return { secret: own.trim(), id: undefined }
}

function parseAuthorization(header: string): PresentedKey | undefined {
  // Usually it is a session token, and the header need not be split.
  if (parseBearerToken(header)?.startsWith(apiKeyPrefix) === false) return undefined
  const [scheme = '', rest = ''] = header.trim().split(/\s+/, 2)
  if (scheme.toLowerCase() === 'bearer')
    return rest.startsWith(apiKeyPrefix) ? { secret: rest, id: undefined } : undefined
  if (scheme.toLowerCase() !== 'basic') return undefined
  const pair = decodeBasic(rest)
  const colon = pair.indexOf(':')
  return { id: pair.slice(0, Math.max(0, colon)), secret: pair.slice(colon + 1) }
}

function decodeBasic(text: string): string {
  try {
    return atob(text)
  } catch {
    throw new ApiError('key.refused')
  }
}
