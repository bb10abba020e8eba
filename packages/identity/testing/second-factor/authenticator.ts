import type {
  PasskeyAssertion,
  PasskeyAttestation,
  PasskeyCreationOptions,
  PasskeyRequestOptions
} from '@sitewright/api'
import { encodeBase64url } from '@sitewright/text'
import { utf8 } from '@sitewright/kernel/crypto'

type Bytes = Uint8Array<ArrayBuffer>

/** How a hostile or broken authenticator tampers with its data. */
export interface Tamper {
  origin?: string
  rpId?: string
  verified?: boolean
  /** Signs with an unregistered key. */
  forged?: boolean
  /** Signature counter instead of the incremented one. */
  counter?: number
  userHandle?: string
  /** Attestation statement as CBOR. */
  statement?: { format: string; cbor: Bytes }
}

/** A software authenticator (WebAuthn): creates passkeys and signs with them. */
export interface Authenticator {
  create: (options: PasskeyCreationOptions, tamper?: Tamper) => Promise<PasskeyAttestation>
  get: (options: PasskeyRequestOptions, tamper?: Tamper) => Promise<PasskeyAssertion>
}

const algorithms = {
  ES256: { key: { name: 'ECDSA', namedCurve: 'P-256' }, sign: { name: 'ECDSA', hash: 'SHA-256' } },
  EdDSA: { key: { name: 'Ed25519' }, sign: { name: 'Ed25519' } }
} as const

const present = 0x01
const verifiedFlag = 0x04
const backedUp = 0x08 | 0x10
const withCredential = 0x40

/** Creates an authenticator with one key pair. */
export async function createSoftwareAuthenticator(
  origin: string,
  algorithm: keyof typeof algorithms = 'ES256'
): Promise<Authenticator> {
  const { key, sign } = algorithms[algorithm]
  const makePair = async (): Promise<CryptoKeyPair> =>
    (await crypto.subtle.generateKey(key, true, ['sign', 'verify'])) as CryptoKeyPair
  const pair = await makePair()
  const credentialId = crypto.getRandomValues(new Uint8Array(32))
  const id = encodeBase64url(credentialId)
  let counter = 0
  let userHandle = ''

  const clientData = (type: string, challenge: string, tamper: Tamper): Bytes =>
    utf8(JSON.stringify({ type, challenge, origin: tamper.origin ?? origin, crossOrigin: false }))

  async function authenticatorData(rpId: string, tamper: Tamper, flags = 0, credential: Bytes = bytes()) {
    const verified = (tamper.verified ?? true) ? verifiedFlag : 0
    counter = tamper.counter ?? counter + 1
    return bytes(
      await sha256(utf8(tamper.rpId ?? rpId)),
      [present | verified | backedUp | flags],
      bigEndian(counter, 4),
      credential
    )
  }

  return {
    async create(options, tamper = {}) {
      userHandle = options.user.id
      const credential = bytes(
        new Uint8Array(16),
        bigEndian(credentialId.length, 2),
        credentialId,
        await coseKey(pair.publicKey)
      )
      const data = await authenticatorData(options.rp.id, tamper, withCredential, credential)
      const { format, cbor } = tamper.statement ?? { format: 'none', cbor: bytes([0xa0]) }
      const attestationObject = bytes(
        [0xa3],
        cborText('fmt'),
        cborText(format),
        cborText('attStmt'),
        cbor,
        cborText('authData'),
        cborBytes(data)
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encodeBase64url(clientData('webauthn.create', options.challenge, tamper)),
          attestationObject: encodeBase64url(attestationObject),
          transports: ['internal', 'hybrid']
        }
      }
    },
    async get(options, tamper = {}) {
      const client = clientData('webauthn.get', options.challenge, tamper)
      const data = await authenticatorData(options.rpId, tamper)
      const { privateKey } = tamper.forged === true ? await makePair() : pair
      const signature = new Uint8Array(
        await crypto.subtle.sign(sign, privateKey, bytes(data, await sha256(client)))
      )
      return {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: encodeBase64url(client),
          authenticatorData: encodeBase64url(data),
          signature: encodeBase64url(algorithm === 'ES256' ? derSignature(signature) : signature),
          userHandle: tamper.userHandle ?? userHandle
        }
      }
    }
  }
}

async function coseKey(publicKey: CryptoKey): Promise<Bytes> {
  const { x = '', y } = await crypto.subtle.exportKey('jwk', publicKey)
  return y === undefined
    ? bytes([0xa4, 0x01, 0x01, 0x03, 0x27, 0x20, 0x06, 0x21], cborBytes(fromBase64url(x)))
    : bytes(
        [0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21],
        cborBytes(fromBase64url(x)),
        [0x22],
        cborBytes(fromBase64url(y))
      )
}

/** Converts a raw ECDSA signature of Web Crypto to ASN.1 DER, as authenticators send it. */
function derSignature(raw: Bytes): Bytes {
  const integer = (number: Bytes): Bytes => {
    const start = number.findIndex((byte) => byte !== 0)
    const short = number.slice(Math.max(0, start))
    const body = (short[0] ?? 0) >= 0x80 ? bytes([0], short) : short
    return bytes([0x02, body.length], body)
  }
  const body = bytes(integer(raw.slice(0, 32)), integer(raw.slice(32)))
  return bytes([0x30, body.length], body)
}

function fromBase64url(text: string): Bytes {
  return new Uint8Array(Buffer.from(text, 'base64url'))
}

async function sha256(data: Bytes): Promise<Bytes> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', data))
}

function bigEndian(number: number, length: number): Bytes {
  return Uint8Array.from({ length }, (_, index) => (number >>> (8 * (length - 1 - index))) & 0xff)
}

function cborText(text: string): Bytes {
  return bytes([0x60 + text.length], utf8(text))
}

/** CBOR byte string with the shortest length prefix: readers may re-encode it to compare. */
function cborBytes(data: Bytes): Bytes {
  return bytes(data.length < 256 ? [0x58, data.length] : [0x59, ...bigEndian(data.length, 2)], data)
}

function bytes(...parts: readonly (Bytes | readonly number[])[]): Bytes {
  return new Uint8Array(parts.flatMap((part) => [...part]))
}
