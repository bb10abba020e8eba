import { sql } from 'kysely'
import type { Services } from '../services/services.ts'
import { ciphertextPrefix } from '../crypto/encryptor.ts'
import type { Log } from '../request/log.ts'
import { rotateDeletedRows } from './rotate-deleted-rows.ts'

const batch = 200

/** A column with ciphertexts, and the key column of its table. */
export interface EncryptedColumn {
  table: string
  key: string
  column: string
  /** Column name of the encryption context, if values move between two columns. */
  encryptedFor?: string
}

/** All columns with ciphertexts; the values of a missing one would be lost with their key. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  { table: 'settings', key: 'key', column: 'value' },
  { table: 'mails', key: 'id', column: 'recipient' },
  { table: 'mails', key: 'id', column: 'content' },
  { table: 'totp', key: 'user_id', column: 'secret' },
  { table: 'totp', key: 'user_id', column: 'pending', encryptedFor: 'secret' },
  { table: 'recovery_sets', key: 'user_id', column: 'sealed_key' },
  { table: 'identity_providers', key: 'id', column: 'client_secret' },
  { table: 'webhooks', key: 'id', column: 'secret' },
  { table: 'database_connections', key: 'id', column: 'password' },
  { table: 'provider_trials', key: 'id', column: 'result' },
  { table: 'database_writes', key: 'id', column: 'content' },
  { table: 'database_migrations', key: 'id', column: 'content' },
  { table: 'explorer_secrets', key: 'id', column: 'value' }
]

interface EncryptedValue {
  row: string
  value: string
}

/**
 * Key rotation: wraps the data keys of ciphertexts under the current key, also in the stored rows of deleted users;
 * returns how many (security bar 50).
 */
export async function rotateEncryption(
  parts: Pick<Services, 'database' | 'encryptor'> & { log: Log }
): Promise<number> {
  let count = 0
  for (const column of encryptedColumns) count += await rotateColumn(parts, column)
  return count + (await rotateDeletedRows(parts, encryptedColumns))
}

async function rotateColumn(
  { database: { db }, encryptor, log }: Pick<Services, 'database' | 'encryptor'> & { log: Log },
  { table, key, column, encryptedFor = column }: EncryptedColumn
): Promise<number> {
  const value = sql.ref(column)
  const id = sql.ref(key)
  let count = 0
  let after = ''
  for (;;) {
    const { rows } = await sql<EncryptedValue>`
      select ${id} as row, ${value} as value from ${sql.table(table)}
      where ${id} > ${after} and ${value} like ${`${ciphertextPrefix}%`} and ${value} not like ${`${encryptor.currentPrefix}%`}
      order by ${id} limit ${sql.lit(batch)}
    `.execute(db)
    for (const { row, value: ciphertext } of rows) {
      after = row
      try {
        const renewed = await encryptor.rotate(ciphertext, { table, row, column: encryptedFor })
        // If the value was changed meanwhile, the newer one stays.
        await sql`update ${sql.table(table)} set ${value} = ${renewed} where ${id} = ${row} and ${value} = ${ciphertext}`.execute(
          db
        )
        count += 1
      } catch (error) {
        log.error('seal.key-gone', { table, column, row, error })
      }
    }
    if (rows.length < batch) return count
  }
}
