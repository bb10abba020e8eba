import { recoveryCodeCount } from '@sitewright/api'
import type { Services } from '@sitewright/kernel/services'
import { decodeBase64url } from '@sitewright/text'
import { hmac, randomToken, type EncryptionContext } from '@sitewright/kernel/crypto'
import { hasUpdated, type Queries } from '@sitewright/kernel/db'

/** Alphabet of 32 unambiguous characters, 5 bits each: 12 of them are 60 bits (security bar 16). */
const alphabet = 'abcdefghijkmnpqrstuvwxyz23456789'
const codeLength = 12

function recoveryKeyContext(userId: string): EncryptionContext {
  return { table: 'recovery_sets', row: userId, column: 'sealed_key' }
}

/** New recovery codes: shown once, stored as HMACs under an encrypted key of their own. */
export interface RecoverySet {
  codes: string[]
  encryptedKey: string
  hashes: string[]
}

/** Creates recovery codes and their hashes; nothing is written yet. */
export async function createRecoverySet(
  { encryptor }: Pick<Services, 'encryptor'>,
  userId: string
): Promise<RecoverySet> {
  const key = randomToken()
  const codes = Array.from({ length: recoveryCodeCount }, createCode)
  return {
    codes,
    encryptedKey: await encryptor.encrypt(key, recoveryKeyContext(userId)),
    hashes: await Promise.all(codes.map((code) => hashCode(code, key)))
  }
}

function createCode(): string {
  const code = Array.from(
    crypto.getRandomValues(new Uint8Array(codeLength)),
    (byte) => alphabet[byte & 31]
  ).join('')
  return code.replace(/.{4}(?=.)/g, '$&-')
}

function hashCode(typed: string, key: string): Promise<string> {
  return hmac(decodeBase64url(key), typed.toLowerCase().replace(/[^a-z\d]/g, ''))
}

/** Hash of a typed code; undefined if the user has no codes. */
export async function findRecoveryHash(
  { encryptor, database }: Pick<Services, 'encryptor' | 'database'>,
  userId: string,
  typed: string
): Promise<string | undefined> {
  const set = await database.db
    .selectFrom('recovery_sets')
    .select('sealed_key')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return set === undefined
    ? undefined
    : hashCode(typed, await encryptor.decrypt(set.sealed_key, recoveryKeyContext(userId)))
}

/** Whether a code with this hash is unused. */
export async function isCodeUnused(queries: Queries, userId: string, hash: string): Promise<boolean> {
  const row = await queries
    .selectFrom('recovery_codes')
    .select('hash')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Consumes a recovery code; false if it was used before. */
export async function consumeRecoveryCode(
  queries: Queries,
  userId: string,
  { hash, now }: { hash: string; now: number }
): Promise<boolean> {
  return hasUpdated(
    await queries
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
  )
}

/** Inserts a set of recovery codes; false if there is one already. */
export async function addRecoverySet(
  queries: Queries,
  userId: string,
  { encryptedKey, hashes }: RecoverySet,
  now: number
): Promise<boolean> {
  const added = await queries
    .insertInto('recovery_sets')
    .values({ user_id: userId, sealed_key: encryptedKey, created_at: now })
    .onConflict((conflict) => conflict.column('user_id').doNothing())
    .returning('user_id')
    .executeTakeFirst()
  if (added === undefined) return false
  await queries
    .insertInto('recovery_codes')
    .values(hashes.map((hash) => ({ user_id: userId, hash, used_at: null })))
    .execute()
  return true
}

/** Deletes the recovery codes of a user, with their key. */
export async function removeRecoverySet(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await queries.deleteFrom('recovery_sets').where('user_id', '=', userId).execute()
}
