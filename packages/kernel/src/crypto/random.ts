import { encodeBase64url } from '@sitewright/text'

/** A cryptographically random token, base64url. */
export function randomToken(bytes = 32): string {
  return encodeBase64url(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** A random UUID (v4). Unlike v1 and v7 it reveals no creation time, and unlike v1 no machine. */
export function newId(): string {
  return crypto.randomUUID()
}
