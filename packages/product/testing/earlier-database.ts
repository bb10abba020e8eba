import { migrate, type Database } from '@sitewright/kernel/db'
import { sql } from 'kysely'
import { product } from '../src/product.ts'

const tables = ['users', 'sessions', 'saved_projects', 'saved_project_versions', 'identities'] as const

/** Fills a database as the version before the baselines left it: users with sessions, projects and providers. */
export async function fillEarlierDatabase(database: Database, people: number): Promise<void> {
  const { db } = database
  const baselines = Object.entries(product.migrations).filter(([name]) => name.startsWith('2'))
  await migrate(database, Object.fromEntries(baselines))
  for (let number = 1; number <= people; number += 1) {
    const id = `person-${number}`
    for (const statement of [
      sql`insert into users (id, email, first_name, last_name, role, status, password_hash, token_version, login_count, created_at, updated_at)
        values (${id}, ${`${id}@example.com`}, ${`Maya ${number}`}, 'Okafor', 'user', 'active', 'hash', 1, ${number}, ${number}, ${number})`,
      sql`insert into sessions (id, user_id, area, created_at, last_used_at, expires_at, idle_ms, remember, transport, ip, device, methods, proved_at)
        values (${`session-${number}`}, ${id}, 'user', 1, ${number}, 9999999999999, 1, 0, 'cookie', '192.0.2.1', 'Firefox', '[]', 1)`,
      sql`insert into saved_projects (id, user_id, name, framework, features, version, thumbnail, created_at, updated_at)
        values (${`project-${number}`}, ${id}, ${`Bakery ${number}`}, 'react', 3, 1, '{}', 1, 1)`,
      sql`insert into saved_project_versions (project_id, version, framework, features, site, saved_at)
        values (${`project-${number}`}, 1, 'react', 3, ${`{"number":${number}}`}, 1)`,
      sql`insert into identities (id, user_id, provider, issuer, subject, connected_at)
        values (${`identity-${number}`}, ${id}, 'google', 'https://accounts.google.com', ${id}, 1)`
    ])
      await statement.execute(db)
  }
  await sql`delete from kysely_migration`.execute(db)
  await sql`insert into kysely_migration (name, timestamp) values ('105-import-first-row', '')`.execute(db)
}

/** Counts the rows that were filled in, by table. */
export async function countRows({ db }: Database): Promise<Readonly<Record<string, number>>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db
    )
    counts[table] = Number(rows[0]?.count)
  }
  return counts
}

/** Integrity errors that SQLite reports, such as foreign keys without a row; undefined if there are none. */
export async function findDamage(database: Database): Promise<string | undefined> {
  if (database.engine === 'postgres') return undefined
  const { rows: broken } = await sql`pragma foreign_key_check`.execute(database.db)
  const { rows: checked } = await sql`pragma integrity_check`.execute(database.db)
  return broken.length > 0 || !JSON.stringify(checked).includes('"ok"')
    ? JSON.stringify([broken, checked])
    : undefined
}
