import { base64url, errors, jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { sha256 } from './hash.ts'
import { newId } from './random.ts'

/** Lifetime of an access token in seconds (security bar 19). */
export const accessTokenSeconds = 600

const algorithm = 'EdDSA'
const tokenType = 'at+jwt'
const audience = 'sitewright'
const cachedTokens = 20_000
/** Cache key length: half of a signature tells tokens apart, and is looked up faster than the whole token. */
const keyLength = 43

/** An Ed25519 key pair with the name that tokens refer to it by. */
export interface SigningKey {
  id: string
  privateKey: CryptoKey
  publicKey: CryptoKey
}

/** Signing keys: the current one, and older ones whose tokens are still accepted. */
export interface SigningKeyRing {
  current: SigningKey
  older: readonly SigningKey[]
}

/** Claims of an access token: user, session, and the version of the user's rights. */
export interface AccessClaims {
  userId: string
  sessionId: string
  tokenVersion: number
  /** Milliseconds. */
  expiresAt: number
}

/** The header parameters of our tokens; no other is taken (RFC 8725, 3.1). */
const headerNames: ReadonlySet<string> = new Set(['alg', 'typ', 'kid'])

export interface AccessTokens {
  /** Signs a token; it lives ten minutes, unless a number of seconds is given. */
  sign: (claims: Omit<AccessClaims, 'expiresAt'>, lifetime?: number) => Promise<string>
  /** Verifies a token (JWT) and returns its claims; undefined if it is forged, expired or malformed. */
  verify: (token: string) => Promise<AccessClaims | undefined>
  /** The claims of a token that was verified here before and has not expired, without a promise. */
  findVerified: (token: string) => AccessClaims | undefined
}

/**
 * Signs and verifies access tokens (JWT, RFC 9068). Algorithm, type, issuer and audience are fixed here, not taken from
 * the token.
 */
export function createAccessTokens(ring: SigningKeyRing, issuer: string, now: () => number): AccessTokens {
  const publicKeys = new Map([ring.current, ...ring.older].map(({ id, publicKey }) => [id, publicKey]))
  const cache = new Map<string, { token: string; claims: AccessClaims }>()

  async function verifyToken(token: string): Promise<AccessClaims | undefined> {
    try {
      if (!isCanonical(token)) return undefined
      const { payload, protectedHeader } = await jwtVerify(
        token,
        ({ kid }) => {
          const key = publicKeys.get(kid ?? '')
          if (key === undefined) throw new errors.JWKSNoMatchingKey()
          return key
        },
        { algorithms: [algorithm], typ: tokenType, issuer, audience, currentDate: new Date(now()) }
      )
      // What we did not write, such as `zip`, would change what the token says for others that read it.
      if (!Object.keys(protectedHeader).every((name) => headerNames.has(name))) return undefined
      return parseClaims(payload)
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof TypeError) return undefined
      throw error
    }
  }

  // Checking a signature costs more than the rest of a request, so verified tokens are cached.
  function findVerified(token: string): AccessClaims | undefined {
    const known = cache.get(token.slice(-keyLength))
    return known?.token === token && known.claims.expiresAt > now() ? known.claims : undefined
  }

  return {
    findVerified,
    sign({ userId, sessionId, tokenVersion }, lifetime = accessTokenSeconds) {
      const seconds = Math.floor(now() / 1000)
      return new SignJWT({ sid: sessionId, tv: tokenVersion })
        .setProtectedHeader({ alg: algorithm, typ: tokenType, kid: ring.current.id })
        .setIssuer(issuer)
        .setAudience(audience)
        .setSubject(userId)
        .setJti(newId())
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + lifetime)
        .sign(ring.current.privateKey)
    },
    async verify(token) {
      const verified = findVerified(token)
      if (verified !== undefined) return verified
      const key = token.slice(-keyLength)
      if (cache.get(key)?.token === token) {
        cache.delete(key)
        return undefined
      }
      const claims = await verifyToken(token)
      if (claims === undefined) return undefined
      const oldest = cache.keys().next().value
      if (cache.size >= cachedTokens && oldest !== undefined) cache.delete(oldest)
      cache.set(key, { token, claims })
      return claims
    }
  }
}

/**
 * Whether the signature is canonical base64url. Its last character has four unused bits, so that 16 spellings of a token
 * would be valid otherwise (RFC 4648 3.5).
 */
function isCanonical(token: string): boolean {
  const signature = token.slice(token.lastIndexOf('.') + 1)
  return base64url.encode(base64url.decode(signature)) === signature
}

function parseClaims({ sub, sid, tv, exp }: JWTPayload): AccessClaims | undefined {
  if (typeof sub !== 'string' || typeof sid !== 'string' || typeof tv !== 'number' || exp === undefined)
    return undefined
  return { userId: sub, sessionId: sid, tokenVersion: tv, expiresAt: exp * 1000 }
}

/** Creates a key pair. Its id is derived from the public key, so that the same key has the same id on every server. */
export async function createSigningKey(): Promise<SigningKey> {
  const pair = await crypto.subtle.generateKey('Ed25519', true, ['sign', 'verify'])
  const { x = '' } = await crypto.subtle.exportKey('jwk', pair.publicKey)
  return { id: (await sha256(x)).slice(0, 16), ...pair }
}
