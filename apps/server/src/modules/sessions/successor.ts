import { utf8 } from '../../crypto/base64url.ts'
import { derivedKey } from '../../crypto/hash.ts'
import { decryptWith, encryptWith } from '../../crypto/seal.ts'

const use = 'refresh-successor'

/** Seals the successor of a refresh token with that token, which the database does not know. */
export async function sealSuccessor(token: string, successor: string): Promise<string> {
  return encryptWith(await derivedKey(token, use), utf8(successor), utf8(use))
}

/** The successor that a replaced refresh token was given. */
export async function openSuccessor(token: string, sealed: string): Promise<string> {
  return new TextDecoder().decode(await decryptWith(await derivedKey(token, use), sealed, utf8(use)))
}
