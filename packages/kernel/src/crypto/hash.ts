import { encodeBase64url } from '@sitewright/text'
import { utf8 } from './utf8.ts'

/** SHA-256 of a text, base64url. Random secrets are stored as this hash only (security bar 8, 21). */
export async function sha256(text: string): Promise<string> {
  return encodeBase64url(new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text))))
}

const importedKeys = new WeakMap<Uint8Array, Promise<CryptoKey>>()

/**
 * Node's own crypto; a browser has none. Web Crypto passes each text to another thread, which costs more than its HMAC.
 */
const nodeCrypto = typeof process === 'undefined' ? undefined : process.getBuiltinModule?.('node:crypto')

/** HMAC-SHA-256 of a text under a key of bytes. */
export async function hmac(key: Uint8Array<ArrayBuffer>, text: string): Promise<string> {
  if (nodeCrypto !== undefined) return nodeCrypto.createHmac('sha256', key).update(text).digest('base64url')
  let imported = importedKeys.get(key)
  if (imported === undefined) {
    imported = crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign'])
    importedKeys.set(key, imported)
  }
  return encodeBase64url(new Uint8Array(await crypto.subtle.sign('HMAC', await imported, utf8(text))))
}

/** Derives an AES key for one purpose from a secret (HKDF, RFC 5869). */
export async function deriveKey(secret: string, use: string): Promise<CryptoKey> {
  const material = await crypto.subtle.importKey('raw', utf8(secret), 'HKDF', false, ['deriveKey'])
  return crypto.subtle.deriveKey(
    { name: 'HKDF', hash: 'SHA-256', salt: new Uint8Array(0), info: utf8(use) },
    material,
    { name: 'AES-GCM', length: 256 },
    false,
    ['encrypt', 'decrypt']
  )
}

/** SHA-256 of a text in hexadecimal, such as for checksums in files. */
export async function sha256Hex(text: string): Promise<string> {
  if (nodeCrypto !== undefined) return nodeCrypto.createHash('sha256').update(text).digest('hex')
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', utf8(text)))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

/** Compares two secrets without a timing leak of where they differ: their hashes are compared. */
export async function isSameSecret(one: string, other: string): Promise<boolean> {
  const [left, right] = await Promise.all([sha256(one), sha256(other)])
  let different = left.length ^ right.length
  for (let index = 0; index < left.length; index += 1)
    different |= left.charCodeAt(index) ^ right.charCodeAt(index)
  return different === 0
}
