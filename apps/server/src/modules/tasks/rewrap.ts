import { sql } from 'kysely'
import type { Accounts } from '../../accounts.ts'
import { sealedPrefix } from '../../crypto/seal.ts'
import type { Log } from '../../http/log.ts'

const batch = 200

/** Where sealed values stand: a table, the column that names the row, and the column of the value. */
interface SealedColumn {
  table: string
  key: string
  column: string
  /** The column that the value was sealed for, where it moves between two. */
  sealedFor?: string
}

/** Every column that holds sealed values; one that is missing here would be lost with its key. */
export const sealedColumns: readonly SealedColumn[] = [
  { table: 'settings', key: 'key', column: 'value' },
  { table: 'mails', key: 'id', column: 'recipient' },
  { table: 'mails', key: 'id', column: 'content' },
  { table: 'totp', key: 'user_id', column: 'secret' },
  { table: 'totp', key: 'user_id', column: 'pending', sealedFor: 'secret' },
  { table: 'recovery_sets', key: 'user_id', column: 'sealed_key' },
  { table: 'identity_providers', key: 'id', column: 'client_secret' }
]

interface Sealed {
  row: string
  value: string
}

/** Wraps again, under the current key, what an older one sealed; how many values (security bar 50). */
export async function rewrapAll(
  parts: Pick<Accounts, 'database' | 'sealer'> & { log: Log }
): Promise<number> {
  let count = 0
  for (const column of sealedColumns) count += await rewrapColumn(parts, column)
  return count
}

async function rewrapColumn(
  { database: { db }, sealer, log }: Pick<Accounts, 'database' | 'sealer'> & { log: Log },
  { table, key, column, sealedFor = column }: SealedColumn
): Promise<number> {
  const value = sql.ref(column)
  const id = sql.ref(key)
  let count = 0
  let after = ''
  for (;;) {
    const { rows } = await sql<Sealed>`
      select ${id} as row, ${value} as value from ${sql.table(table)}
      where ${id} > ${after} and ${value} like ${`${sealedPrefix}%`} and ${value} not like ${`${sealer.currentPrefix}%`}
      order by ${id} limit ${sql.lit(batch)}
    `.execute(db)
    for (const { row, value: sealed } of rows) {
      after = row
      try {
        const renewed = await sealer.rewrap(sealed, { table, row, column: sealedFor })
        // Where somebody has changed the value meanwhile, theirs stays.
        await sql`update ${sql.table(table)} set ${value} = ${renewed} where ${id} = ${row} and ${value} = ${sealed}`.execute(
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
