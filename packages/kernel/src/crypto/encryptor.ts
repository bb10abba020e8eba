import { decodeBase64url, encodeBase64url } from '@sitewright/text'
import { utf8 } from './utf8.ts'
import { findKey, type KeyRing, type NamedKey } from './keys.ts'

type Bytes = Uint8Array<ArrayBuffer>

const version = 'v1'
/** Prefix of every ciphertext. */
export const ciphertextPrefix = `${version}.`
const nonceBytes = 12
const algorithm = 'AES-GCM'

/**
 * Encryption context: the database cell of a secret. A ciphertext that is moved to another cell does not decrypt
 * (authenticated as AAD).
 */
export interface EncryptionContext {
  table: string
  row: string
  column: string
}

/** Encrypts secrets for the database and decrypts them (security bar 50). */
export interface Encryptor {
  encrypt: (text: string, context: EncryptionContext) => Promise<string>
  /** Throws if the ciphertext was changed or moved, or if its key was removed. */
  decrypt: (ciphertext: string, context: EncryptionContext) => Promise<string>
  /** Re-encrypts under the current key by wrapping the data key again; the value itself is not decrypted. */
  rotate: (ciphertext: string, context: EncryptionContext) => Promise<string>
  /** Prefix of ciphertexts under the current key. */
  currentPrefix: string
}

/**
 * Creates the encryptor. Envelope encryption: each value has a random data key (AES-256-GCM), which the installation's
 * key wraps. The context and the id of the wrapping key are authenticated with both.
 *
 * @example
 * const encryptor = createEncryptor({ current: { id: 'k2', secret }, older: [] })
 * const context = { table: 'identity_providers', row: 'google', column: 'client_secret' }
 * const ciphertext = await encryptor.encrypt('the secret', context)
 * const plain = await encryptor.decrypt(ciphertext, context)
 */
export function createEncryptor(ring: KeyRing): Encryptor {
  const unwrapKey = async (
    ciphertext: string,
    context: EncryptionContext
  ): Promise<{ dataKey: Bytes; body: string }> => {
    const [form, id = '', wrapped = '', body = ''] = ciphertext.split('.')
    const key = findKey(ring, id)
    if (form !== version || key === undefined)
      throw new Error('A secret is sealed with a key that is not here')
    return { dataKey: await decryptBytes(key.secret, wrapped, associatedData(context, id)), body }
  }
  const wrapKey = (dataKey: Bytes, key: NamedKey, context: EncryptionContext): Promise<string> =>
    encryptBytes(key.secret, dataKey, associatedData(context, key.id))
  return {
    async encrypt(text, context) {
      const dataKey = crypto.getRandomValues(new Uint8Array(32))
      const wrapped = await wrapKey(dataKey, ring.current, context)
      return [
        version,
        ring.current.id,
        wrapped,
        await encryptBytes(dataKey, utf8(text), associatedData(context))
      ].join('.')
    },
    async decrypt(ciphertext, context) {
      const { dataKey, body } = await unwrapKey(ciphertext, context)
      return new TextDecoder().decode(await decryptBytes(dataKey, body, associatedData(context)))
    },
    async rotate(ciphertext, context) {
      const { dataKey, body } = await unwrapKey(ciphertext, context)
      return [version, ring.current.id, await wrapKey(dataKey, ring.current, context), body].join('.')
    },
    currentPrefix: `${ciphertextPrefix}${ring.current.id}.`
  }
}

function associatedData({ table, row, column }: EncryptionContext, key = ''): Bytes {
  return utf8(JSON.stringify([version, table, row, column, key]))
}

function importKey(secret: Bytes): Promise<CryptoKey> {
  return crypto.subtle.importKey('raw', secret, algorithm, false, ['encrypt', 'decrypt'])
}

async function encryptBytes(secret: Bytes, plain: Bytes, additionalData: Bytes): Promise<string> {
  return encryptAesGcm(await importKey(secret), plain, additionalData)
}

async function decryptBytes(secret: Bytes, text: string, additionalData: Bytes): Promise<Bytes> {
  return decryptAesGcm(await importKey(secret), text, additionalData)
}

/** AES-256-GCM with a random nonce in front, as base64url. */
export async function encryptAesGcm(key: CryptoKey, plain: Bytes, additionalData: Bytes): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(nonceBytes))
  const box = await crypto.subtle.encrypt({ name: algorithm, iv: nonce, additionalData }, key, plain)
  return encodeBase64url(new Uint8Array([...nonce, ...new Uint8Array(box)]))
}

/** Decrypts a ciphertext of `encryptAesGcm`; throws if it or the additional data was modified. */
export async function decryptAesGcm(key: CryptoKey, text: string, additionalData: Bytes): Promise<Bytes> {
  const bytes = decodeBase64url(text)
  const iv = bytes.slice(0, nonceBytes)
  return new Uint8Array(
    await crypto.subtle.decrypt({ name: algorithm, iv, additionalData }, key, bytes.slice(nonceBytes))
  )
}
