import { createHash, createHmac, pbkdf2Sync, randomBytes } from 'node:crypto'

const rounds = 4096

const hmac = (key: Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest()

/** A conversation by SCRAM-SHA-256 (RFC 7677), from the side of the server. */
export interface ScramConversation {
  /** What is asked of the client. */
  challenge: string
  /** What proves the server; undefined where the client has not proved itself. */
  finish: (final: string) => string | undefined
}

/** Begins a conversation with the first message of a client; nothing where it names another user. */
export function beginScram(
  first: string,
  { user, password }: { user: string; password: string }
): ScramConversation {
  const bare = first.slice('n,,'.length)
  const [, name = '', nonce = ''] = /^n=([^,]*),r=(.*)$/.exec(bare) ?? []
  const salt = randomBytes(16)
  const challenge = `r=${nonce}${randomBytes(12).toString('base64')},s=${salt.toString('base64')},i=${rounds}`
  const salted = pbkdf2Sync(password, salt, rounds, 32, 'sha256')
  return {
    challenge,
    finish: (final) => {
      const [, without = '', proof = ''] = /^(.*),p=(.*)$/.exec(final) ?? []
      const spoken = `${bare},${challenge},${without}`
      const clientKey = hmac(salted, 'Client Key')
      const signature = hmac(createHash('sha256').update(clientKey).digest(), spoken)
      const proved = Buffer.from(proof, 'base64').every(
        (byte, index) => ((signature[index] ?? 0) ^ byte) === clientKey[index]
      )
      if (name !== user || proof === '' || !proved) return undefined
      return `v=${hmac(hmac(salted, 'Server Key'), spoken).toString('base64')}`
    }
  }
}
