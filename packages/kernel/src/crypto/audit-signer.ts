import { decodeBase64url, encodeBase64 } from '@sitewright/text'
import { utf8 } from './utf8.ts'

/** Signs checkpoints of the audit log, which anyone with the public key can verify (Ed25519, RFC 8032). */
export interface AuditSigner {
  /** The public key: SPKI in DER, base64. */
  publicKey: () => Promise<string>
  /** The signature of a text, base64. */
  sign: (text: string) => Promise<string>
}

/** DER prefixes of a 32-byte private key in PKCS #8, and of a public key in SPKI (RFC 8410). */
const pkcs8Prefix = [0x30, 0x2e, 2, 1, 0, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 4, 0x22, 4, 0x20]
const spkiPrefix = [0x30, 0x2a, 0x30, 5, 6, 3, 0x2b, 0x65, 0x70, 3, 0x21, 0]

/**
 * Creates a signer from a seed of 32 bytes. The key pair is created on first use: an older browser, in which the demo
 * runs, may not support the algorithm.
 */
export function createAuditSigner(seed: Uint8Array): AuditSigner {
  let made: Promise<CryptoKey> | undefined
  const key = (): Promise<CryptoKey> => {
    made ??= crypto.subtle.importKey(
      'pkcs8',
      new Uint8Array([...pkcs8Prefix, ...seed]),
      { name: 'Ed25519' },
      true,
      ['sign']
    )
    return made
  }
  return {
    async publicKey() {
      const { x = '' } = await crypto.subtle.exportKey('jwk', await key())
      return encodeBase64(new Uint8Array([...spkiPrefix, ...decodeBase64url(x)]))
    },
    async sign(text) {
      return encodeBase64(new Uint8Array(await crypto.subtle.sign('Ed25519', await key(), utf8(text))))
    }
  }
}
