import { decodeBase64url, encodeBase64url, utf8 } from './base64url.ts'
import { keyNamed, type KeyRing, type NamedKey } from './keys.ts'

type Bytes = Uint8Array<ArrayBuffer>

const version = 'v1'
/** How every sealed value begins. */
export const sealedPrefix = `${version}.`
const nonceBytes = 12
const algorithm = 'AES-GCM'

/** Where a secret stands; a sealed value that is moved elsewhere does not open. */
export interface Place {
  table: string
  row: string
  column: string
}

/** Seals secrets for the database and opens them again (security bar 50). */
export interface Sealer {
  seal: (text: string, place: Place) => Promise<string>
  /** Throws where the value was changed, moved, or sealed with a key that is gone. */
  open: (sealed: string, place: Place) => Promise<string>
  /** The same value under the current key, by wrapping its own key again; the value itself is not opened. */
  rewrap: (sealed: string, place: Place) => Promise<string>
  /** How every value begins that is sealed with the current key. */
  currentPrefix: string
}

/**
 * Envelope encryption: each value has a random key of its own (AES-256-GCM), which the key of the installation
 * wraps. The place and the name of the wrapping key are authenticated with both.
 */
export function sealer(ring: KeyRing): Sealer {
  const open = async (sealed: string, place: Place): Promise<{ own: Bytes; body: string }> => {
    const [form, id = '', wrapped = '', body = ''] = sealed.split('.')
    const key = keyNamed(ring, id)
    if (form !== version || key === undefined)
      throw new Error('A secret is sealed with a key that is not here')
    return { own: await decrypt(key.secret, wrapped, about(place, id)), body }
  }
  const wrap = (own: Bytes, key: NamedKey, place: Place): Promise<string> =>
    encrypt(key.secret, own, about(place, key.id))
  return {
    async seal(text, place) {
      const own = crypto.getRandomValues(new Uint8Array(32))
      const wrapped = await wrap(own, ring.current, place)
      return [version, ring.current.id, wrapped, await encrypt(own, utf8(text), about(place))].join('.')
    },
    async open(sealed, place) {
      const { own, body } = await open(sealed, place)
      return new TextDecoder().decode(await decrypt(own, body, about(place)))
    },
    async rewrap(sealed, place) {
      const { own, body } = await open(sealed, place)
      return [version, ring.current.id, await wrap(own, ring.current, place), body].join('.')
    },
    currentPrefix: `${sealedPrefix}${ring.current.id}.`
  }
}

function about({ table, row, column }: Place, key = ''): Bytes {
  return utf8(JSON.stringify([version, table, row, column, key]))
}

function imported(secret: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, algorithm, false, ['encrypt', 'decrypt'])
}

async function encrypt(secret: Bytes, plain: Bytes, additionalData: Bytes): Promise<string> {
  return encryptWith(await imported(secret), plain, additionalData)
}

async function decrypt(secret: Bytes, text: string, additionalData: Bytes): Promise<Bytes> {
  return decryptWith(await imported(secret), text, additionalData)
}

/** AES-256-GCM with a random nonce in front, as text. */
export async function encryptWith(key: CryptoKey, plain: Bytes, additionalData: Bytes): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const box = await crypto.subtle.encrypt({ name: algorithm, iv: nonce, additionalData }, key, plain)
  return encodeBase64url(new Uint8Array([...nonce, ...new Uint8Array(box)]))
}

/** The other way round; throws where a bit differs. */
export async function decryptWith(key: CryptoKey, text: string, additionalData: Bytes): Promise<Bytes> {
  const bytes = decodeBase64url(text)
  const iv = bytes.slice(0, nonceBytes)
  return new Uint8Array(
    await crypto.subtle.decrypt({ name: algorithm, iv, additionalData }, key, bytes.slice(nonceBytes))
  )
}
