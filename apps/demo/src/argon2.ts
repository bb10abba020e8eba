import { argon2id } from 'hash-wasm'
import { tagBytes, type Argon2id } from '@sitewright/kernel/crypto'

/** argon2id as WebAssembly. */
export const wasmArgon2id: Argon2id = async (password, salt, { memory, passes, parallelism }) => {
  const tag = await argon2id({
    password,
    salt,
    memorySize: memory,
    iterations: passes,
    parallelism,
    hashLength: tagBytes,
    outputType: 'binary'
  })
  return new Uint8Array(tag)
}
