import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../db/database.ts'
import { yieldToEventLoop } from '../services/yield-to-event-loop.ts'

const batch = 1000

/** Expiry rule of a table: its key, and which rows are expired at a time in milliseconds. */
export interface ExpiryRule {
  table: string
  key: readonly string[]
  when: (now: number) => RawBuilder<boolean>
}

/** Deletes the rows that `rules` call expired, in batches of a thousand, so that no transaction is long; returns how many. */
export async function purgeExpired(
  queries: Queries,
  now: number,
  rules: readonly ExpiryRule[]
): Promise<number> {
  let purged = 0
  for (const { table, key, when } of rules) {
    const columns = sql.join(key.map((column) => sql.ref(column)))
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where (${columns}) in
        (select ${columns} from ${sql.table(table)} where ${when(now)} limit ${sql.lit(batch)})
      `.execute(queries)
      purged += Number(numAffectedRows)
      if (numAffectedRows > 0n) await yieldToEventLoop()
      if (numAffectedRows < BigInt(batch)) break
    }
  }
  return purged
}
