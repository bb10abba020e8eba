import type { Services } from '../services/services.ts'
import { decodeBase64url, encodeBase64url } from '@sitewright/text'
import { deriveSubkey, type KeyRing } from '../crypto/keys.ts'
import type { Queries } from '../db/database.ts'

type Parts = Pick<Services, 'database' | 'encryptor' | 'now'>

/**
 * A key of the installation for one purpose: derived from the oldest key of the ring on first use, then stored encrypted
 * in the settings. It outlives rotations of the encryption keys, so that signatures made with it stay valid.
 *
 * @example
 * const auditKey = await getInstallationKey({ database, encryptor, now }, 'audit', ring)
 */
export async function getInstallationKey(
  { database: { db }, encryptor, now }: Parts,
  use: string,
  ring: KeyRing
): Promise<Uint8Array<ArrayBuffer>> {
  const key = `key ${use}`
  const context = { table: 'settings', row: key, column: 'value' }
  const oldest = ring.older.at(-1) ?? ring.current
  const first = await deriveSubkey(use, oldest)
  const value = await encryptor.encrypt(encodeBase64url(first), context)
  const stored = await getOrInsertSetting(db, { key, value, updated_at: now() })
  return decodeBase64url(await encryptor.decrypt(stored, context))
}

/** Ids of the encryption keys that a database was last used with. */
export interface KeyNames {
  sealing: string
  signing: string
}

/**
 * Whether the configured keys belong to a database: the last used ones must be among them. Ids are stored, so that a
 * server with other keys fails before it writes anything.
 */
export async function areKeysKnown(
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  current: KeyNames,
  all: { sealing: readonly string[]; signing: readonly string[] }
): Promise<boolean> {
  const key = 'keys'
  const value = JSON.stringify(current)
  const stored = JSON.parse(await getOrInsertSetting(db, { key, value, updated_at: now() })) as KeyNames
  if (!all.sealing.includes(stored.sealing) || !all.signing.includes(stored.signing)) return false
  if (stored.sealing !== current.sealing || stored.signing !== current.signing)
    await db.updateTable('settings').set({ value, updated_at: now() }).where('key', '=', key).execute()
  return true
}

/** Reads a setting, or inserts it if it is missing. */
async function getOrInsertSetting(
  queries: Queries,
  setting: { key: string; value: string; updated_at: number }
): Promise<string> {
  await queries
    .insertInto('settings')
    .values(setting)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .execute()
  const { value } = await queries
    .selectFrom('settings')
    .select('value')
    .where('key', '=', setting.key)
    .executeTakeFirstOrThrow()
  return value
}
