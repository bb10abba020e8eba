import { undoMs } from '@sitewright/api'
import { sql, type RawBuilder } from 'kysely'
import { verificationMs } from '../credentials/one-time-tokens.ts'
import { day, hour } from './durations.ts'
import type { ExpiryRule } from './purge-expired.ts'

/**
 * Expiry rules of the kernel's tables. Unverified registrations are deleted when their link expires (security bar 60).
 * Ended sessions are stored for a day, and mails and jobs for a month, so that questions about them can be answered;
 * notices for 90 days. Deleted users are stored for as long as they can be restored, which a job counts from its end. The
 * newest event stays: it holds the last id of the stream.
 */
export const kernelExpiry: readonly ExpiryRule[] = [
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
  { table: 'notices', key: ['id'], when: (now) => sql`created_at < ${now - 90 * day}` },
  { table: 'metric_calls', key: ['resolution', 'route', 'tenant', 'at', 'server_id'], when: isOldWindow },
  { table: 'metric_gauges', key: ['resolution', 'name', 'at', 'server_id'], when: isOldWindow },
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
