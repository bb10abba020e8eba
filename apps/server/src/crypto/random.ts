import { encodeBase64url } from './base64url.ts'

/** A secret that nobody guesses, as text that fits a URL. */
export function randomToken(bytes = 32): string {
  return encodeBase64url(crypto.getRandomValues(new Uint8Array(bytes)))
}

/** A new identifier; it says nothing about when or where it was made. */
export function newId(): string {
  return crypto.randomUUID()
}
