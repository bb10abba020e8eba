import { sql } from 'kysely'
import type { Database } from '../src/db/database.ts'
import { toSearchText } from '../src/db/search-text.ts'
import { toSearchWords } from '../src/users/users.repository.ts'

export interface LoadSize {
  users: number
  sessions: number
  auditRows: number
}

const batch = 500
const day = 24 * 60 * 60_000
const syllables = [
  'ma',
  'ri',
  'so',
  'len',
  'ka',
  'do',
  'ni',
  'bel',
  'tu',
  'ar',
  'vi',
  'os',
  'he',
  'pra',
  'qui',
  'zo'
]

/** A name of three syllables, distinct for each number up to 4096. */
export function nameOf(number: number): string {
  const [one = '', two = '', three = ''] = [0, 4, 8].map((bits) => syllables[(number >> bits) & 15])
  return `${one[0]?.toUpperCase()}${one.slice(1)}${two}${three}`
}

/** User number `index`; names spread so that a prefix of three letters finds some hundred in 100,000. */
export function toLoadUser(index: number): { first_name: string; last_name: string; email: string } {
  const first = nameOf((index * 2654435761) % 4096)
  const last = nameOf((index * 40503 + 17) % 4096)
  return {
    first_name: first,
    last_name: last,
    email: `${first}.${last}.${index}@example.com`.toLowerCase()
  }
}

/** One in fifty is not active, one in a thousand suspended. */
function statusOf(index: number): 'active' | 'inactive' | 'suspended' {
  if (index % 50 !== 0) return 'active'
  return index % 1000 === 0 ? 'suspended' : 'inactive'
}

/** Seeds a database with users who share a password, their sessions and audit entries, for the benchmark. */
export async function seedLoad(
  { db, engine }: Database,
  { users, sessions, auditRows }: LoadSize,
  passwordHash: string
): Promise<void> {
  const now = Date.now()
  for (let from = 0; from < users; from += batch) {
    const rows = Array.from({ length: Math.min(batch, users - from) }, (_, offset) => {
      const index = from + offset
      return {
        id: `person-${index}`,
        ...toLoadUser(index),
        role: index % 200 === 0 ? ('editor' as const) : ('user' as const),
        status: statusOf(index),
        email_verified_at: index % 7 === 0 ? null : now - index,
        password_hash: passwordHash,
        password_changed_at: now,
        tenant_id: null,
        avatar: null,
        last_login_at: index % 3 === 0 ? null : now - ((index * 7919) % (90 * day)),
        login_count: index % 3 === 0 ? 0 : index % 211,
        created_at: now - 400 * day + index,
        updated_at: now,
        ...toSearchText(toLoadUser(index))
      }
    })
    await db.transaction().execute(async (transaction) => {
      await transaction.insertInto('users').values(rows).execute()
      const words = rows.flatMap((row) => toSearchWords(row).map((word) => ({ word, user_id: row.id })))
      await transaction.insertInto('user_words').values(words).execute()
    })
  }
  const numbers = (count: number) =>
    engine === 'postgres'
      ? `generate_series(0, ${count - 1}) as numbers (n)`
      : `(with recursive counted (n) as (select 0 union all select n + 1 from counted where n < ${count - 1}) select n from counted) as numbers`
  const statements = [
    `insert into sessions (id, user_id, area, created_at, last_used_at, expires_at, idle_ms, remember, transport, ip, device,
       methods, proved_at, revoked_at, revoke_reason)
     select 'session-' || n, 'person-' || (n % ${users}), 'user', ${now - 30 * day} + n, ${now} - n,
       ${now + 8 * 60 * 60_000} + n, 28800000, 0, 'body', '192.0.2.1', 'Firefox 146 on Linux', '["password"]', ${now},
       case when n % 3 = 0 then ${now} else null end, case when n % 3 = 0 then 'sign-out' else null end
     from ${numbers(sessions)}`,
    `insert into refresh_tokens (hash, session_id, counter, created_at, replaced_at, successor)
     select 'hash-' || n, 'session-' || n, 1, ${now}, null, null from ${numbers(sessions)}`,
    `insert into audit (seq, at, action, outcome, actor_id, impersonator_id, subject_type, subject_id, ip, device, details,
       previous_hash, hash)
     select n + 1, ${now - 30 * day} + n, 'auth.login', 'done', 'person-' || (n % ${users}), null, 'session',
       'session-' || n, '192.0.2.1', 'Firefox 146 on Linux', '{}', 'seeded', 'seeded'
     from ${numbers(auditRows)}`
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
  // Postgres runs autovacuum after a while; SQLite has none, so it is not helped here either.
  if (engine === 'postgres') await sql.raw('vacuum analyze').execute(db)
}
