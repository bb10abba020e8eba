import { createPrivateKey } from 'node:crypto'
import { SignJWT } from 'jose'
import { connectionFailed } from '../../src/failures.ts'
import { isObject } from '../documents/parse-query.ts'

/** Lifetime of a token in seconds, the longest that the service accepts. */
const lifeSeconds = 3600

/**
 * The token that a request carries. The key file of a service account signs one for Firestore alone, without asking
 * anybody for it (Google, AIP-4111); what is no such file is a token itself, such as `owner` for an emulator.
 */
export async function createToken(password: string, now: number = Date.now()): Promise<string> {
  const key = parseKey(password)
  if (key === undefined) return password.trim()
  const issued = Math.floor(now / 1000)
  try {
    return await new SignJWT()
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT', ...(key.id === undefined ? {} : { kid: key.id }) })
      .setIssuer(key.account)
      .setSubject(key.account)
      .setAudience('https://firestore.googleapis.com/')
      .setIssuedAt(issued)
      .setExpirationTime(issued + lifeSeconds)
      .sign(createPrivateKey(key.secret))
  } catch {
    throw connectionFailed('auth')
  }
}

function parseKey(text: string): { account: string; secret: string; id: string | undefined } | undefined {
  if (!text.trimStart().startsWith('{')) return undefined
  try {
    const parsed: unknown = JSON.parse(text)
    if (!isObject(parsed)) throw connectionFailed('auth')
    const { client_email: account, private_key: secret, private_key_id: id } = parsed
    if (typeof account !== 'string' || typeof secret !== 'string') throw connectionFailed('auth')
    return { account, secret, id: typeof id === 'string' ? id : undefined }
  } catch {
    throw connectionFailed('auth')
  }
}
