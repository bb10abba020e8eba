import { utf8 } from '../crypto/utf8.ts'
import { deriveKey } from '../crypto/hash.ts'
import { decryptAesGcm, encryptAesGcm } from '../crypto/encryptor.ts'

const use = 'refresh-successor'

/** Encrypts the next refresh token with the current one, which the database does not know. */
export async function encryptNextToken(token: string, successor: string): Promise<string> {
  return encryptAesGcm(await deriveKey(token, use), utf8(successor), utf8(use))
}

/** Decrypts the next token of a replaced refresh token. */
export async function decryptNextToken(token: string, sealed: string): Promise<string> {
  return new TextDecoder().decode(await decryptAesGcm(await deriveKey(token, use), sealed, utf8(use)))
}
