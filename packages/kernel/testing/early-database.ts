import { sql } from 'kysely'
import { Migrator } from 'kysely/migration'
import type { Database } from '../src/db/database.ts'
import { migrations } from '../src/db/migrations/migrate.ts'

/** The last migration of the first version that people used. */
export const earlyVersion = '008-second-factor-resets'

/** Migrates an empty database as far as a migration; `bare` as versions did that ran each statement by itself. */
export async function migrateTo(
  database: Database,
  last: string,
  { bare = false }: { bare?: boolean } = {}
): Promise<void> {
  const { error } = await new Migrator({
    db: database.db,
    disableTransactions: bare,
    provider: {
      getMigrations: () =>
        Promise.resolve(
          Object.fromEntries(Object.entries(migrations).map(([name, make]) => [name, make(database)]))
        )
    }
  }).migrateTo(last)
  if (error !== undefined) throw error
}

/** Fills a database of the first version: people who signed in in each way, with sessions, projects and an audit log. */
export async function fillEarlyDatabase({ db }: Database, people: number): Promise<void> {
  for (let number = 1; number <= people; number += 1) {
    const id = `person-${number}`
    const status = number % 7 === 0 ? 'suspended' : 'active'
    const way = number % 3 === 0 ? 'provider:google' : 'password'
    const details = JSON.stringify(number % 7 === 0 ? { status: { to: status } } : { methods: [way] })
    const action = number % 7 === 0 ? 'user.change' : 'auth.login'
    for (const statement of [
      sql`insert into users (id, email, first_name, last_name, role, status, password_hash, token_version, login_count, created_at, updated_at)
        values (${id}, ${`${id}@example.com`}, ${`Maya ${number}`}, 'Okafor', 'user', ${status},
          ${number % 3 === 0 ? null : 'hash'}, 1, ${number}, ${number}, ${number})`,
      sql`insert into sessions (id, user_id, area, created_at, last_used_at, expires_at, idle_ms, remember, transport, ip, device, methods, proved_at)
        values (${`session-${number}`}, ${id}, 'user', 1, ${number}, 9999999999999, 1, 0, 'cookie', '192.0.2.1', 'Firefox', '[]', 1)`,
      sql`insert into saved_projects (id, user_id, name, framework, features, version, thumbnail, created_at, updated_at)
        values (${`project-${number}`}, ${id}, ${`Bakery ${number}`}, 'react', 3, 1, '{}', 1, 1)`,
      sql`insert into saved_project_versions (project_id, version, framework, features, site, saved_at)
        values (${`project-${number}`}, 1, 'react', 3, ${`{"number":${number}}`}, 1)`,
      sql`insert into identities (id, user_id, provider, issuer, subject, connected_at)
        values (${`identity-${number}`}, ${id}, 'google', 'https://accounts.google.com', ${id}, 1)`,
      sql`insert into totp (user_id, secret) values (${id}, ${number % 2 === 0 ? 'sealed' : null})`,
      sql`insert into audit (seq, at, action, outcome, actor_id, subject_id, ip, device, details, previous_hash, hash)
        values (${number}, ${number * 3_600_000}, ${action}, 'done', ${id}, ${id}, '192.0.2.1', 'Firefox', ${details}, 'a', 'b')`
    ])
      await statement.execute(db)
  }
}

/** How many rows of the first version are there. */
export async function countEarlyRows({ db }: Database): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const table of [
    'users',
    'sessions',
    'saved_projects',
    'saved_project_versions',
    'identities',
    'audit'
  ]) {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)}`.execute(db)
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}

/** What SQLite itself finds wrong with a database, such as rows without the row that they refer to; undefined if nothing. */
export async function findDamage(database: Database): Promise<string | undefined> {
  if (database.engine === 'postgres') return undefined
  const { rows: broken } = await sql`pragma foreign_key_check`.execute(database.db)
  const { rows: checked } = await sql`pragma integrity_check`.execute(database.db)
  return broken.length > 0 || !JSON.stringify(checked).includes('"ok"')
    ? JSON.stringify([broken, checked])
    : undefined
}
