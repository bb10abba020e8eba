import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../db/database.ts'
import { verificationMs } from '../credentials/one-time-tokens.ts'

const hour = 3_600_000
const day = 24 * hour
const batch = 1000

/** Expiry rule of a table: its key, and which rows are expired. */
interface ExpiryRule {
  table: string
  key: readonly string[]
  when: (now: number) => RawBuilder<boolean>
}

/**
 * Unverified registrations are deleted when their link expires (security bar 60). Ended sessions are kept for a day, and
 * mails and jobs for a month, so that questions about them can be answered. The newest event stays: it tells how far a stream may
 * have come.
 */
const expiryRules: readonly ExpiryRule[] = [
  {
    table: 'users',
    key: ['id'],
    when: (now) => sql`status = 'pending' and updated_at < ${now - verificationMs}`
  },
  { table: 'sessions', key: ['id'], when: (now) => sql`expires_at < ${now - day}` },
  { table: 'sessions', key: ['id'], when: (now) => sql`revoked_at < ${now - day}` },
  { table: 'one_time_tokens', key: ['hash'], when: (now) => sql`expires_at < ${now - day}` },
  { table: 'rate_counts', key: ['key'], when: (now) => sql`ends_at <= ${now}` },
  {
    table: 'attempts',
    key: ['account', 'device'],
    when: (now) => sql`window_ends_at <= ${now} and (locked_until is null or locked_until <= ${now})`
  },
  { table: 'mails', key: ['id'], when: (now) => sql`ended_at < ${now - 30 * day}` },
  {
    table: 'job_items',
    key: ['job_id', 'position'],
    when: (now) => sql`job_id in (select id from jobs where finished_at < ${now - 30 * day})`
  },
  { table: 'jobs', key: ['id'], when: (now) => sql`finished_at < ${now - 30 * day}` },
  { table: 'oauth_flows', key: ['state_hash'], when: (now) => sql`expires_at < ${now}` },
  { table: 'passkey_challenges', key: ['hash'], when: (now) => sql`expires_at < ${now}` },
  { table: 'second_factor_resets', key: ['user_id'], when: (now) => sql`expires_at < ${now}` },
  {
    table: 'events',
    key: ['id'],
    when: (now) => sql`at < ${now - hour} and id < (select max(id) from events)`
  }
]

/** Deletes expired rows in batches of a thousand, so that no transaction is long; returns how many. */
export async function purgeExpired(queries: Queries, now: number): Promise<number> {
  let purged = 0
  for (const { table, key, when } of expiryRules) {
    const columns = sql.join(key.map((column) => sql.ref(column)))
    for (;;) {
      const { numAffectedRows = 0n } = await sql`
        delete from ${sql.table(table)} where (${columns}) in
        (select ${columns} from ${sql.table(table)} where ${when(now)} limit ${sql.lit(batch)})
      `.execute(queries)
      purged += Number(numAffectedRows)
      if (numAffectedRows < BigInt(batch)) break
    }
  }
  return purged
}
