import { argon2 } from 'node:crypto'
import { promisify } from 'node:util'
import { tagBytes, type Argon2id } from '../src/crypto/passwords.ts'

const run = promisify(argon2)

/** argon2id of Node's OpenSSL, off the main thread. */
export const nodeArgon2id: Argon2id = async (message, nonce, { memory, passes, parallelism }) =>
  new Uint8Array(await run('argon2id', { message, nonce, memory, passes, parallelism, tagLength: tagBytes }))
