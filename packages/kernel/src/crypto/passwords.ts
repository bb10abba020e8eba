import { decodeBase64, encodeBase64 } from '@sitewright/text'

/**
 * Hashes and verifies passwords. argon2id is slow by design, so a concurrency limit caps how many hashes run at once.
 */
export interface PasswordHasher {
  /** Hashes a password; a PHC string with the current parameters. */
  hash: (password: string) => Promise<string>
  verify: (password: string, phc: string) => Promise<boolean>
  /** Whether a hash has weaker parameters than the current ones and should be renewed (security bar 2). */
  needsRehash: (phc: string) => boolean
  /** A hash that no password matches, verified for unknown users against timing attacks. */
  dummyHash: string
}

/** Parameters of argon2id: memory in KiB, passes, lanes. */
export interface Argon2Parameters {
  memory: number
  passes: number
  parallelism: number
}

/** Meets both the OWASP cheat sheet and ASVS 5.0 appendix C (security bar 1). */
export const argon2Parameters: Argon2Parameters = { memory: 47_104, passes: 1, parallelism: 1 }

export const saltBytes = 16
export const tagBytes = 32

type Bytes = Uint8Array<ArrayBuffer>

/** The argon2id primitive: of Node on the server, of WebAssembly in the demo. */
export type Argon2id = (message: Bytes, salt: Bytes, parameters: Argon2Parameters) => Promise<Bytes>

const phcPattern = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/

/** Creates a password hasher on an argon2id function. */
export function createArgon2Hasher(
  argon2id: Argon2id,
  parameters: Argon2Parameters = argon2Parameters
): PasswordHasher {
  const { memory, passes, parallelism } = parameters
  const toPhc = (salt: Bytes, tag: Bytes): string =>
    `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${encodeUnpadded(salt)}$${encodeUnpadded(tag)}`
  const random = (length: number): Bytes => crypto.getRandomValues(new Uint8Array(length))
  return {
    dummyHash: toPhc(random(saltBytes), random(tagBytes)),
    async hash(password) {
      const salt = random(saltBytes)
      return toPhc(salt, await argon2id(toBytes(password), salt, parameters))
    },
    async verify(password, phc) {
      const stored = parsePhc(phc)
      if (stored === undefined) return false
      return timingSafeEqual(await argon2id(toBytes(password), stored.salt, stored.parameters), stored.tag)
    },
    needsRehash(phc) {
      const stored = parsePhc(phc)?.parameters
      return stored === undefined || stored.memory < memory || stored.passes < passes
    }
  }
}

function parsePhc(phc: string): { parameters: Argon2Parameters; salt: Bytes; tag: Bytes } | undefined {
  const [, memory, passes, parallelism, salt, tag] = phc.match(phcPattern) ?? []
  if (salt === undefined || tag === undefined) return undefined
  const parameters = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) }
  return { parameters, salt: decodeBase64(salt), tag: decodeBase64(tag) }
}

function toBytes(password: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(password.normalize('NFC')))
}

/** Base64 without padding, as in PHC strings. */
function encodeUnpadded(bytes: Bytes): string {
  return encodeBase64(bytes).replaceAll('=', '')
}

/** Constant-time comparison, against timing attacks. */
function timingSafeEqual(one: Bytes, other: Bytes): boolean {
  if (one.length !== other.length) return false
  return one.reduce((differences, byte, index) => differences | (byte ^ (other[index] ?? 0)), 0) === 0
}
