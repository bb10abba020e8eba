import type { Services } from '../../services.ts'
import { decodeBase64url, encodeBase64url } from '../../crypto/base64url.ts'
import { deriveSubkey, type KeyRing } from '../../crypto/keys.ts'
import type { Queries } from '../../db/database.ts'

type Parts = Pick<Services, 'database' | 'encryptor' | 'now'>

/**
 * A key of the installation for one use, which outlives the keys that seal it: what was signed with it before a
 * rotation can be checked afterwards. It stands sealed among the settings.
 */
export async function getInstallationKey(
  { database: { db }, encryptor, now }: Parts,
  use: string,
  ring: KeyRing
): Promise<Uint8Array<ArrayBuffer>> {
  const key = `key ${use}`
  const place = { table: 'settings', row: key, column: 'value' }
  const oldest = ring.older.at(-1) ?? ring.current
  const first = await deriveSubkey(use, oldest)
  const value = await encryptor.encrypt(encodeBase64url(first), place)
  const kept = await getOrInsertSetting(db, { key, value, updated_at: now() })
  return decodeBase64url(await encryptor.decrypt(kept, place))
}

/** The names of the keys that a database is used with. */
export interface KeyNames {
  sealing: string
  signing: string
}

/**
 * Whether keys belong to a database: the ones that were used last must be among them. The names are kept, so that a
 * server with other keys is told apart before it writes anything.
 */
export async function areKeysKnown(
  { database: { db }, now }: Pick<Services, 'database' | 'now'>,
  current: KeyNames,
  all: { sealing: readonly string[]; signing: readonly string[] }
): Promise<boolean> {
  const key = 'keys'
  const value = JSON.stringify(current)
  const kept = JSON.parse(await getOrInsertSetting(db, { key, value, updated_at: now() })) as KeyNames
  if (!all.sealing.includes(kept.sealing) || !all.signing.includes(kept.signing)) return false
  if (kept.sealing !== current.sealing || kept.signing !== current.signing)
    await db.updateTable('settings').set({ value, updated_at: now() }).where('key', '=', key).execute()
  return true
}

/** The value of a setting; a new one where there is none. */
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
