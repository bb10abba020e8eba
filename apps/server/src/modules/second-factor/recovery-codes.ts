import { recoveryCodeCount } from '@sitewright/api'
import type { Accounts } from '../../accounts.ts'
import { decodeBase64url } from '../../crypto/base64url.ts'
import { hmac } from '../../crypto/hash.ts'
import { randomToken } from '../../crypto/random.ts'
import type { Place } from '../../crypto/seal.ts'
import { changed, type Queries } from '../../db/database.ts'

/** 32 signs that are not mistaken for each other, 5 bits each: 12 of them are 60 bits (security bar 16). */
const signs = 'abcdefghijkmnpqrstuvwxyz23456789'
const signsOfACode = 12

function place(userId: string): Place {
  return { table: 'recovery_sets', row: userId, column: 'sealed_key' }
}

/** A set of codes, just made: they are shown once, and kept as hashes under a sealed key of their own. */
export interface RecoverySet {
  codes: string[]
  sealedKey: string
  hashes: string[]
}

export async function newRecoverySet(
  { sealer }: Pick<Accounts, 'sealer'>,
  userId: string
): Promise<RecoverySet> {
  const key = randomToken()
  const codes = Array.from({ length: recoveryCodeCount }, newCode)
  return {
    codes,
    sealedKey: await sealer.seal(key, place(userId)),
    hashes: await Promise.all(codes.map((code) => hashOf(code, key)))
  }
}

function newCode(): string {
  const code = Array.from(
    crypto.getRandomValues(new Uint8Array(signsOfACode)),
    (byte) => signs[byte & 31]
  ).join('')
  return code.replace(/.{4}(?=.)/g, '$&-')
}

function hashOf(typed: string, key: string): Promise<string> {
  return hmac(decodeBase64url(key), typed.toLowerCase().replace(/[^a-z\d]/g, ''))
}

/** The hash that a typed code would be found by; undefined where the person has no codes. */
export async function recoveryHash(
  { sealer, database }: Pick<Accounts, 'sealer' | 'database'>,
  userId: string,
  typed: string
): Promise<string | undefined> {
  const set = await database.db
    .selectFrom('recovery_sets')
    .select('sealed_key')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return set === undefined ? undefined : hashOf(typed, await sealer.open(set.sealed_key, place(userId)))
}

/** Whether a code with this hash can still be used. */
export async function isUnused(queries: Queries, userId: string, hash: string): Promise<boolean> {
  const row = await queries
    .selectFrom('recovery_codes')
    .select('hash')
    .where('user_id', '=', userId)
    .where('hash', '=', hash)
    .where('used_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

/** Uses a code up; false where it was used before. */
export async function spendRecoveryCode(
  queries: Queries,
  userId: string,
  { hash, now }: { hash: string; now: number }
): Promise<boolean> {
  return changed(
    await queries
      .updateTable('recovery_codes')
      .set({ used_at: now })
      .where('user_id', '=', userId)
      .where('hash', '=', hash)
      .where('used_at', 'is', null)
      .executeTakeFirst()
  )
}

/** Keeps a set where there is none yet; false where there is one. */
export async function addRecoverySet(
  queries: Queries,
  userId: string,
  { sealedKey, hashes }: RecoverySet,
  now: number
): Promise<boolean> {
  const added = await queries
    .insertInto('recovery_sets')
    .values({ user_id: userId, sealed_key: sealedKey, created_at: now })
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

export async function removeRecoverySet(queries: Queries, userId: string): Promise<void> {
  await queries.deleteFrom('recovery_codes').where('user_id', '=', userId).execute()
  await queries.deleteFrom('recovery_sets').where('user_id', '=', userId).execute()
}
