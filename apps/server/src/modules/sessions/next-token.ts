import { utf8 } from '../../crypto/base64url.ts'
import { deriveKey } from '../../crypto/hash.ts'
import { decryptAesGcm, encryptAesGcm } from '../../crypto/encryptor.ts'

const use = 'refresh-successor'

/** Seals the successor of a refresh token with that token, which the database does not know. */
export async function encryptNextToken(token: string, successor: string): Promise<string> {
  return encryptAesGcm(await deriveKey(token, use), utf8(successor), utf8(use))
}

/** The successor that a replaced refresh token was given. */
export async function decryptNextToken(token: string, sealed: string): Promise<string> {
  return new TextDecoder().decode(await decryptAesGcm(await deriveKey(token, use), sealed, utf8(use)))
}
