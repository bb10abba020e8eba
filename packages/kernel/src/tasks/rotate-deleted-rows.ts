import { ciphertextPrefix } from '../crypto/encryptor.ts'
import type { Log } from '../request/log.ts'
import type { Services } from '../services/services.ts'
import type { EncryptedColumn } from './rotate-encryption.ts'

type Parts = Pick<Services, 'database' | 'encryptor'> & { log: Log }
type Row = Record<string, unknown>

/**
 * Rotates the key of the ciphertexts in the stored rows of deleted users, which would otherwise be restored under a
 * removed key; returns how many.
 */
export async function rotateDeletedRows(
  parts: Parts,
  encryptedColumns: readonly EncryptedColumn[]
): Promise<number> {
  const byTable = Map.groupBy(encryptedColumns, ({ table }) => table)
  let count = 0
  for (const [table, columns] of byTable) {
    const rows = await parts.database.db
      .selectFrom('deleted_rows')
      .selectAll()
      .where('source', '=', table)
      .where('content', 'like', `%"${ciphertextPrefix}%`)
      .execute()
    for (const { user_id: userId, content } of rows) {
      const before = JSON.parse(content) as Row
      const renewed = await rotateRow(parts, columns, before)
      const changed = Object.keys(renewed).length
      if (changed === 0) continue
      await parts.database.db
        .updateTable('deleted_rows')
        .set({ content: JSON.stringify({ ...before, ...renewed }) })
        .where('user_id', '=', userId)
        .where('source', '=', table)
        .where('content', '=', content)
        .execute()
      count += changed
    }
  }
  return count
}

/** The rotated ciphertexts of a stored row, of those columns that were under an older key. */
async function rotateRow(
  { encryptor, log }: Parts,
  columns: readonly EncryptedColumn[],
  values: Row
): Promise<Row> {
  const renewed: Row = {}
  for (const { table, key, column, encryptedFor = column } of columns) {
    const ciphertext = values[column]
    const row = String(values[key])
    if (typeof ciphertext !== 'string' || !ciphertext.startsWith(ciphertextPrefix)) continue
    if (ciphertext.startsWith(encryptor.currentPrefix)) continue
    try {
      renewed[column] = await encryptor.rotate(ciphertext, { table, row, column: encryptedFor })
    } catch (error) {
      log.error('seal.key-gone', { table: `deleted ${table}`, column, row, error })
    }
  }
  return renewed
}
