import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { JWK } from 'jose'
import {
  createSigningKey,
  type SigningKey,
  type SigningKeyRing,
  sha256,
  type KeyRing,
  type NamedKey
} from '@sitewright/kernel/crypto'
import { decodeBase64url, encodeBase64url } from '@sitewright/text'
import type { KeyMaterial } from '../config/config.ts'

/** Loads the key file, or creates it, readable by this account only. */
export async function loadOrCreateKeys(file: string): Promise<KeyMaterial> {
  const found = readKeys(file)
  if (found !== undefined) return found
  const made = await createKeys()
  writeKeys(file, made)
  return made
}

/** Creates a key of each kind. */
export async function createKeys(): Promise<KeyMaterial> {
  const { privateKey } = await createSigningKey()
  return {
    signing: [await crypto.subtle.exportKey('jwk', privateKey)],
    sealing: [encodeBase64url(crypto.getRandomValues(new Uint8Array(32)))]
  }
}

/** Writes a key file atomically. */
export function writeKeys(file: string, keys: KeyMaterial): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  writeFileSync(`${file}.new`, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flush: true })
  renameSync(`${file}.new`, file)
}

function readKeys(file: string): KeyMaterial | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as KeyMaterial
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw new Error(
      `${file} cannot be read as keys. Restore it from a backup: without it nobody can sign in.`,
      { cause: error }
    )
  }
}

/** Ids of all keys of a ring, the current one first. */
export function keyIdsOf({ current, older }: SigningKeyRing | KeyRing): string[] {
  return [current, ...older].map(({ id }) => id)
}

/** Imports the signing keys. */
export async function importSigningKeys({ signing }: KeyMaterial): Promise<SigningKeyRing> {
  const [current, ...older] = await Promise.all(signing.map(importSigningKey))
  if (current === undefined) throw new Error('There is no signing key.')
  return { current, older }
}

async function importSigningKey(jwk: JWK): Promise<SigningKey> {
  const { d: _private, ...open } = jwk
  const { x = '' } = jwk
  return {
    id: (await sha256(x)).slice(0, 16),
    privateKey: await crypto.subtle.importKey('jwk', { ...jwk, key_ops: ['sign'] }, 'Ed25519', false, [
      'sign'
    ]),
    publicKey: await crypto.subtle.importKey('jwk', { ...open, key_ops: ['verify'] }, 'Ed25519', true, [
      'verify'
    ])
  }
}

export async function importEncryptionKeys({ sealing }: KeyMaterial): Promise<KeyRing> {
  const [current, ...older] = await Promise.all(sealing.map(importEncryptionKey))
  if (current === undefined) throw new Error('There is no sealing key.')
  return { current, older }
}

async function importEncryptionKey(text: string): Promise<NamedKey> {
  const secret = decodeBase64url(text)
  if (secret.length !== 32) throw new Error('A sealing key is 32 bytes as base64url.')
  return { id: (await sha256(text)).slice(0, 16), secret }
}
