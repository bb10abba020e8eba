import { sql } from 'kysely'
import type { Database, Queries } from '@sitewright/kernel/db'
import { insertLoadUsers } from './load-users.ts'
import { bulkLoad } from '@sitewright/kernel/testing/bulk-load'

export interface LoadSize {
  users: number
  sessions: number
  auditRows: number
}

const day = 24 * 60 * 60_000

/** Tables that have many rows. */
const tables = ['users', 'user_words', 'sessions', 'refresh_tokens', 'audit', 'audit_search'] as const

/** SQL per engine before and after the inserts: memory for sorting, and statistics. */
const around = {
  sqlite: {
    before: ['pragma cache_size = -400000', fullTextMemory(64 * 1024 * 1024)],
    // No statistics, since SQLite gathers none by itself in operation.
    after: [fullTextMemory(1024 * 1024), 'pragma cache_size = -2000']
  },
  postgres: {
    before: [`set maintenance_work_mem = '512MB'`],
    after: ['reset maintenance_work_mem', `vacuum analyze ${[...tables, 'user_counts'].join(', ')}`]
  }
} as const

/** SQL that sets how much text FTS5 buffers before it writes a segment. */
function fullTextMemory(bytes: number): string {
  return `insert into audit_trigrams (audit_trigrams, rank) values ('hashsize', ${bytes})`
}

/** The SQL of a table of numbers. */
const numbersOf = {
  sqlite: (from: number, count: number) =>
    `(with recursive counted (n) as (select ${from} union all select n + 1 from counted where n < ${from + count - 1})
      select n from counted where ${count} > 0) as numbers`,
  postgres: (from: number, count: number) =>
    `generate_series(${from}::bigint, ${from + count - 1}::bigint) as numbers (n)`
} as const

interface Part {
  queries: Queries
  size: LoadSize
  now: number
  numbers: (from: number, count: number) => string
}

/** Seeds a database with users who share a password, their sessions and audit entries, for the benchmark. */
export async function seedLoad(
  { db, engine }: Database,
  size: LoadSize,
  passwordHash: string
): Promise<void> {
  await db.connection().execute(async (queries) => {
    const part: Part = { queries, size, now: Date.now(), numbers: numbersOf[engine] }
    const { before, after } = around[engine]
    await runAll(queries, before)
    await bulkLoad({ db: queries, engine }, tables, async () => {
      await uncounted({ db: queries, engine }, () =>
        insertLoadUsers(queries, { ...part, users: size.users, passwordHash })
      )
      await insertSessions(part)
      await insertAudit(part)
    })
    await runAll(queries, after)
  })
}

/**
 * Runs work while Postgres does not count users, and counts them afterwards: each count leaves a row version that the
 * next one in the transaction has to skip.
 */
async function uncounted(
  { db, engine }: { db: Queries; engine: Database['engine'] },
  work: () => Promise<void>
): Promise<void> {
  if (engine === 'sqlite') return work()
  await sql`alter table users disable trigger users_counted`.execute(db)
  await work()
  await sql`alter table users enable trigger users_counted`.execute(db)
  await sql`delete from user_counts`.execute(db)
  await sql`insert into user_counts (tenant, role, status, people)
    select coalesce(tenant_id, ''), role, status, count(*) from users group by 1, 2, 3`.execute(db)
}

async function runAll(queries: Queries, statements: readonly string[]): Promise<void> {
  for (const statement of statements) await sql.raw(statement).execute(queries)
}

function insertSessions({ queries, size: { users, sessions }, now, numbers }: Part): Promise<void> {
  return runAll(queries, [
    `insert into sessions (id, user_id, area, created_at, last_used_at, expires_at, idle_ms, remember, transport, ip, device,
       methods, proved_at, revoked_at, revoke_reason)
     select 'session-' || n, 'person-' || (n % ${users}), 'user', ${now - 30 * day} + n, ${now} - n,
       ${now + 8 * 60 * 60_000} + n, 28800000, 0, 'body', '192.0.2.1', 'Firefox 146 on Linux', '["password"]', ${now},
       case when n % 3 = 0 then ${now} else null end, case when n % 3 = 0 then 'sign-out' else null end
     from ${numbers(0, sessions)}`,
    `insert into refresh_tokens (hash, session_id, counter, created_at, replaced_at, successor)
     select 'hash-' || n, 'session-' || n, 1, ${now}, null, null from ${numbers(0, sessions)}`
  ])
}

function insertAudit({ queries, size: { users, auditRows }, now, numbers }: Part): Promise<void> {
  // Evenly, as a log of thirty days grows: the tolerated clock skew covers some of it, not a third.
  const at = `${now - 30 * day} + n * ${Math.floor((30 * day) / Math.max(1, auditRows))}`
  const action = `case when n % 2000 = 7 then 'provider.update' else 'auth.login' end`
  return runAll(queries, [
    `insert into audit (seq, at, action, outcome, actor_id, impersonator_id, subject_type, subject_id, ip, device, details,
       previous_hash, hash)
     select n + 1, ${at}, ${action}, case when n % 50 = 3 then 'refused' else 'done' end,
       'person-' || (n % ${users}), null, 'session', 'session-' || n, '192.0.2.1', 'Firefox 146 on Linux', '{}', 'seeded',
       'seeded'
     from ${numbers(0, auditRows)}`,
    `insert into audit_search (seq, search_text)
     select n + 1, ${action} || ' 192.0.2.1 firefox-' || (n % 100) || ' note-' || n || 'x' from ${numbers(0, auditRows)}`
  ])
}
