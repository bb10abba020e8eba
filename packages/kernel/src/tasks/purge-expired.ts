import {
  checkLimits,
  explorerLimits,
  invitationLimits,
  maintenanceLimits,
  undoMs,
  queryLimits,
  satisfactionLimits
} from '@sitewright/api'
import { sql, type RawBuilder } from 'kysely'
import type { Queries } from '../db/database.ts'
import { verificationMs } from '../credentials/one-time-tokens.ts'
import { yieldToEventLoop } from '../services/yield-to-event-loop.ts'

const hour = 3_600_000
const day = 24 * hour
const batch = 1000

/** Retention rule of a table: its key, and which rows are expired. */
interface ExpiryRule {
  table: string
  key: readonly string[]
  when: (now: number) => RawBuilder<boolean>
}

/**
 * Unverified registrations are deleted when their link expires (security bar 60). Ended sessions are retained for a
 * day, and mails and jobs for a month, so that questions about them can be answered; notices for 90 days, uploaded
 * files for a day. Deleted users are retained while they can be restored, which for a job counts from its end. The
 * newest event stays, as the position of the stream.
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
  {
    table: 'deleted_users',
    key: ['user_id'],
    when: (now) => sql`deleted_at < ${now - undoMs} and (job_id is null or not exists (
      select 1 from jobs where jobs.finished_at is null and job_id in (jobs.id, jobs.undo_of)
      or jobs.id = job_id and jobs.undo_until >= ${now}))`
  },
  { table: 'mails', key: ['id'], when: (now) => sql`ended_at < ${now - 30 * day}` },
  {
    table: 'job_items',
    key: ['job_id', 'position'],
    when: (now) => sql`job_id in (select id from jobs where finished_at < ${now - 30 * day})`
  },
  { table: 'jobs', key: ['id'], when: (now) => sql`finished_at < ${now - 30 * day}` },
  {
    table: 'import_rows',
    key: ['import_id', 'position'],
    when: (now) => sql`import_id in (select id from imports where created_at < ${now - day})`
  },
  { table: 'imports', key: ['id'], when: (now) => sql`created_at < ${now - day}` },
  {
    table: 'tenant_invitations',
    key: ['id'],
    when: (now) => sql`ended_at < ${now - invitationLimits.retentionDays * day}
      or expires_at < ${now - invitationLimits.retentionDays * day}`
  },
  { table: 'notices', key: ['id'], when: (now) => sql`created_at < ${now - 90 * day}` },
  {
    table: 'query_history',
    key: ['id'],
    when: (now) => sql`created_at < ${now - queryLimits.historyDays * day}`
  },
  {
    table: 'query_charges',
    key: ['user_id', 'connection_id', 'day'],
    when: (now) => sql`day < ${Math.floor(now / day) - queryLimits.historyDays}`
  },
  {
    table: 'satisfaction_answers',
    key: ['id'],
    when: (now) => sql`answered_at < ${now - satisfactionLimits.retentionMs}`
  },
  {
    table: 'satisfaction_asks',
    key: ['user_id'],
    when: (now) => sql`asked_at < ${now - satisfactionLimits.againMs}`
  },
  {
    table: 'query_counts',
    key: ['connection_id', 'hour'],
    when: (now) => sql`hour < ${Math.floor(now / hour) - 24}`
  },
  {
    table: 'explorer_calls',
    key: ['id'],
    when: (now) => sql`created_at < ${now - explorerLimits.historyDays * day} or deleted_at < ${now - undoMs}`
  },
  { table: 'oauth_flows', key: ['state_hash'], when: (now) => sql`expires_at < ${now}` },
  { table: 'provider_trials', key: ['id'], when: (now) => sql`expires_at < ${now}` },
  { table: 'passkey_challenges', key: ['hash'], when: (now) => sql`expires_at < ${now}` },
  { table: 'second_factor_resets', key: ['user_id'], when: (now) => sql`expires_at < ${now}` },
  { table: 'metric_calls', key: ['resolution', 'route', 'tenant', 'at', 'server_id'], when: isOldWindow },
  { table: 'metric_gauges', key: ['resolution', 'name', 'at', 'server_id'], when: isOldWindow },
  { table: 'alerts', key: ['id'], when: (now) => sql`resolved_at < ${now - 400 * day}` },
  { table: 'webhook_deliveries', key: ['id'], when: (now) => sql`ended_at < ${now - 30 * day}` },
  { table: 'need_snoozes', key: ['id'], when: (now) => sql`until < ${now}` },
  { table: 'database_writes', key: ['id'], when: (now) => sql`begun_at < ${now - 30 * day}` },
  { table: 'silences', key: ['id'], when: (now) => sql`until < ${now - 30 * day}` },
  { table: 'check_results', key: ['id'], when: (now) => sql`at < ${now - checkLimits.resultDays * day}` },
  {
    table: 'check_buckets',
    key: ['check_id', 'resolution', 'at'],
    when: (now) => sql`(resolution = 3600 and at < ${now - 2 * day})
      or (resolution = 86400 and at < ${now - (checkLimits.days + 1) * day})`
  },
  {
    table: 'maintenance_windows',
    key: ['id'],
    when: (now) => sql`ends_at < ${now - maintenanceLimits.retentionDays * day}`
  },
  { table: 'servers', key: ['id'], when: (now) => sql`seen_at < ${now - 7 * day}` },
  {
    table: 'events',
    key: ['id'],
    when: (now) => sql`at < ${now - hour} and id < (select max(id) from events)`
  }
]

/** Windows of ten seconds are retained for three hours, of a minute for three days, of an hour for 400 days. */
function isOldWindow(now: number): RawBuilder<boolean> {
  return sql`(resolution = 10 and at < ${now - 3 * hour}) or (resolution = 60 and at < ${now - 3 * day})
    or (resolution = 3600 and at < ${now - 400 * day})`
}

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
      if (numAffectedRows > 0n) await yieldToEventLoop()
      if (numAffectedRows < BigInt(batch)) break
    }
  }
  return purged
}
